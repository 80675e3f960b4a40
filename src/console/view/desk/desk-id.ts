/* The desk's id is kept across reloads of its tab, so that its other windows reconnect. */
const key = 'run-a-shift-desk';

export function deskId(): string {
  const fresh = Math.random().toString(36).slice(2, 10);
  try {
    const kept = sessionStorage.getItem(key);
    if (kept) return kept;
    sessionStorage.setItem(key, fresh);
  } catch {
    // Storage is blocked: the other windows reconnect when somebody presses a button.
  }
  return fresh;
}
