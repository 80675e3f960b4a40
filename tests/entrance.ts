/* The entrance animation of an element, read from its styles, since a slow machine may miss the animation itself. */
import type { Locator } from '@playwright/test';

interface Entrance {
  duration: string;
  /** The properties its keyframes change. */
  changes: string[];
}

/** Undefined where nothing moves. */
export function entranceOf(element: Locator): Promise<Entrance | undefined> {
  return element.evaluate((one) => {
    const { animationName, animationDuration } = getComputedStyle(one);
    if (animationName === 'none') return undefined;
    const rulesIn = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [
        rule,
        ...(rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : []),
      ]);
    const keyframes = [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .filter((rule) => rule instanceof CSSKeyframesRule)
      .filter((rule) => rule.name === animationName)
      .flatMap((rule) => [...rule.cssRules] as CSSKeyframeRule[]);
    return { duration: animationDuration, changes: keyframes.flatMap((frame) => [...frame.style]) };
  });
}
