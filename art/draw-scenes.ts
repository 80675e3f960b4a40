/**
 * Draws the isometric scenes: `node art/draw-scenes.ts` for all, or with names such as
 * `node art/draw-scenes.ts service3 city` for some. A scene is a module in art/scenes whose default
 * export is a Scene; nothing has to be registered.
 */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ink, type Palette, paper, type Scene } from './iso.ts';
import { writeSvg } from './write-svg.ts';

const wanted = process.argv.slice(2);
const modules = globSync('scenes/*/*.ts', { cwd: import.meta.dirname }).sort();
const scenes = await Promise.all(
  modules.map(async (path) => {
    const { default: scene } = (await import(join(import.meta.dirname, path))) as { default: Scene };
    return scene;
  }),
);

const unknown = wanted.filter((name) => !scenes.some(({ file }) => basename(file) === name));
if (unknown.length > 0) throw new Error(`No scene is called ${unknown.join(' or ')}`);

for (const { file, size, onInk, draw } of scenes) {
  if (wanted.length > 0 && !wanted.includes(basename(file))) continue;
  const write = (name: string, palette: Palette) =>
    writeSvg(`public/images/${name}.svg`, draw(palette).toSvg(size), { precision: 1 });
  write(file, paper);
  if (onInk) write(`${file}-ink`, ink);
}
