/*
 * Adds a page to a copy of the project by the three steps of CONTRIBUTING.md, and nothing else: the types, the
 * content rules and the build must take it, and the page must be reachable, described and listed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject } from './copy-project.ts';

const content = `import type { ProsePage } from './schema.ts';

export default {
  kind: 'prose',
  head: {
    title: 'Working hours',
    keywords: ['working hours', 'holidays', 'time zone'],
    description: 'When the desks are staffed, which holidays are kept, and how to reach a duty engineer then.',
  },
  banner: { eyebrow: 'Company', title: 'Working hours', lead: 'When the desks are staffed, day by day.' },
  contentsTitle: 'On this page',
  introduction: ['The desks are open on every weekday from nine in the morning until six.'],
  sections: [{ id: 'holidays', title: 'Holidays', paragraphs: ['A list is sent to each customer in May.'] }],
  related: [{ name: 'Contact Us', description: 'Address and telephone.', href: 'page:contact' }],
  closing: { title: 'Is it urgent?', action: { label: 'Call the desk', href: 'page:contact' } },
} satisfies ProsePage;
`;

const folder = mkdtempSync(join(tmpdir(), 'add-a-page-'));
try {
  copyProject(folder);
  insertBefore('src/content/schema.ts', "  | 'site-map'", "  | 'working-hours'\n");
  writeFileSync(join(folder, 'src/content/working-hours.ts'), content);
  insertBefore(
    'src/app/routes.ts',
    "  'site-map': page(",
    "  'working-hours': page('/working-hours', 'company', prose, () => import('../content/working-hours.ts')),\n",
  );
  run('tsc');
  run('vitest', 'run', '--reporter=dot', 'src/content', 'src/app', 'tests/metadata', 'tests/specification');
  run('npm', 'run', '--silent', 'build');
  expectBuilt();
  console.log('A page was added to a copy in three steps.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function expectBuilt(): void {
  const built = (file: string) => join(folder, 'dist/site', file);
  const missing = ['working-hours.html', 'share/working-hours.jpg'].filter(
    (file) => !existsSync(built(file)),
  );
  const html = readFileSync(built('working-hours.html'), 'utf8');
  if (!html.includes('A list is sent to each customer in May.')) missing.push('its words in its document');
  if (!readFileSync(built('sitemap.xml'), 'utf8').includes('/working-hours<')) missing.push('sitemap.xml');
  if (missing.length > 0) throw new Error(`The added page lacks: ${missing.join(', ')}`);
}

function insertBefore(file: string, line: string, added: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(line)) throw new Error(`${file} has no line that begins with ${line}`);
  writeFileSync(
    join(folder, file),
    text.replace(line, () => added + line),
  );
}

function run(command: string, ...args: string[]): void {
  const own = `node_modules/.bin/${command}`;
  execFileSync(existsSync(own) ? resolve(own) : command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
