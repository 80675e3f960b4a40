/*
 * `npm run load`: compares the included server, nginx and sirv (a common middleware) on loopback, each on one core
 * with the driver on the other: a document, a hashed script, ranges of a film, a thousand connections; then 150
 * seconds of the included server alone, to watch its memory. `npm run load 2` gives each row two seconds, for a
 * quick look.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readArguments, readCount } from '../cli/arguments.ts';
import { freePort } from '../tests/free-port.ts';
import { type RunningServer, running, startNginx, startShipped } from '../tests/hosting/servers.ts';
import { writeReport } from './report.ts';
import { type LoadResult, requireWrk, runWrk } from './wrk.ts';

const seconds = readCount(5);
const isWhole = readArguments({ words: 1 }).words.length === 0;
const driverCore = availableParallelism() - 1;
if (driverCore < 1) throw new Error('Two cores are needed: one for the server, one for the driver');

const aFile = (folder: string, pattern: RegExp) => {
  const name = readdirSync(`dist/site${folder}`).find((file) => pattern.test(file));
  return `${folder}/${name}`;
};
const gzip = ['Accept-Encoding: gzip'];
const rows = [
  { name: 'a document', path: '/contact', connections: 100, headers: gzip },
  { name: 'a hashed script', path: aFile('/static/js', /^client-.*\.js$/), connections: 100, headers: gzip },
  {
    name: '64 KiB of a film',
    path: aFile('/media', /\.mp4$/),
    connections: 100,
    headers: ['Range: bytes=0-65535'],
  },
  { name: 'a document, 1,000 connections', path: '/contact', connections: 1000, headers: gzip },
];

requireWrk();
const shipped = await startShipped();
const nginx = await startNginx();
if ('notRun' in nginx) throw new Error(`nginx not run: ${nginx.notRun}`);
const sirv = await startSirv();
const servers = [shipped, nginx, sirv];
for (const server of servers) pin(server);

const lines = [
  '| asked for | per second: shipped / nginx / sirv | shipped ÷ nginx | p50 ms | p99 ms | errors |',
  '|---|---|---|---|---|---|',
];
const before = memory(shipped);
for (const { name, path, connections, headers } of rows) {
  // Alternating, twice, so that other load on the machine affects all alike.
  const seen = new Map(servers.map((server) => [server, [] as LoadResult[]]));
  for (let round = 0; round < 2; round++)
    for (const [{ origin }, results] of seen)
      results.push(await runWrk({ url: origin + path, connections, seconds, headers }, driverCore));
  const means = [...seen.values()].map(mean);
  const each = (value: (one: LoadResult) => number, digits = 0) =>
    means.map((one) => value(one).toFixed(digits)).join(' / ');
  const [ours, theirs] = means.map(({ perSecond }) => perSecond) as [number, number];
  lines.push(
    `| ${name} | ${each(({ perSecond }) => perSecond)} | ${(ours / theirs).toFixed(2)} | ${each(({ p50 }) => p50, 1)} | ${each(({ p99 }) => p99, 1)} | ${each(({ errors }) => errors)} |`,
  );
  console.log(lines.at(-1));
}
for (const server of [nginx, sirv]) await server.stop();

const marks = [before, memory(shipped)];
const steady = runWrk(
  { url: `${shipped.origin}/contact`, connections: 100, seconds: seconds * 30, headers: gzip },
  driverCore,
);
for (let part = 0; part < 10; part++) {
  await new Promise((resolve) => setTimeout(resolve, seconds * 3000));
  marks.push(memory(shipped));
}
const { perSecond, errors } = await steady;
await shipped.stop();

const report = [
  ...lines,
  '',
  `Then ${seconds * 30} seconds of the shipped server alone: ${perSecond.toFixed(0)} answers per second, ${errors} errors. Its memory in MB: ${marks.slice(0, 1)} at the start, ${marks.slice(1, 2)} after the rows above, then every ${seconds * 3} seconds ${marks.slice(2).join(', ')}.`,
].join('\n');
console.log(`\n${report}`);
if (isWhole) writeReport('load', report);

async function startSirv(): Promise<RunningServer> {
  const port = await freePort();
  const options = ['dist/site', '--quiet', '--gzip', '--host', '127.0.0.1', '--port', String(port)];
  return running(spawn(process.execPath, ['bench/node_modules/sirv-cli/bin.js', ...options]), port);
}

/** The processes of a server: nginx forks its own. */
function processesOf({ process: { pid } }: RunningServer): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [Number(pid), ...children.map(Number)];
}

function pin(server: RunningServer): void {
  for (const pid of processesOf(server)) execFileSync('taskset', ['-acp', '0', String(pid)]);
}

/** Resident memory in megabytes. */
function memory(server: RunningServer): number {
  const kilobytes = (pid: number) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return Math.round(processesOf(server).reduce((sum, pid) => sum + kilobytes(pid), 0) / 1024);
}

function mean(all: LoadResult[]): LoadResult {
  const of = (value: (one: LoadResult) => number) =>
    all.reduce((sum, one) => sum + value(one), 0) / all.length;
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    errors: all.reduce((sum, { errors }) => sum + errors, 0),
  };
}
