/* The fonts that a page's words wait for. Other languages' names have their own, in files that may arrive later. */
export const textFonts = (): FontFace[] =>
  [...document.fonts].filter(({ family }) => !family.includes('Language names'));
