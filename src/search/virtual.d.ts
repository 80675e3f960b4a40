declare module 'virtual:search-data' {
  interface SearchData {
    places: import('./place.ts').Place[];
    synonyms: import('./engine.ts').Synonyms;
  }
  /** By the edition's language tag. */
  const editions: Record<string, () => Promise<{ default: SearchData }>>;
  export default editions;
}
