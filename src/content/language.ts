/** The language everything in this folder is written in: for documents, metadata and addresses. */
export const language = {
  tag: 'en',
  /** As Open Graph wants it. */
  locale: 'en_IN',
  direction: 'ltr',
  /** What addresses begin with: nothing for the first language, '/hi' for a further one. */
  prefix: '',
} as const;
