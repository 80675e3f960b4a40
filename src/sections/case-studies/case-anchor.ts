/* The fragment by which a case can be linked: its category's key and its tab, as one plain word. */
import type { CaseStudyCategory, CaseStudyDetail } from '../../content/cases/schema.ts';
import { anchorOf } from '../../ui/anchor.ts';

export interface ChosenCase {
  /** The category's key. */
  category: string;
  tab: string;
}

export function caseAnchor({ category, tab }: ChosenCase): string {
  return anchorOf(`${category}-${tab}`);
}

export interface NamedCase extends ChosenCase {
  anchor: string;
  detail: CaseStudyDetail;
}

/** A category's cases in full, in the order of its tabs. */
export function casesOf({ key, tabs, details }: CaseStudyCategory): NamedCase[] {
  return tabs.flatMap((tab) => {
    const detail = details[tab];
    const chosen = { category: key, tab };
    return detail ? [{ ...chosen, anchor: caseAnchor(chosen), detail }] : [];
  });
}

/** Every case in the order of the page. */
export function allCases(categories: readonly CaseStudyCategory[]): ChosenCase[] {
  return categories.flatMap(({ key, tabs }) => tabs.map((tab) => ({ category: key, tab })));
}

/** The case a fragment such as `#isms-private-bank` names; capitals and percent signs are forgiven. */
export function caseOf(hash: string, categories: readonly CaseStudyCategory[]): ChosenCase | undefined {
  const wanted = decoded(hash.replace(/^#/, '')).toLowerCase();
  return allCases(categories).find((one) => caseAnchor(one) === wanted);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
