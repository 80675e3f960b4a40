/* The import table: which folder may import which. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

type Folder =
  | 'content'
  | 'ui'
  | 'sections'
  | 'console'
  | 'city'
  | 'search'
  | 'requirements'
  | 'pages'
  | 'app'
  | 'styles'
  | 'prerender'
  | 'hosting'
  | 'server'
  | 'enquiries'
  | 'deploy'
  | 'dist'
  | 'art'
  | 'cli'
  | 'editor'
  | 'parts'
  | 'tests'
  | 'bench';

/** `types`: only type imports. */
const table: Record<Folder, Partial<Record<Folder, 'all' | 'types'>>> = {
  content: { content: 'all' },
  ui: { ui: 'all', content: 'types' },
  sections: { sections: 'all', city: 'all', ui: 'all', content: 'types' },
  // The home page's stage uses the desk's map.
  city: { city: 'all', console: 'all', ui: 'all', content: 'types' },
  console: { console: 'all', ui: 'all', content: 'types' },
  search: { search: 'all', ui: 'all', content: 'types' },
  // Uses the search's word normalisation.
  requirements: { requirements: 'all', search: 'all', ui: 'all', content: 'types' },
  pages: { requirements: 'all', sections: 'all', console: 'all', search: 'all', ui: 'all', content: 'types' },
  app: {
    app: 'all',
    pages: 'all',
    sections: 'all',
    console: 'all',
    requirements: 'all',
    search: 'all',
    ui: 'all',
    content: 'all',
    styles: 'all',
  },
  styles: {},
  prerender: {
    prerender: 'all',
    cli: 'all',
    hosting: 'all',
    app: 'all',
    ui: 'all',
    sections: 'all',
    console: 'all',
    city: 'types',
    requirements: 'all',
    search: 'all',
    content: 'all',
    art: 'all',
  },
  hosting: { hosting: 'all', cli: 'all' },
  server: { server: 'all', hosting: 'all', cli: 'all' },
  // Runs in a separate container.
  enquiries: { enquiries: 'all' },
  deploy: { hosting: 'all', dist: 'all' },
  // Reads the build's output.
  dist: {},
  // The film and the live city are built by one program; pictures of the desk are drawn from its engine's state.
  art: { art: 'all', cli: 'all', city: 'all', content: 'all', console: 'all', ui: 'all' },
  // What the command-line programs share.
  cli: { cli: 'all' },
  // No build includes the editor. It draws share cards and customer names.
  editor: {
    editor: 'all',
    cli: 'all',
    content: 'all',
    app: 'all',
    ui: 'all',
    prerender: 'all',
    art: 'all',
  },
  // A development tool that renders every component with states.
  parts: { parts: 'all', cli: 'all', app: 'all', ui: 'all', content: 'types', prerender: 'all' },
  tests: {
    tests: 'all',
    cli: 'all',
    parts: 'all',
    content: 'all',
    app: 'all',
    ui: 'all',
    sections: 'all',
    console: 'all',
    city: 'all',
    requirements: 'all',
    search: 'all',
    prerender: 'all',
    hosting: 'all',
    server: 'all',
    enquiries: 'all',
    art: 'all',
  },
  bench: {
    bench: 'all',
    cli: 'all',
    prerender: 'all',
    console: 'all',
    requirements: 'all',
    search: 'all',
    content: 'all',
    app: 'all',
    hosting: 'all',
    server: 'all',
    enquiries: 'all',
    tests: 'all',
    art: 'all',
  },
};

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const files = tracked
  .split('\n')
  .filter((file) =>
    /^(src|prerender|hosting|server|enquiries|deploy|art|cli|editor|parts|tests|bench)\/.*\.tsx?$/.test(file),
  );

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const imports = files
  // Tests and states are beside the code they belong to and may import anything.
  .filter((file) => !/\.(test|spec|states)\.tsx?$/.test(file))
  .flatMap((file) => importsOf(file));

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(
    /(?:import|export)\s+(type\s)?[^'";]*?from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'|import '(\.[^']+)'/g,
  );
  return [...statements].map(([, typeOnly, from, dynamic, bare]) => ({
    from: file,
    to: relative('.', join(dirname(file), from ?? dynamic ?? bare ?? '')),
    typeOnly: Boolean(typeOnly),
  }));
}

function folderOf(file: string): Folder {
  const [top = '', second = ''] = file.split('/');
  return (top === 'src' ? second : top) as Folder;
}

test('finds imports', () => {
  expect(imports.length).toBeGreaterThan(100);
});

/** Engine files that sections may use: they have no runtime imports. */
const sharedRules = ['src/console/engine/join.ts', 'src/console/engine/rights.ts'];

test('every import follows the allowed direction', () => {
  const wrong = imports.filter(({ from, to, typeOnly }) => {
    if (folderOf(from) === 'sections' && sharedRules.includes(to)) return false;
    const allowed = table[folderOf(from)]?.[folderOf(to)];
    return !(allowed === 'all' || (allowed === 'types' && typeOnly));
  });
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('engine files shared with sections import nothing at run time', () => {
  const used = imports.filter(({ from }) => folderOf(from) === 'sections').map(({ to }) => to);
  expect(sharedRules.filter((rule) => !used.includes(rule))).toEqual([]);
  expect(imports.filter(({ from, typeOnly }) => sharedRules.includes(from) && !typeOnly)).toEqual([]);
});

test('no family of pages uses another family’s sections', () => {
  const familyOf = (file: string) => /^src\/sections\/([^/]+)\//.exec(file)?.[1];
  const wrong = imports.filter(({ from, to }) => {
    const [user, used] = [familyOf(from), familyOf(to)];
    return user && used && used !== user && used !== 'shared';
  });
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  const loose = files.filter((file) => /^src\/sections\/[^/]+$/.test(file));
  expect(loose).toEqual([]);
});

test("the console's engine imports no page or view", () => {
  // Pure functions of text, which the views use too.
  const allowed = /^src\/(console\/engine\/|content\/|ui\/(fill|time-text)\.ts$)/;
  const outside = imports.filter(
    ({ from, to }) => from.startsWith('src/console/engine/') && !allowed.test(to),
  );
  expect(outside.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('the shell’s parts get their texts as props', () => {
  const wrong = imports.filter(
    ({ from, to, typeOnly }) => from.startsWith('src/app/shell/') && folderOf(to) === 'content' && !typeOnly,
  );
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('folders have the agreed names, and none is a utils folder', () => {
  expect([...new Set(files.map(folderOf))].filter((folder) => !(folder in table))).toEqual([]);
  expect(files.filter((file) => /\/(utils?|helpers?|common|lib|hooks|misc)(\/|\.)/.test(file))).toEqual([]);
  expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
});

test('has no circular imports', () => {
  const uses = new Map(files.map((file) => [file, importsOf(file).map(({ to }) => to)]));
  const [done, open]: [Set<string>, string[]] = [new Set(), []];
  const circles: string[] = [];
  const walk = (file: string) => {
    const at = open.indexOf(file);
    if (at >= 0) circles.push([...open.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    open.push(file);
    for (const used of uses.get(file) ?? []) walk(used);
    open.pop();
    done.add(file);
  };
  for (const file of files) walk(file);
  expect(circles).toEqual([]);
});

test('only the gate’s first step uses the installer', () => {
  const users = (file: string) => imports.filter(({ to }) => to === file).map(({ from }) => from);
  expect(users('tests/set-up/apt.ts')).toEqual(['tests/set-up/set-up.ts']);
  expect(users('tests/set-up/set-up.ts')).toEqual(['tests/gate.ts']);
});

test('source files stay short', () => {
  const long = files
    .filter((file) => /^src\/(ui|sections|pages|app)\//.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
    .filter(({ lines }) => lines > 200);
  expect(long).toEqual([]);
});
