/* One term for one thing. The content tests and the editor report the words to avoid, with the reason. */

interface Term {
  term: string;
  avoid: RegExp;
  why: string;
}

const glossary: Term[] = [
  {
    term: 'log',
    avoid: /\bledgers?\b/i,
    why: 'one word for the record of who did what; ‘audit trail’ only where the trade says so',
  },
  { term: 'delete', avoid: /\beras(e|ed|es|ing|ure)\b/i, why: 'one word for what happens to data' },
  {
    term: 'manufacturer',
    avoid: /\bmakers?\b/i,
    why: 'one word for the company that made a device',
  },
  {
    term: 'control room',
    avoid: /\b(command|watch|operations) rooms?\b/i,
    why: 'one word for the place; the product is the operations centre',
  },
  {
    term: 'us, or the office by its name',
    avoid: /\b(our|sales|support|permit|contact) desks?\b/i,
    why: 'a desk is the operator’s console only, not a team or a department',
  },
  // A word alone is the name of a field or of an icon.
  { term: 'e-mail', avoid: /(?<=\s)e?mails?\b/i, why: 'one spelling' },
  { term: '95%', avoid: /\d[ \u00a0]%/, why: 'a percentage has no space' },
  { term: '‘ ’', avoid: /[“”]/, why: 'one kind of quotation mark' },
];

export const glossaryProblems = (text: string): string[] =>
  glossary.flatMap(({ term, avoid, why }) => {
    const found = avoid.exec(text)?.[0];
    return found ? [`Write ‘${term}’ instead of ‘${found}’: ${why}.`] : [];
  });
