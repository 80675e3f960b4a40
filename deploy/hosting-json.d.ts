/* The type check comes before the build, which writes the file. */
declare module '*/dist/hosting.json' {
  const hosting: import('../hosting/hosting.ts').Hosting;
  export default hosting;
}
