/** Storage key of the visitor's language. */
export const languageKey = 'language';
