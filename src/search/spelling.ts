/* Corrects misspelled words with the words of the site. */
import { editDistance } from '../ui/edit-distance.ts';

/** No typo in a short word, where another letter is another word: one from five letters, two from eight. */
const typosIn = (word: string) => (word.length > 7 ? 2 : word.length > 4 ? 1 : 0);

/** The known words that are closest to this one, if any is close enough. */
export function correctionsOf(word: string, vocabulary: ReadonlySet<string>): string[] {
  if (word.length < 4) return [];
  const sound = soundOf(word);
  const alike: string[] = [];
  let [closest, shortest]: [string[], number] = [[], typosIn(word)];
  for (const known of vocabulary) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > 2) continue;
    if (soundOf(known) === sound) alike.push(known);
    else if (alike.length === 0 && Math.abs(known.length - word.length) <= shortest) {
      const distance = editDistance(word, known);
      if (distance > shortest) continue;
      closest = distance < shortest ? [known] : [...closest, known];
      shortest = distance;
    }
  }
  return alike.length > 0 ? alike : closest;
}

/** The slips that are made most: a doubled letter too many or too few, and the length of a Hindi vowel. */
const soundOf = (word: string) =>
  word
    .replace(/(\p{Letter})\1+/gu, '$1')
    .replace(/ी/g, 'ि')
    .replace(/ू/g, 'ु');
