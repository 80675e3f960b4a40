declare module 'virtual:search-data' {
  interface SearchData {
    records: import('./record.ts').SearchRecord[];
    synonyms: import('./meanings.ts').Synonyms;
  }
  /** By the edition's language tag. */
  const editions: Record<string, () => Promise<{ default: SearchData }>>;
  export default editions;
}
