/* The operational picture in every language that has words for it; the others show the first edition's. */
import { editions } from '../src/content/editions.ts';
import { MissingWords } from './desk/pen.ts';
import { operationalPictures } from './operational-picture.ts';
import { loadScripts } from './shaped-text.ts';
import { writeSvg } from './write-svg.ts';

/** Every name on the map, every row of the panels. Joined letters are many more shapes than Latin ones. */
const limits = { Latn: 15 * 1024, Deva: 22 * 1024, Arab: 20 * 1024 };

export async function tongues() {
  const found = editions.map(async ({ tag, direction, script, load }) => {
    const words = (await (await load?.())?.default.pictured?.())?.default;
    return load && !words
      ? []
      : [{ folder: load ? `/${tag}` : '', direction, script, ...(words && { words }) }];
  });
  return (await Promise.all(found)).flat();
}

export async function drawOperationalPictures(): Promise<void> {
  for (const { folder, script, ...tongue } of await tongues()) {
    await loadScripts(Object.values(tongue.words ?? {}).join());
    try {
      for (const [ending, draw] of Object.entries(operationalPictures)) {
        // A press on the whole desk opens it, and its words are those of the first edition.
        if (ending === '' && folder) continue;
        writeSvg(`public/images/products${folder}/operational-picture${ending}.svg`, draw(tongue), {
          precision: 1,
          limit: limits[script],
        });
      }
    } catch (cause) {
      if (!(cause instanceof MissingWords)) throw cause;
      // The pictures stay as they were, and every other piece is drawn.
      console.error(`public/images/products${folder}: ${cause.message}`);
      process.exitCode = 1;
    }
  }
}
