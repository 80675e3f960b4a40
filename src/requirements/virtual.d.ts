declare module 'virtual:statements' {
  const address: string;
  export default address;
}

declare module 'virtual:page-dates' {
  const dates: Record<string, string>;
  export default dates;
}
