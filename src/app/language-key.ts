/** Under which the visitor's choice of a language is stored. */
export const languageKey = 'language';
