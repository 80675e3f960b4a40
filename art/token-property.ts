/** A token's custom property: '--ink-900' for `ink900`. */
export const propertyOf = (token: string): string =>
  `--${token.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`;
