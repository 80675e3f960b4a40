/*
 * Clause numbers as tenders write them: 4, 5.3, 5.3.2(a), B-12, 2.1.iv, (c), १.२. No two alternatives of a repeated
 * group match the same text, because a line of many parts would then be tried in more ways than there is time for.
 */
const written =
  /^\(?(?:\d{1,4}|[A-Za-z]{1,4}(?=[.\-\d(])|[ivxIVX]{1,5}|[A-Za-z])(?:[.\-/](?:\d{1,4}|[a-hj-uwyz]|[ivx]{1,5}))*\)?(?:\s?\((?:\d{1,3}|[a-hj-uwyz]|[ivx]{1,5})\)(?=[\s.):(]|$|\p{Lu}))*[.):]?/u;

/** No tender counts deeper. */
const longest = 40;

export function isNumber(cell: string): boolean {
  if (cell.length >= 16) return false;
  const number = inWesternDigits(cell.trim());
  return /[\divx(]|^[A-Za-z][.)]$/.test(number) && written.exec(number)?.[0] === number;
}

export interface NumberedLine {
  number: string;
  text: string;
}

/** Splits '5.3.2(a) The room shall …' in two; whether it is a clause number only the whole list can tell. */
export function leadingNumber(line: string): NumberedLine | undefined {
  const words = line.trimStart();
  const start = inWesternDigits(words.slice(0, longest + 2));
  const number = written.exec(start)?.[0] ?? '';
  const rest = start.slice(number.length);
  const ends = /^\s/.test(rest) || (/[.)]$/.test(number) && /^\p{Lu}/u.test(rest));
  const text = words.slice(number.length).trim();
  // Units begin with a bracket too: '(24 V) power'.
  const isOpen = number.lastIndexOf('(') > number.lastIndexOf(')');
  if (!number || number.length > longest || !ends || !text || isOpen) return undefined;
  // A plain figure is a number only before a new sentence, and a plain word never is: '12 agencies', 'A room'.
  const isPlain = /^\d+$/.test(number) ? !/^[\p{Lu}\p{Lo}]/u.test(text) : /^\p{L}+$/u.test(number);
  return isPlain ? undefined : { number: words.slice(0, number.length), text };
}

const otherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/** Keeps the length, so that places in the result are places in the text. */
export function inWesternDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९]/g, (digit) => String(otherDigits.indexOf(digit) % 10));
}

/** 5.3 contains 5.3.2 and 5.3(a). */
export function holdsNumber(outer: string, inner: string): boolean {
  const one = plain(outer);
  return one !== '' && inner.startsWith(one) && /^[.\-/\s(]/.test(inner.slice(one.length));
}

/** Without the marks and the zero at its end: 5.3.0) is 5.3. */
function plain(number: string): string {
  let end = number.length;
  while ('.):'.includes(number[end - 1] ?? ' ')) end -= 1;
  return number.slice(0, end).replace(/\.0$/, '');
}
