/* Splits clauses and statements into terms, so that 'ordered' matches 'order' and 'shall' matches nothing. */
import { stemmer } from 'stemmer';
import { normalise, wordsIn } from '../../search/terms.ts';

const common =
  'a about above across after against all also an and any are as at be been before being below between both but by can could do does during each either etc every for from further had has have having he her his how however i if in into is it its may more most must no nor not of off on once only onto or other our out over own per same shall she should so some such than that the their them then there these they this those through to too under until up upon us very was we were what when where whether which while who whom whose will with within without would you your';

/** Words in every tender, which say nothing about the requirement. */
const procurement =
  'able accordance additional adequate allow applicable appropriate authority available based bid bidder capability capable capacity client complete compliance comply component conform consist cover customer deliver department desired detail employer enable ensure entire equipment establish etc existing facility facilitate feature following full function functional functionality furnish generate implement implementation include incorporate indicate install least level mandatory maximum meet mention minimum necessary need offer officer organisation part particular party perform permit place possible prescribe preferably preferred project propose proposed provide provision purpose purchaser relevant require requirement responsible scope software solution specification specified specify standard submit suitable supplier supply support system technical tender thereof type use used user using vendor various warrant work working';

/** Longer ones are codes or binary data, and would take seconds to stem. */
const longestWord = 60;

/** What a generator does, every system does: 'reports shall be generated'. */
const isOwnStem = (word: string) => word === 'generator';

const stem = (word: string) => (/^[a-z]{4,}$/.test(word) && !isOwnStem(word) ? stemmer(word) : word);
/** Stop words included. */
export const stemOf = (word: string) => (word.length > longestWord ? '' : stem(normalise(word)));

const stopWords = new Set(`${common} ${procurement}`.split(' ').map(stemOf));

const functionWords = new Set(common.split(' '));

/** Words such as 'shall' and 'from', as they are written; unlike a stop word, none is a unit: '200 users'. */
export const isFunctionWord = (word: string) => functionWords.has(word);

/** Cached, because clauses repeat the same words. */
const terms = new Map<string, string>();

/** The stem of a word; empty for a stop word. */
export function termOf(word: string): string {
  const known = terms.get(word);
  if (known !== undefined) return known;
  const term = stemOf(word);
  const kept = stopWords.has(term) ? '' : term;
  terms.set(word, kept);
  return kept;
}

/** A text's terms, without stop words. */
export function termsOf(text: string): string[] {
  return wordsIn(text).map(termOf).filter(Boolean);
}
