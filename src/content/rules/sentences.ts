/* A municipal engineer whose second language is English can repeat a sentence of this length after one reading. */
import { countWords } from './lengths.ts';

const longestSentence = 28;

/** Legal texts may need longer ones. */
export const tooLong = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => countWords(sentence) > longestSentence);
