/* localStorage that may be blocked, full or corrupt, which counts as empty. */

export function readStored<Value extends string>(key: string, allowed: readonly Value[]): Value | undefined {
  try {
    const value = localStorage.getItem(key);
    return allowed.find((one) => one === value);
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
