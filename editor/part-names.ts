/* Names of content files for the owner: the headline of a page, otherwise what it is on the site. */
import { editions } from '../src/content/editions.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { Part } from './content-value.ts';

export interface PartName {
  name: string;
  group: 'Pages' | 'On every page' | 'Drawings and examples' | 'Run a shift';
}

/** By file name, in any folder. */
const known: Record<string, string> = {
  home: 'Home',
  brand: 'Brand',
  labels: 'Names of pages in lists',
  menu: 'Menu',
  footer: 'Footer',
  shell: 'Header and page frame',
  messages: 'Short messages',
  search: 'Search',
  'search-words': 'Search: what it also finds',
  'search-synonyms': 'Search: words of the same meaning',
  offline: 'Page without a connection',
  'not-found': 'Page not found',
  clients: 'Customers, all',
  own: 'Customers',
  invented: 'Customers, invented examples',
  'case-tabs': 'Case studies, tabs',
  'service-ids': 'Services, names in the menu',
  desk: 'The desk’s words',
  'start-a-shift': 'Invitation to run a shift',
};

/** The editor's interface is in English. */
const languages = new Intl.DisplayNames(['en'], { type: 'language' });

const groups: [RegExp, PartName['group']][] = [
  [/^(shifts\/|desk$|run-a-shift\/start-a-shift$)/, 'Run a shift'],
  [/^(instruments|examples)\//, 'Drawings and examples'],
  [
    /^(brand$|labels$|shell\/|clients\/|site\/search|cases\/case-tabs|services\/service-ids)/,
    'On every page',
  ],
];

/** The name of a file such as 'src/content/solutions/smart-city.ts'. */
export function partName(file: string, source: string): PartName {
  const [, edition = '', place = ''] = /^src\/content\/(?:([a-z]{2,3})\/)?(.*)\.ts$/.exec(file) ?? [];
  const group = groups.find(([pattern]) => pattern.test(place))?.[1] ?? 'Pages';
  const own = place.slice(place.lastIndexOf('/') + 1);
  const name = known[own] ?? headlineOf(file, source) ?? labelOfFile(own);
  return { name: edition ? `${name}, ${languageOf(file)}` : name, group };
}

/** The language a file is written in, by its English name. */
export function languageOf(file: string): string {
  const { tag } = editions.find(({ tag }) => file.startsWith(`src/content/${tag}/`)) ?? editions[0];
  const [language = tag] = tag.split('-');
  return languages.of(language) ?? tag;
}

function headlineOf(file: string, source: string): string | undefined {
  const tree = readTree(file, source);
  for (const path of [
    ['default', 'banner', 'title'],
    ['default', 'head', 'title'],
  ]) {
    const value = valueAt(tree, path);
    if (value?.kind === 'text' && value.parts.some(isText))
      return capitalised(value.parts.filter(isText).join(''));
  }
  return undefined;
}

/** Without the punctuation that follows a name from the brand file. */
const capitalised = (text: string) =>
  text.replace(/^[\s:–-]+|\s+$/g, '').replace(/^./u, (letter) => letter.toUpperCase());

const isText = (part: Part): part is string => typeof part === 'string';

const labelOfFile = (name: string) => capitalised(name.replaceAll('-', ' '));
