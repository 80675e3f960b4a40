/*
 * Runs a regular expression as a backtracking engine does and counts its steps, so that a test can compare the work
 * for a text with the work for a longer one, on any machine.
 */
import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Called with the place the match has reached; false if nothing that follows matches from there. */
type Next = (at: number) => boolean;
type Matcher = (at: number, next: Next) => boolean;

export class TooManySteps extends Error {}

/** The steps of searching a text for the pattern as `exec` does, or for every match as `replace` does. */
export function countSteps(pattern: string, flags: string, text: string, most = 1_000_000): number {
  const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes('u'),
  });
  const oneLetterFlags = flags.replace(/[gy]/g, '');
  let steps = 0;
  const spend = () => {
    steps += 1;
    if (steps > most) throw new TooManySteps();
  };

  const anyOf = (choices: AST.Alternative[], back: boolean): Matcher => {
    const matchers = choices.map(({ elements }) => sequence(elements, back));
    return (at, next) => matchers.some((match) => match(at, next));
  };

  const sequence = (elements: AST.Element[], back: boolean): Matcher => {
    const ordered = elements.map((element) => matcherOf(element, back));
    if (back) ordered.reverse();
    return ordered.reduceRight<Matcher>(
      (rest, match) => (at, next) => match(at, (then) => rest(then, next)),
      (at, next) => next(at),
    );
  };

  /** One letter; in a lookbehind, the one before. */
  const letter = (raw: string, back: boolean): Matcher => {
    const one = new RegExp(`^(?:${raw})$`, oneLetterFlags);
    return (at, next) => {
      spend();
      const from = back ? at - 1 : at;
      return one.test(text[from] ?? '') && next(back ? from : at + 1);
    };
  };

  const repeated = ({ element, min, max, greedy }: AST.Quantifier, back: boolean): Matcher => {
    const match = matcherOf(element, back);
    const from =
      (count: number): Matcher =>
      (at, next) => {
        spend();
        const again = () =>
          count < max && match(at, (then) => (then !== at || count < min) && from(count + 1)(then, next));
        if (count < min) return again();
        return greedy ? again() || next(at) : next(at) || again();
      };
    return from(0);
  };

  const assertion = (node: AST.Assertion): Matcher => {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      const match = anyOf(node.alternatives, node.kind === 'lookbehind');
      return (at, next) => match(at, () => true) !== node.negate && next(at);
    }
    const isWord = (place: number) => /^\w$/.test(text[place] ?? '');
    const holds: Record<string, (at: number) => boolean> = {
      start: (at) => at === 0,
      end: (at) => at === text.length,
      word: (at) => (isWord(at - 1) !== isWord(at)) !== ('negate' in node && node.negate),
    };
    return (at, next) => {
      spend();
      return holds[node.kind]?.(at) === true && next(at);
    };
  };

  const matcherOf = (node: AST.Element, back: boolean): Matcher => {
    switch (node.type) {
      case 'Assertion':
        return assertion(node);
      case 'Quantifier':
        return repeated(node, back);
      case 'Group':
      case 'CapturingGroup':
        return anyOf(node.alternatives, back);
      case 'Backreference':
        throw new Error('A backreference cannot be counted');
      default:
        return letter(node.raw, back);
    }
  };

  const whole = anyOf(alternatives, false);
  const isGlobal = flags.includes('g');
  for (let at = 0; at <= text.length; ) {
    let end = at;
    const isFound = whole(at, (then) => {
      end = then;
      return true;
    });
    if (isFound && !isGlobal) break;
    at = Math.max(end, at + 1);
  }
  return steps;
}
