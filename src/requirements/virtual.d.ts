declare module 'virtual:requirement-data' {
  const data: {
    pages: import('./matching/passages.ts').PageOfPassages[];
    equivalents: import('./matching/equivalents.ts').Equivalents;
  };
  export default data;
}

declare module 'virtual:page-dates' {
  const dates: Record<string, string>;
  export default dates;
}
