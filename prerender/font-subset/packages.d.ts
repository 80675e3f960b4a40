/* Types for packages that ship none, limited to what is used here. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    /** Pins an axis to a value. */
    variationAxes: Record<string, number>;
    /** If absent, every feature is kept. */
    keepFeatures?: string[];
    noHinting: boolean;
    dropTables: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'wawoff2' {
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}

declare module 'unicode-name' {
  export function unicodeName(character: string): string | undefined;
}
