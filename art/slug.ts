/** A slug for an address or a file: Latin letters and digits, with hyphens in between; empty if there are none. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';
