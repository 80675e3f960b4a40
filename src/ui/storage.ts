/* Local storage that may be blocked, full or hold anything: then it is as if nothing were stored. */

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
