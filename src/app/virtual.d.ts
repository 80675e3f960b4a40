declare module 'virtual:sample-cases' {
  /** Links to cases that are samples, by their own flag. */
  const links: readonly string[];
  export default links;
}
