import type { MenuSection } from '../../content/shell/schema.ts';

/** What arrow and gaps of a title take, in letters. */
const beside = 6.5;
/** In letters, beside a logo that need not give way: from a desktop's width on, and from a wide one's. */
const widths = { desktop: 87, wide: 100 };

/** From which width the header holds the menu's titles; below it, the menu button replaces them. */
export function titlesFit(sections: readonly Pick<MenuSection, 'name'>[]): 'desktop' | 'wide' | 'never' {
  const letters = sections.reduce((sum, { name }) => sum + [...name].length + beside, 0);
  if (letters <= widths.desktop) return 'desktop';
  return letters <= widths.wide ? 'wide' : 'never';
}
