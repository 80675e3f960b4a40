/* Compiles a data sheet to a tagged PDF with Typst as WebAssembly (docs/decisions/data-sheets.md). */
import { readFileSync } from 'node:fs';
import init, { TypstCompilerBuilder, TypstFontResolverBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import subsetFont from 'subset-font';
import { familyFiles } from '../font-subset/family-files.ts';
import { typefaces } from '../fonts/typefaces.ts';
import { tagRows } from './tag-rows.ts';

/** Text, strong and display: the site's faces, with the width Typst finds them by. */
const faces = [
  { wght: 450, wdth: 100 },
  { wght: 600, wdth: 100 },
  { wght: 600, wdth: 112 },
];

export type Compile = (files: Record<string, string>) => Uint8Array;

/** `characters`: all characters of the sheets; the faces are subset to these. */
export async function typstCompiler(template: string, characters: string): Promise<[Compile, string]> {
  const wasm = new URL(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'));
  await init({ module_or_path: new WebAssembly.Module(readFileSync(wasm)) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const fonts = await sheetFonts(characters);
  for (const font of fonts) await builder.add_raw_font(font);
  const [first] = fonts;
  const { info } = new TypstFontResolverBuilder().get_font_info(first as Uint8Array);
  const compiler = await builder.build();
  compiler.add_source('/sheet.typ', template);
  const compile: Compile = (files) => {
    for (const [path, text] of Object.entries(files)) compiler.map_shadow(path, Buffer.from(text));
    const { result, diagnostics } = compiler.compile('/sheet.typ', null, 'pdf', 2);
    if (!result) throw new Error(`Typst could not compile the sheet: ${JSON.stringify(diagnostics)}`);
    return tagRows(result);
  };
  return [compile, info[0].family];
}

async function sheetFonts(characters: string): Promise<Uint8Array[]> {
  const family = familyFiles(typefaces[0]?.package ?? '');
  const cut = family.flatMap(({ data, axes, characters: known }) => {
    const own = [...new Set(characters)].filter((character) => known.has(character.codePointAt(0) ?? 0));
    return own.length === 0
      ? []
      : faces.map((face) => {
          const variationAxes = Object.fromEntries(
            Object.entries(face).filter(([axis]) => axes.includes(axis)),
          );
          return subsetFont(data, own.join(''), {
            targetFormat: 'truetype',
            variationAxes,
            noHinting: true,
            dropTables: ['STAT', 'gasp'],
          });
        });
  });
  return (await Promise.all(cut)).map((font) => new Uint8Array(font));
}
