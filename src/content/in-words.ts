/* Numbers as running text writes them, so that a sentence counts what there is. */
const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export function inWords(count: number): string {
  if (count < small.length) return small[count] ?? '';
  if (count > 99) return String(count);
  const unit = count % 10;
  return `${tens[Math.floor(count / 10)]}${unit ? `-${small[unit]}` : ''}`;
}

/** At the start of a sentence. */
export function inWordsFirst(count: number): string {
  const words = inWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
