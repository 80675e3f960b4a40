/** A name for an address or a file: Latin letters and figures, with hyphens between them; empty if there are none. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';
