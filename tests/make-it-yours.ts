/*
 * Rebrands a copy of the project, as docs/owners.md and CONTRIBUTING.md describe: new names, endpoint, founder and
 * flagship address; adds a page of every family, a service, a case, a category, a technology and a customer, removes
 * two customers and the specification's tests, and counts the changed files. Types, drawings, unit tests and build
 * must pass, and no trace of the old company may remain.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pieces } from '../art/pieces.ts';
import { readArguments } from '../cli/arguments.ts';
import type { LaunchProblem } from '../prerender/launch/finding.ts';
import { brand } from '../src/content/brand.ts';
import { copyProject } from './copy-project.ts';
import { startNginx, startShipped } from './hosting/servers.ts';
import { category, newPages, type OwnerPage, service, serviceTile } from './owner-content.ts';
import { duplicateItem, edit, insertAfter, removeItem, replaceIn } from './owner-edits.ts';

const project = process.cwd();
const [kept] = readArguments({ words: 1 }).words;
const folder = kept ?? mkdtempSync(join(tmpdir(), 'make-it-yours-'));
copyProject(folder);
process.chdir(folder);
execFileSync('git', ['init', '--quiet']);
try {
  rebrand();
  for (const page of newPages)
    expectFiles(`a page of the family ${page.family}`, page.hasHomeRow ? 4 : 3, () => addPage(page));
  expectFiles('a service', 3, addService);
  expectFiles('a case', 2, addCase);
  addTechnology();
  changeCustomers();
  rmSync('tests/specification', { recursive: true });
  git('add', '--all');

  run('biome', 'check', '--write', '--log-level=error', 'src/content', 'src/app/routes.ts');
  // One checker: four would use twice the CPU.
  run('tsc', '--checkers', '1');
  run('node', 'art/draw.ts');
  // The gate already saves and reverts every text once, and the enquiry service reads no content.
  run('vitest', 'run', '--reporter=dot', '--exclude=editor/round-trip.test.ts', '--exclude=enquiries/**');
  run('npm', 'run', '--silent', 'build', '--', '--uncompressed');

  expectPages();
  expectNothingOld();
  expectDrawn();
  await expectRedirect();
  console.log('A copy was made another company’s.');
} finally {
  process.chdir(project);
  if (!kept) rmSync(folder, { recursive: true, force: true });
}

/** A fourteen-letter name with a space, and another initial. */
function rebrand(): void {
  edit('src/content/brand.ts', (text) =>
    text
      .replaceAll(brand.name, 'Meridian Works')
      .replaceAll(brand.name.toLowerCase(), 'meridianworks')
      .replaceAll(brand.address.locality, 'Pune'),
  );
  replaceIn(
    'src/content/brand.ts',
    [`suffix: '${brand.suffix}'`, "suffix: 'Engineering'"],
    [
      /flagship: '.*',\n *flagshipAddress: .*\n/,
      "flagship: 'Argus',\nflagshipAddress: { page: '/products/argus' },\nfounderName: 'Asha Rane',\nformEndpoint: 'https://forms.meridianworks.example/contact',\n",
    ],
    [`foundedYear: ${brand.foundedYear}`, 'foundedYear: 2011'],
    [`copyrightYear: ${brand.copyrightYear}`, 'copyrightYear: 2031'],
  );
  replaceIn('src/content/home/home.ts', [
    /tagline:\s*'[^']*'/,
    "tagline: 'We make the control rooms of ports and railways'",
  ]);
}

/**
 * Follows CONTRIBUTING.md: a content file, a label and a line of the route table; some families have a row on home.
 */
function addPage({ family, id, like, view, label, hasHomeRow, ...page }: OwnerPage): void {
  const pattern = like.replaceAll("'", '');
  const folder = `content/${page.folder}`;
  const content = page.content ?? retitled(readFileSync(`src/${folder}/${pattern}.ts`, 'utf8'), page.title);
  writeFileSync(`src/${folder}/${id}.ts`, content);
  const load = ['() => import(', `'../${folder}/${id}.ts'`, ')'].join('');
  replaceIn('src/content/labels.ts', [`  ${like}: {`, `  '${id}': ${label},\n  ${like}: {`]);
  // After its model, which is still quoted first.
  edit('src/app/routes.ts', (table) =>
    table.replace(
      new RegExp(`^  ${like}: page\\(.*$`, 'm'),
      (line) => `${line}\n  '${id}': page('/${id}', '${family}', ${view}, ${load}),`,
    ),
  );
  if (hasHomeRow)
    duplicateItem(
      'src/content/home/home.ts',
      `href: 'page:${pattern}'`,
      [`labels['${pattern}']`, `labels['${id}']`],
      [`page:${pattern}`, `page:${id}`],
    );
}

function retitled(source: string, title: string): string {
  return source
    .replace(/(head: \{\s*title: )'[^']*'/, `$1'${title}'`)
    .replace(
      /(head: \{[^}]*description:\s*)'[^']*'/,
      `$1'${title}: the page an owner adds, in the form of another page of its family.'`,
    )
    .replace(/(banner: \{\s*eyebrow: '[^']*',\s*title: )'[^']*'/, `$1'${title}'`);
}

/** Counts the files a change to the content touches. */
function expectFiles(what: string, count: number, change: () => void): void {
  const before = snapshot();
  change();
  const files = git('diff-tree', '-r', '--name-only', before, snapshot()).split('\n').filter(Boolean);
  console.log(`${what}: ${files.length} files: ${files.join(', ')}`);
  if (files.length !== count) throw new Error(`${what} should take ${count} files`);
}

function snapshot(): string {
  git('add', '--all');
  return git('write-tree').trim();
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' });
}

function addService(): void {
  replaceIn('src/content/services/service-ids.ts', [
    "'Software Product Engineering',",
    "'Software Product Engineering',\n  service10: 'Data Migration',",
  ]);
  insertAfter('src/content/services/services.ts', "id: 'service9'", service);
  insertAfter('src/content/home/home.ts', "id: 'service9'", serviceTile);
}

/** In a new category. */
function addCase(): void {
  duplicateItem('src/content/cases/case-tabs.ts', 'PPM:', [/PPM.*/, "DOCK: ['Port trust'],"]);
  insertAfter('src/content/cases/case-studies.ts', "key: 'PPM'", category);
}

function addTechnology(): void {
  duplicateItem('src/content/technologies/development.ts', "{ name: 'Redis'", ['Redis', 'Valkey']);
}

/** Removes two invented customers and adds one of the owner's. */
function changeCustomers(): void {
  removeItem('src/content/clients/invented.ts', "name: 'Saravi Ports'");
  removeItem('src/content/clients/invented.ts', "name: 'Lohit Mines'");
  replaceIn('src/content/clients/own.ts', [
    'export default []',
    "export default [{ name: 'Konkan Shipyard', image: { src: '/images/clients/saravi-ports.svg', alt: 'Konkan Shipyard', width: 171, height: 32 } }]",
  ]);
}

function expectPages(): void {
  const sitemap = readFileSync('dist/site/sitemap.xml', 'utf8');
  const home = readFileSync('dist/site/index.html', 'utf8');
  if (!/<body data-neutral>/.test(home)) throw new Error('Bullets have the shape of the old initial');
  for (const { id, title, hasHomeRow } of newPages) {
    const missing = [`${id}.html`, `share/${id}.jpg`].filter((file) => !existsSync(`dist/site/${file}`));
    if (!readFileSync(`dist/site/${id}.html`, 'utf8').includes(title)) missing.push('its title');
    if (!sitemap.includes(`/${id}<`)) missing.push('sitemap.xml');
    // In the menu or the footer of every page, and once more in its row.
    const links = home.split(`href="/${id}"`).length - 1;
    if (links < (hasHomeRow ? 2 : 1)) missing.push('its links on the home page');
    if (missing.length > 0) throw new Error(`The page ${id} lacks: ${missing.join(', ')}`);
  }
}

/** Searches everything built, including texts and file names of pictures; knows the flagship's former address. */
function expectNothingOld(): void {
  const names = [brand.name, brand.flagship, brand.address.locality].map((name) => name.replace(' ', '\\s*'));
  const old = new RegExp(names.join('|'), 'i');
  const redirects = /^(site\/_redirects|deploy\/nginx.*|hosting\.json|\.render\/.*)$/;
  const left = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!statSync(join('dist', file)).isFile() || /\.(br|gz)$/.test(file)) return false;
    const text = readFileSync(join('dist', file), 'latin1');
    const known = redirects.test(file)
      ? text.replaceAll(new RegExp(brand.flagshipAddress.page, 'gi'), '')
      : text;
    return old.test(file) || old.test(known);
  });
  if (left.length > 0) throw new Error(`The old company is left in ${left.join(', ')}`);
}

/** Pictures are compared by their inputs, and share cards by their names. */
function expectDrawn(): void {
  const findings: LaunchProblem[] = JSON.parse(run('node', 'prerender/launch-check.ts', '--json') || '[]');
  const stale = findings.filter(
    ({ file, field }) =>
      (file === 'art/drawn.json' && !pieces[field]?.needsBrowser) || field === 'founderName',
  );
  if (stale.length > 0) throw new Error(`Not redrawn: ${stale.map(({ field }) => field).join(', ')}`);
  const cards = (place: string) =>
    globSync('share/*.jpg', { cwd: join(place, 'dist/site') }).map((card) =>
      readFileSync(join(place, 'dist/site', card)).toString('base64'),
    );
  const before = new Set(cards(project));
  const same = cards(folder).filter((card) => before.has(card));
  if (same.length > 0) throw new Error(`${same.length} share cards show the old company`);
}

async function expectRedirect(): Promise<void> {
  for (const start of [startShipped, startNginx]) {
    const server = await start();
    if ('notRun' in server) continue;
    try {
      for (const path of [brand.flagshipAddress.page, `${brand.flagshipAddress.page.toUpperCase()}/`]) {
        const { status, headers } = await fetch(server.origin + path, { redirect: 'manual' });
        const found = `${status} ${headers.get('location')}`;
        if (found !== '301 /products/argus') throw new Error(`${path} gives ${found} from ${start.name}`);
      }
    } finally {
      await server.stop();
    }
  }
  const line = `${brand.flagshipAddress.page} /products/argus 301`;
  if (!readFileSync('dist/site/_redirects', 'utf8').includes(line))
    throw new Error('_redirects does not redirect to the flagship’s new address');
}

/** A command that reports findings may exit with 1; its output is needed anyway. */
function run(command: string, ...args: string[]): string {
  const own = join(project, 'node_modules/.bin', command);
  const asks = args.includes('--json');
  try {
    return execFileSync(existsSync(own) ? resolve(own) : command, args, {
      encoding: 'utf8',
      stdio: ['ignore', asks ? 'pipe' : 'inherit', 'inherit'],
    });
  } catch (error) {
    if (asks) return (error as { stdout: string }).stdout;
    throw error;
  }
}
