/** A moment in the address: `#moment=…`. The engine writes it in letters an address keeps as they are. */
const name = 'moment=';

export function momentFragment(text: string): string {
  return name + text;
}

export function momentIn(fragment: string): string | undefined {
  return fragment.startsWith(name) ? fragment.slice(name.length) : undefined;
}
