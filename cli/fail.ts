/** Ends a program with one sentence instead of a stack trace. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
