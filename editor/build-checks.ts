/*
 * Runs the build's own checks before anything is published, or those named as arguments. A separate process, so that it
 * reads the content that is on disk now; prints one line of JSON per check, and the progress of a long one.
 */
import { contrast, everyPair } from '../prerender/contrast-pairs.ts';
import { describeContrast, stylesheet } from './colour-names.ts';
import { coloursOf } from './colours.ts';
import {
  fieldContaining,
  listProblem,
  type Problem,
  photographProblem,
  problemFromError,
  unreadable,
} from './findings.ts';
import { picturesAt } from './place-picture.ts';

export interface BuildCheck {
  name: string;
  /** How much was checked: '412 texts'. */
  count: string;
  /** Progress from 0 to 1, until the problems are known. */
  share?: number;
  problems?: Problem[];
}

type Finding = Omit<BuildCheck, 'name'>;

const root = process.cwd();

// Each check imports the content itself: content that throws while it loads then fails that check alone.
const checks: [name: string, run: () => Promise<Finding>][] = [
  [
    'Letters the site has',
    async () => {
      const { everyWord } = await import('../prerender/fonts/words.ts');
      const { missingLetters } = await import('./letters.ts');
      const texts = await everyWord();
      const problems = missingLetters(texts.map(({ text }) => text).join('')).map((letter) => {
        const text = texts.find((entry) => entry.text.includes(letter))?.text ?? '';
        const field = fieldContaining(root, text, letter);
        const message = `‘${letter}’ is not among this site’s letters. It is in ‘${text.slice(0, 80)}’.`;
        return { message, ...(field ? { field } : {}) };
      });
      return { count: `${texts.length} texts`, problems };
    },
  ],
  [
    'Lists that belong together',
    async () => {
      const { findMismatchedLists, pairsOfLists } = await import('../prerender/mismatched-lists.ts');
      const problems = findMismatchedLists().map((sentence) => listProblem(root, sentence));
      return { count: `${pairsOfLists()} pairs`, problems };
    },
  ],
  [
    'Photographs',
    async () => {
      const { photographsIn, readOriginal } = await import('../prerender/photographs.ts');
      const { routeIds, routes } = await import('../src/app/routes.ts');
      const contents = await Promise.all(routeIds.map((id) => routes[id].loadContent()));
      const photographs = photographsIn(contents.map((content) => content.default));
      const problems = await Promise.all(
        photographs.map((photograph) =>
          readOriginal(photograph, 'public').then(
            () => [],
            (error: Error) => [photographProblem(error.message, picturesAt(root, photograph.src)[0])],
          ),
        ),
      );
      return { count: `${photographs.length} photographs`, problems: problems.flat() };
    },
  ],
  [
    'Colours can be read',
    async () => {
      const colours = coloursOf(root);
      const readings = everyPair.map((pair) => ({
        ...pair,
        found: contrast(colours[pair.front], colours[pair.ground]),
      }));
      const problems = readings
        .filter(({ found, needed }) => found < needed)
        .map((reading) => ({
          message: describeContrast(reading),
          field: { file: stylesheet, path: [reading.front] },
        }));
      return { count: `${readings.length} pairs`, problems };
    },
  ],
];

const pages = 'Every page is built';
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const print = (check: BuildCheck) => console.log(JSON.stringify(check));
const failed = (error: Error): Finding => ({ count: '', problems: [problemFromError(root, error.message)] });
// A bundler's message is a page of source code.
const unbuilt = (error: Error): Finding => {
  console.error(error);
  return { count: '', problems: [unreadable] };
};

// The editor's server has set it to development; React's development build takes twice as long.
process.env.NODE_ENV = 'production';
const { bundlePages, loadBundle, renderPages } = await import('./render-pages.ts');
// Bundled by other threads while the rest is checked here.
const bundled = isWanted(pages) ? bundlePages().then(buildPages).catch(unbuilt) : undefined;
for (const [name, run] of checks) if (isWanted(name)) print({ name, ...(await run().catch(failed)) });
if (bundled) print({ name: pages, ...(await bundled) });

async function buildPages(): Promise<Finding> {
  let count = '';
  const problems = await renderPages(await loadBundle(), (done, all) => {
    count = `${all} pages`;
    print({ name: pages, count: `${done} of ${all} pages`, share: done / all });
  });
  return { count, problems };
}
