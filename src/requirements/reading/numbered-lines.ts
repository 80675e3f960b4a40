/*
 * Decides which lines of a list begin with a clause number: 'H.265' and '2.5' at the start of a clause are its own
 * words, unless such numbers go on from line to line.
 */
import { inWesternDigits, leadingNumber, type NumberedLine } from './clause-number.ts';

interface Candidate extends NumberedLine {
  /** The letters all numbers of a list have in common, or what kind of character they begin with. */
  form: string;
  parts: string[];
}

export function splitNumbers(lines: readonly string[]): NumberedLine[] {
  const candidates = lines.map(candidateIn);
  const forms = new Map<string, Candidate[]>();
  for (const candidate of candidates) if (candidate) push(forms, candidate);
  const accepted = new Set([...forms.values()].flatMap(numberedAmong));
  return candidates.map((candidate, index) =>
    candidate && (accepted.has(candidate) || cannotBeText(candidate))
      ? { number: candidate.number.replace(/[.:]$/, ''), text: candidate.text }
      : { number: '', text: lines[index]?.trim() ?? '' },
  );
}

function push(forms: Map<string, Candidate[]>, candidate: Candidate) {
  const alike = forms.get(candidate.form);
  if (alike) alike.push(candidate);
  else forms.set(candidate.form, [candidate]);
}

function candidateIn(line: string): Candidate | undefined {
  const found = leadingNumber(line);
  if (!found) return undefined;
  const written = inWesternDigits(found.number);
  const parts = written.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
  const prefix = /^[A-Za-z]{2,}(?=[-./(]?\d)/.exec(written)?.[0];
  if (prefix) return { ...found, form: prefix, parts: parts.slice(1) };
  return { ...found, form: /\d/.test(written[0] ?? '') ? 'digit' : caseOf(written), parts };
}

const caseOf = (written: string) => (/^\(?[a-z]/.test(written) ? 'lower' : 'upper');

/** No figure and no standard is written '4.', '4.3(a)', 'a)' or 'REQ-007', and none before a sentence is '4.3.2'. */
function cannotBeText({ number, text, form }: Candidate): boolean {
  if (/\)|^[A-Z]+-0\d/i.test(number)) return true;
  return (
    (form === 'digit' && /[.:]$/.test(number)) || (/^\d{1,3}(?:\.\d{1,3}){2,}$/.test(number) && opens(text))
  );
}

/** Whether a text begins like a sentence: 'The', not 'and' or 'MP'. */
const opens = (text: string) => /^["'“‘]?(?:\p{Lu}[\p{Ll}\s]|\p{Lo})/u.test(text);

/** The candidates that go on from one another; none if they are too few for a numbering, or jump. */
function numberedAmong(candidates: Candidate[]): Candidate[] {
  const expected = new Set<string>();
  const going: Candidate[] = [];
  let [firsts, byOne] = [0, 0];
  for (const [index, candidate] of candidates.entries()) {
    const { parts } = candidate;
    const [last, next] = [going.at(-1), candidates[index + 1]];
    // Once only: a standard is named again, a clause number is not.
    const follows = expected.delete(nameOf(parts));
    const jumps = (last && !isBefore(last.parts, parts)) || (next && isBefore(next.parts, parts));
    if (jumps && !follows && !isFirst(parts)) continue;
    if (follows) byOne += 1;
    else if (isFirst(parts)) firsts += 1;
    for (const depth of parts.keys())
      for (const after of followersOf(parts.slice(0, depth + 1))) expected.add(after);
    going.push(candidate);
  }
  const sentences = going.filter(({ text }) => opens(text)).length;
  const isPair = sentences === going.length && (firsts > 0 || going[0]?.form === 'digit');
  const isRow = going.length > 2 && (sentences >= going.length / 2 || firsts > 0);
  const steady = byOne > 0 && byOne + firsts >= going.length / 2 && going.length >= candidates.length * 0.8;
  return steady && (isPair || isRow) ? going : [];
}

const isFirst = (parts: string[]) => /^(?:0*1|a|i)$/.test(parts.at(-1) ?? '');

const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
function placeOf(part: string): number {
  if (/\d/.test(part)) return Number(part);
  return part.length > 1 ? romans.indexOf(part) + 1 : part.charCodeAt(0) - 96;
}

const nameOf = (parts: string[]) => parts.map((part) => part.replace(/^0+(?=\d)/, '')).join('.');

/** The next numbers on the last level: after 4.9 only 4.10, after i both j and ii. */
function followersOf(parts: string[]): string[] {
  const last = parts.at(-1) ?? '';
  const next = /\d/.test(last) ? [String(Number(last) + 1)] : [nextLetter(last), nextRoman(last)];
  return next.filter(Boolean).map((part) => nameOf([...parts.slice(0, -1), part]));
}

const nextLetter = (part: string) => (part.length === 1 ? String.fromCharCode(part.charCodeAt(0) + 1) : '');
const nextRoman = (part: string) => (romans.includes(part) ? (romans[romans.indexOf(part) + 1] ?? '') : '');

/** In the order of a table of contents: 4 before 4.3 before 4.3(a) before 4.10. */
function isBefore(one: string[], other: string[]): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  if (at < 0) return one.length < other.length;
  const than = other[at];
  return than !== undefined && placeOf(one[at] as string) < placeOf(than);
}
