/*
 * Subsets a font with joined letters to the glyphs its words need. Subset by characters, HarfBuzz would keep every
 * possible conjunct, several times as many; so the words are shaped first, and the glyphs used on the way are kept
 * with their rules.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, BufferContentType, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';

/** Shaping reports every rule of the font for every line, so a line of one word takes four times as long. */
const wordsOnLine = 10;

/** The final and intermediate glyphs of every word. */
export function glyphsOf(font: Uint8Array, words: string[]): Set<number> {
  const shaped = new Font(new Face(new Blob(font)));
  const glyphs = new Set<number>();
  const run = new Run();
  const keep = () => {
    for (const { codepoint } of run.getGlyphInfos()) glyphs.add(codepoint);
  };
  // The buffer holds characters until shaping turns them into glyphs.
  run.setMessageFunc(() => {
    if (run.getContentType() === BufferContentType.GLYPHS) keep();
    return true;
  });
  for (let start = 0; start < words.length; start += wordsOnLine) {
    run.clearContents();
    run.addText(words.slice(start, start + wordsOnLine).join(' '));
    run.guessSegmentProperties();
    shape(shaped, run);
    keep();
  }
  return glyphs;
}

type Wasm = Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory };

const flags = { noHinting: 0x1, noLayoutClosure: 0x200 };
const layoutFeatures = 6;
const writable = 2;

let loaded: Promise<Wasm> | undefined;

async function harfbuzz(): Promise<Wasm> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const exports = instance.exports as unknown as Wasm;
  exports._initialize?.();
  return exports;
}

/** A TrueType font with these characters and glyphs, renumbered. */
export async function keepGlyphs(
  font: Uint8Array,
  characters: string[],
  glyphs: Iterable<number>,
): Promise<Uint8Array> {
  loaded ??= harfbuzz();
  const wasm = await loaded;
  const call = (name: string, ...values: number[]): number => {
    const made = wasm[name]?.(...values);
    return made ?? 0;
  };
  const memory = () => new Uint8Array(wasm.memory.buffer);
  const data = call('malloc', font.byteLength);
  memory().set(font, data);
  const face = call('hb_face_create', call('hb_blob_create', data, font.byteLength, writable, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, flags.noHinting | flags.noLayoutClosure);
  const features = call('hb_subset_input_set', input, layoutFeatures);
  call('hb_set_clear', features);
  call('hb_set_invert', features);
  const unicodes = call('hb_subset_input_unicode_set', input);
  for (const character of characters) call('hb_set_add', unicodes, character.codePointAt(0) ?? 0);
  const ids = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs) call('hb_set_add', ids, glyph);
  const cut = call('hb_subset_or_fail', face, input);
  if (!cut) throw new Error('HarfBuzz could not cut the font');
  const blob = call('hb_face_reference_blob', cut);
  const start = call('hb_blob_get_data', blob, 0);
  const made = memory().slice(start, start + call('hb_blob_get_length', blob));
  for (const [name, pointer] of [
    ['hb_blob_destroy', blob],
    ['hb_face_destroy', cut],
    ['hb_subset_input_destroy', input],
    ['hb_face_destroy', face],
    ['free', data],
  ] as const)
    call(name, pointer);
  return made;
}
