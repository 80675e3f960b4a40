/** A moment in the address: `#moment=…`, in characters that need no escaping. */
const name = 'moment=';

export function momentFragment(text: string): string {
  return name + text;
}

export function momentIn(fragment: string): string | undefined {
  return fragment.startsWith(name) ? fragment.slice(name.length) : undefined;
}
