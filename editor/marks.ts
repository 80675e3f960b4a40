/*
 * Encodes a literal's number in invisible characters at the end of a text. They have no width, allow no line break
 * and are not white space.
 */
const digits = ['\u2061', '\u2062', '\u2063', '\u2064'];
const end = '\u2060';

const pattern = /([\u2061-\u2064]+)\u2060/g;

export function encode(number: number): string {
  const written = [...number.toString(digits.length)].map((digit) => digits[Number(digit)]);
  return written.join('') + end;
}

function decode(mark: string): number {
  const written = [...mark].flatMap((character) => {
    const digit = digits.indexOf(character);
    return digit < 0 ? [] : [digit];
  });
  return Number.parseInt(written.join(''), digits.length);
}

export const withoutMarks = (text: string) => text.replace(pattern, '');

export const keepingMarks = (text: string, isKept: (number: number) => boolean) =>
  text.replace(pattern, (mark, written: string) => (isKept(decode(written)) ? mark : ''));

/** The marks of a text with their ranges. */
export function marksIn(text: string): { number: number; start: number; end: number }[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, 1: written = '', index }) => ({
    number: decode(written),
    start: index,
    end: index + whole.length,
  }));
}
