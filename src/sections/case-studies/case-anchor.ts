/* The cases of the page, and the fragments by which they can be linked. */
import type { CaseStudyCategory, CaseStudyDetail } from '../../content/cases/schema.ts';

export interface ChosenCase {
  /** The category's key. */
  category: string;
  anchor: string;
}

export interface NamedCase extends ChosenCase {
  tab: string;
  detail: CaseStudyDetail;
}

/** A category's cases in full, in the order of its tabs. */
export function casesOf({ key, tabs, details }: CaseStudyCategory): NamedCase[] {
  return tabs.flatMap((tab) => {
    const detail = details[tab];
    return detail ? [{ category: key, anchor: detail.anchor, tab, detail }] : [];
  });
}

/** The case of a fragment such as `#isms-private-bank`; ignores case and percent-encoding. */
export function caseOf(hash: string, categories: readonly CaseStudyCategory[]): ChosenCase | undefined {
  const wanted = decoded(hash.replace(/^#/, '')).toLowerCase();
  return categories.flatMap(casesOf).find(({ anchor }) => anchor === wanted);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
