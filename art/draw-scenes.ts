/**
 * Draws the isometric scenes: `node art/draw-scenes.ts` for all, or with names such as
 * `node art/draw-scenes.ts service3 city` for some. A scene is a module in art/scenes, named like its
 * picture, whose default export is a Scene; nothing has to be registered.
 */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ink, type Palette, paper, type Scene } from './iso.ts';
import { writeSvg } from './write-svg.ts';

const wanted = process.argv.slice(2);
const nameOf = (path: string) => basename(path, '.ts');
const modules = globSync('scenes/*/*.ts', { cwd: import.meta.dirname }).sort();
const unknown = wanted.filter((name) => !modules.some((path) => nameOf(path) === name));
if (unknown.length > 0) throw new Error(`No scene is called ${unknown.join(' or ')}`);

for (const path of modules) {
  if (wanted.length > 0 && !wanted.includes(nameOf(path))) continue;
  const { default: scene } = (await import(join(import.meta.dirname, path))) as { default: Scene };
  const write = (file: string, palette: Palette) =>
    writeSvg(`public/images/${file}.svg`, scene.draw(palette).toSvg(scene.size), { precision: 1 });
  try {
    write(scene.file, paper);
    if (scene.onInk) write(`${scene.file}-ink`, ink);
  } catch (cause) {
    throw new Error(`${path} cannot be drawn`, { cause });
  }
}
