/* Clause numbers as tenders write them: 4, 5.3, 5.3.2(a), B-12, 2.1.iv, (c). */
const written = String.raw`(?:\(?(?:\d{1,4}|[A-Za-z]{1,4}(?=[.\-\d(])|[ivxIVX]{1,5}|[A-Za-z])(?:[.\-/]\s?(?:\d{1,4}|[a-z]{1,3}|[ivx]{1,5}))*\)?(?:\s?\([\da-z]{1,4}\))*[.):]?)`;
const whole = new RegExp(`^${written}$`);
const leading = new RegExp(`^\\s*(${written})(?:\\s+|(?<=[.)])(?=\\p{Lu}))(?=\\S)`, 'u');

export function isNumber(cell: string): boolean {
  return cell.length < 16 && /[\divx(]|^[A-Za-z][.)]$/.test(cell) && whole.test(cell.trim());
}

/**
 * Splits '5.3.2(a) The room shall …' in two. A number needs a digit or a bracket, or the 'A' of 'A room' would be
 * one.
 */
export function splitNumber(line: string): { number: string; text: string } {
  const [all, number = ''] = leading.exec(line) ?? [];
  if (!all || !/[\d()]/.test(number) || /^\d{1,4}$/.test(number)) return { number: '', text: line.trim() };
  return { number: number.replace(/[.:]$/, ''), text: line.slice(all.length).trim() };
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
