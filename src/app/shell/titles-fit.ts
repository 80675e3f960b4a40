import type { MenuSection } from '../../content/shell/schema.ts';

/** Width of a title's arrow and gaps, in letters. */
const beside = 6.5;
/** Available letters beside an unshrunk logo, on desktop and wide screens. */
const widths = { desktop: 87, wide: 100 };

/** The breakpoint from which the header shows the titles instead of the menu button. */
export function titlesFit(sections: readonly Pick<MenuSection, 'name'>[]): 'desktop' | 'wide' | 'never' {
  const letters = sections.reduce((sum, { name }) => sum + [...name].length + beside, 0);
  if (letters <= widths.desktop) return 'desktop';
  return letters <= widths.wide ? 'wide' : 'never';
}
