/* Numbers as words, so that sentences always state the actual count. */
const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export function numberInWords(count: number): string {
  if (count < small.length) return small[count] ?? '';
  if (count > 99) return String(count);
  const unit = count % 10;
  return `${tens[Math.floor(count / 10)]}${unit ? `-${small[unit]}` : ''}`;
}

/** A count with its noun, in the singular and the plural. */
export function inWords(count: number, one: string, many: string): string {
  return `${numberInWords(count)} ${count === 1 ? one : many}`;
}

/** At the start of a sentence. */
export function inWordsFirst(count: number, one: string, many: string): string {
  const words = inWords(count, one, many);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
