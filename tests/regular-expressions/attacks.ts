/*
 * Texts that make a backtracking engine try hardest: what leads to a repeated part of a pattern, that part many
 * times, and then something that fits nothing.
 */
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import fc from 'fast-check';

export interface Attack {
  before: string;
  pump: string;
  after: string;
}

const letters = [...'1aiAIvVx. (),;:-/"\'\n\t\u00a0अ٣%!_<=&#'];

export function attacksOn(pattern: string, flags: string): fc.Arbitrary<Attack> {
  const { alternatives } = new RegExpParser().parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes('u'),
  });
  const oneLetterFlags = flags.replace(/[gy]/g, '');

  /** Texts a part of the pattern matches. */
  const samples = (node: AST.Element): fc.Arbitrary<string> => {
    switch (node.type) {
      case 'Assertion':
      case 'Backreference':
        return fc.constant('');
      case 'Group':
      case 'CapturingGroup':
        return anyOf(node.alternatives);
      case 'Quantifier': {
        const { min, max } = node;
        const counts = { minLength: min, maxLength: Math.min(max, min + 2) };
        return fc.array(samples(node.element), counts).map((parts) => parts.join(''));
      }
      default: {
        const one = new RegExp(`^(?:${node.raw})$`, oneLetterFlags);
        const own = [...letters, ...pattern].filter((letter) => one.test(letter));
        return fc.constantFrom(...(own.length > 0 ? own : ['']));
      }
    }
  };
  const joined = (elements: AST.Element[]) =>
    fc.tuple(...elements.map(samples)).map((parts) => parts.join(''));
  const anyOf = (choices: AST.Alternative[]) => fc.oneof(...choices.map(({ elements }) => joined(elements)));

  /** Each repeated part, with the elements before it. */
  const repeats: { before: AST.Element[]; element: AST.Element }[] = [];
  const visit = (choices: AST.Alternative[], before: AST.Element[]): void => {
    for (const { elements } of choices)
      for (const [index, node] of elements.entries()) {
        const path = [...before, ...elements.slice(0, index)];
        const inner = node.type === 'Quantifier' ? node.element : node;
        if (node.type === 'Quantifier' && node.max > 1) repeats.push({ before: path, element: inner });
        if ('alternatives' in inner) visit(inner.alternatives, path);
      }
  };
  visit(alternatives, []);

  const letter = fc.constantFrom(...letters);
  const after = fc.oneof(letter, fc.constant(''), fc.constant('!\u0000'));
  const any = fc.record({ before: fc.oneof(letter, fc.constant('')), pump: letter, after });
  return fc.oneof(
    any,
    ...repeats.map(({ before, element }) =>
      fc.oneof(
        fc.record({ before: joined(before), pump: samples(element), after }),
        // Where a search begins anew at every place.
        fc.record({ before: fc.constant(''), pump: joined([...before, element]), after }),
      ),
    ),
  );
}
