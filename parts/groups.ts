/* The group of a part, by the folder of its states. */

const patterns: [group: string, pattern: RegExp][] = [
  ['ui', /\/ui\//],
  ['examples', /\/technology\/examples\//],
  ['cases', /\/case-studies\//],
  ['sheets', /\/sheets\//],
  ['instruments', /./],
];

export const groups = patterns.map(([group]) => group);

export const groupOf = (file: string) => patterns.find(([, pattern]) => pattern.test(file))?.[0];
