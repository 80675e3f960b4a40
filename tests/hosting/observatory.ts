/*
 * The score of MDN's HTTP Observatory: by its package if installed (npm ci --prefix bench), otherwise by its
 * published rules. Checks that depend on the host (certificate, redirect from http) count as passed.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Judged {
  grade: string;
  score: number;
  failed: string[];
}

type Headers = Record<string, string>;

export async function judge(headers: Headers, html: string, host: string): Promise<Judged[]> {
  const folder = 'bench/node_modules/@mdn/mdn-http-observatory/src';
  const published = byPublishedRules(headers, html);
  return existsSync(folder) ? [published, await byPackage(folder, headers, html, host)] : [published];
}

/** The score modifiers of each check, passed and failed. */
function byPublishedRules(headers: Headers, html: string): Judged {
  const policy = headers['content-security-policy'] ?? '';
  const scripts = html.match(/<script[^>]*\bsrc="[^"]*"/g) ?? [];
  const checks: [name: string, passed: boolean, bonus: number, malus: number][] = [
    [
      'content-security-policy',
      /^default-src 'none';/.test(policy) && !/unsafe|http:|\*/.test(policy),
      10,
      -25,
    ],
    ['cookies', headers['set-cookie'] === undefined, 0, -20],
    ['cross-origin-resource-sharing', headers['access-control-allow-origin'] === undefined, 0, -50],
    [
      'referrer-policy',
      /^(no-referrer|same-origin|strict-origin.*)$/.test(headers['referrer-policy'] ?? ''),
      5,
      -5,
    ],
    ['strict-transport-security', maxAge(headers) >= 15_768_000, 0, -20],
    ['subresource-integrity', scripts.every((script) => /src="\/[^/]/.test(script)), 0, -50],
    ['x-content-type-options', headers['x-content-type-options'] === 'nosniff', 0, -5],
    ['x-frame-options', /frame-ancestors 'none'/.test(policy), 5, -20],
    ['cross-origin-resource-policy', headers['cross-origin-resource-policy'] === 'same-origin', 10, -5],
  ];
  const failed = checks.filter(([, passed]) => !passed).map(([name]) => name);
  const losses = checks.reduce((sum, [, passed, , malus]) => sum + (passed ? 0 : malus), 100);
  const bonus = checks.reduce((sum, [, passed, more]) => sum + (passed ? more : 0), 0);
  // Extra credit counts from an A upwards.
  const score = losses >= 90 ? losses + bonus : losses;
  return { grade: score >= 100 ? 'A+' : 'below', score, failed };
}

function maxAge(headers: Headers): number {
  return Number(headers['strict-transport-security']?.match(/max-age=(\d+)/)?.[1] ?? 0);
}

interface Result {
  result: string;
  pass: boolean;
  constructor: { title: string };
}

async function byPackage(folder: string, headers: Headers, html: string, host: string): Promise<Judged> {
  const load = (file: string) => import(pathToFileURL(`${folder}/${file}`).href);
  const [{ ALL_TESTS }, { Requests }, { getGradeForScore, getScoreModifier }] = await Promise.all([
    load('constants.js'),
    load('types.js'),
    load('grader/grader.js'),
  ]);
  // The list of hosts preloaded by browsers comes with an install script, which is not run: ours is not on it.
  const list = `${folder}/../conf/hsts-preload.json`;
  if (!existsSync(list)) {
    mkdirSync(dirname(list), { recursive: true });
    writeFileSync(list, '{}');
  }
  const seen = new Requests(host);
  const page = { status: 200, headers, data: html, verified: true, httpEquiv: new Map() };
  seen.responses.https = page;
  seen.responses.auto = page;
  // Its CSS parser logs errors for modern syntax.
  seen.resources.path = html.replace(/<style>.*?<\/style>/gs, '');
  seen.session = { url: new URL(`https://${host}/`), jar: { serializeSync: () => ({ cookies: [] }) } };

  const results: Result[] = ALL_TESTS.map((test: (seen: unknown) => Result) => test(seen));
  const modifiers: number[] = results.map(({ result }) => getScoreModifier(result));
  const losses = modifiers.filter((value) => value < 0).reduce((sum, value) => sum + value, 100);
  const all = modifiers.reduce((sum, value) => sum + value, 100);
  const { grade, score } = getGradeForScore(losses >= 90 ? all : losses);
  return {
    grade,
    score,
    failed: results.filter(({ pass }) => !pass).map((result) => result.constructor.title),
  };
}
