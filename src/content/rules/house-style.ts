/* House style for texts on any page. Each problem is one sentence for the author. */
import { glossaryProblems } from './glossary.ts';
import { countWords } from './lengths.ts';

const avoided: RegExp[] = [
  /\bleverag\w*/i,
  /\brobust\w*/i,
  /\bempower\w*/i,
  /\bfacilitat\w*/i,
  // The transformer of a substation is allowed.
  /\btransform(?!ers?\b)\w*/i,
  /\bstreamlin\w*/i,
  /\butili[sz](e|es|ed|ing)\b/i,
  /\bholistic\w*/i,
  /\bseamless\w*/i,
  /\bcutting[- ]edge/i,
  /\bworld[- ]class/i,
  /\bnext[- ]gen/i,
  /\bstate[- ]of[- ]the[- ]art/i,
  /\bend[- ]to[- ]end\b/i,
  /\b360[- ]?(degree|°)/i,
  /\bone[- ]stop\b/i,
  /\bAI[- ]powered/i,
  /\bleading\b/i,
  /\btrusted by\b/i,
  /\bbrains?\b/i,
  /\bnervous system/i,
  /\blorem ipsum/i,
];

// Legal claims are the owner's to make, with evidence.
const legal =
  /\b(DPDP|GIGW|GDPR|WCAG|HIPAA|IT Act)[\w. ]{0,12}[- ](compliant|compliance|certified|conformant)/i;

const american =
  /\b(colors?|behaviors?|favorites?|labor|fiber|meters? per|analyz\w+|(organ|recogn|real|custom|author|priorit|digit)iz\w+|catalogs?|programs? of work|traveled|canceled|modeling)\b/i;

/** House style of any text on any page. `placeholders` are the two the owner fills in. */
export function styleProblems(text: string, placeholders: string[]): string[] {
  const problems: string[] = [];
  const found = (pattern: RegExp) => pattern.exec(text)?.[0];
  for (const pattern of avoided) {
    const word = found(pattern);
    if (word) problems.push(`We avoid ‘${word}’: say what it does.`);
  }
  const claim = found(legal);
  if (claim) problems.push(`‘${claim}’ is a statement about law: it needs evidence, and is not made here.`);
  const spelling = found(american);
  if (spelling) problems.push(`‘${spelling}’ is the American spelling: use the British one.`);
  if (/\w'\w|"/.test(text)) problems.push('Use ’ for an apostrophe and ‘ ’ for quotation marks.');
  problems.push(...glossaryProblems(text));
  for (const bracket of text.match(/\[[^\]]*\]/g) ?? [])
    if (!placeholders.includes(bracket)) problems.push(`${bracket} looks like a placeholder.`);
  return problems;
}

/** Sentences of eight words or more, which must not be repeated. */
export const longSentences = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => countWords(sentence) >= 8)
    .map((sentence) => sentence.toLowerCase().replace(/[.!?]$/, ''));
