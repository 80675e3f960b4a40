declare module 'virtual:search-data' {
  const data: { places: import('./place.ts').Place[]; synonyms: import('./engine.ts').Synonyms };
  export default data;
}
