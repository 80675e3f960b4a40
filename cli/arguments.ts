/* Reads the words after a program's name. One it does not know ends the program: it would be taken for the default. */
import { parseArgs } from 'node:util';
import { fail } from './fail.ts';

interface Known<Flag extends string> {
  flags?: Flag[];
  /** How many words there may be besides the flags. */
  words?: number;
}

export function readArguments<Flag extends string = never>({ flags = [], words = 0 }: Known<Flag> = {}) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > words) throw new Error(`Unexpected argument '${positionals[words]}'`);
    return { has: (flag: Flag) => values[flag] === true, words: positionals };
  } catch (error) {
    // Node's advice on words that begin with a hyphen follows in a second sentence.
    const [problem] = (error as Error).message.split('. ');
    return fail(`${problem}.${flags.length > 0 ? ` There is --${flags.join(' and --')}.` : ''}`);
  }
}

/** The only word: a number above zero. */
export function readCount(usual: number): number {
  const [word = String(usual)] = readArguments({ words: 1 }).words;
  return Number(word) > 0 ? Number(word) : fail(`'${word}' is not a number above zero.`);
}

/** Each word is one of these. */
export function readChoices<Choice extends string>(choices: readonly Choice[]): Choice[] {
  const { words } = readArguments({ words: choices.length });
  const unknown = words.filter((word) => !choices.includes(word as Choice));
  if (unknown.length > 0) fail(`Nothing is called ${unknown.join(' or ')}, only ${choices.join(', ')}.`);
  return words as Choice[];
}
