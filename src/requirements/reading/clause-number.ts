/* Clause numbers as tenders write them: 4, 5.3, 5.3.2(a), B-12, 2.1.iv, (c), १.२. */
const written = String.raw`(?:\(?(?:\d{1,4}|[A-Za-z]{1,4}(?=[.\-\d(])|[ivxIVX]{1,5}|[A-Za-z])(?:[.\-/](?:\d{1,4}|[a-z]|[ivx]{1,5}))*\)?(?:\s?\((?:\d{1,3}|[a-z]|[ivx]{1,5})\))*[.):]?)`;
const whole = new RegExp(`^${written}$`);
const leading = new RegExp(`^\\s*(${written})(?:\\s+|(?<=[.)])(?=\\p{Lu}))(?=\\S)`, 'u');

export function isNumber(cell: string): boolean {
  const number = inWesternDigits(cell.trim());
  return cell.length < 16 && /[\divx(]|^[A-Za-z][.)]$/.test(number) && whole.test(number);
}

export interface NumberedLine {
  number: string;
  text: string;
}

/** Splits '5.3.2(a) The room shall …' in two; whether it is a clause number only the whole list can tell. */
export function leadingNumber(line: string): NumberedLine | undefined {
  const [all, number] = leading.exec(inWesternDigits(line)) ?? [];
  // Units begin with a bracket too: '(24 V) power'.
  if (!all || !number || /\([^)]*$/.test(number)) return undefined;
  const text = line.slice(all.length).trim();
  // A plain figure is a number only before a new sentence, and a plain word never is: '12 agencies', 'A room'.
  const isPlain = /^\d+$/.test(number) ? !/^[\p{Lu}\p{Lo}]/u.test(text) : /^\p{L}+$/u.test(number);
  return isPlain ? undefined : { number: line.trimStart().slice(0, number.length), text };
}

const otherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/** Keeps the length, so that places in the result are places in the text. */
export function inWesternDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९]/g, (digit) => String(otherDigits.indexOf(digit) % 10));
}

/** 5.3 contains 5.3.2 and 5.3(a). */
export function holdsNumber(outer: string, inner: string): boolean {
  const plain = (number: string) => number.replace(/[.):]+$/, '').replace(/\.0$/, '');
  const [one, other] = [plain(outer), inner];
  return (
    one !== '' &&
    other.length > one.length &&
    other.startsWith(one) &&
    /^[.\-/\s(]/.test(other.slice(one.length))
  );
}
