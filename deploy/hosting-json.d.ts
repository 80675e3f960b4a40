/* The type check runs before the build, which writes the file. */
declare module '*/dist/hosting.json' {
  const built: unknown;
  export default built;
}
