/* The package stands in bench/node_modules, which the type check does without. */
declare module 'lighthouse' {
  interface Audited {
    lhr: {
      categories: Record<string, { score: number | null } | undefined>;
      audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
    };
  }
  export default function lighthouse(url: string, flags: object): Promise<Audited | undefined>;
}
