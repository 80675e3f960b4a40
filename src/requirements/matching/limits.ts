/* Statements that limit or refuse something: a clause about the same thing must not count them as agreement. */
const limit =
  /\b(off by default|never|nobody|cannot|(?:do|does|is|are|will) not|left unread|no live|not to be|stays? closed|only (?:what|those|the|when|on|after))\b/i;

export function isLimit(statement: string): boolean {
  return limit.test(statement);
}
