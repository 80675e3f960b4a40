/*
 * `npm run load`: the shipped server and nginx side by side on loopback, each on one core, the driver on the
 * other: a document, a hashed script, parts of a film, a thousand connections; then five minutes of the
 * shipped server alone, to see its memory. `npm run load 2` gives each row two seconds, for a quick look.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Engine, type Started, startNginx, startShipped } from '../tests/hosting/engines.ts';
import { writeReport } from './report.ts';
import { drive, ensureWrk, type Seen } from './wrk.ts';

const seconds = Number(process.argv[2] ?? 10);
const isWhole = process.argv[2] === undefined;
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

ensureWrk();
const shipped = await startShipped();
const nginx = running(await startNginx());
for (const engine of [shipped, nginx]) pin(engine);

const lines = [
  '| asked for | shipped, per second | nginx, per second | shipped ÷ nginx | p50 ms, shipped / nginx | p99 ms, shipped / nginx | errors, shipped / nginx |',
  '|---|---|---|---|---|---|---|',
];
const before = memory(shipped);
for (const { name, path, connections, headers } of rows) {
  // Turn about, twice: whatever else the machine does meets both alike.
  const seen = { shipped: [] as Seen[], nginx: [] as Seen[] };
  for (let round = 0; round < 2; round++) {
    seen.shipped.push(await drive({ url: shipped.origin + path, connections, seconds, headers }, driverCore));
    seen.nginx.push(await drive({ url: nginx.origin + path, connections, seconds, headers }, driverCore));
  }
  const [ours, theirs] = [mean(seen.shipped), mean(seen.nginx)];
  const pair = (value: (one: Seen) => number, digits = 1) =>
    `${value(ours).toFixed(digits)} / ${value(theirs).toFixed(digits)}`;
  lines.push(
    `| ${name} | ${ours.perSecond.toFixed(0)} | ${theirs.perSecond.toFixed(0)} | ${(ours.perSecond / theirs.perSecond).toFixed(2)} | ${pair(({ p50 }) => p50)} | ${pair(({ p99 }) => p99)} | ${pair(({ errors }) => errors, 0)} |`,
  );
  console.log(lines.at(-1));
}
await nginx.stop();

const marks = [before, memory(shipped)];
const steady = drive(
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

function running(started: Started): Engine {
  if ('notRun' in started) throw new Error(`nginx not run: ${started.notRun}`);
  return started;
}

/** All of the engine on the first core, the worker nginx has forked included. */
function pin({ process: { pid } }: Engine): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const one of [pid, ...children]) execFileSync('taskset', ['-acp', '0', String(one)]);
}

/** Resident megabytes. */
function memory({ process: { pid } }: Engine): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function mean(all: Seen[]): Seen {
  const of = (value: (one: Seen) => number) => all.reduce((sum, one) => sum + value(one), 0) / all.length;
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    errors: all.reduce((sum, { errors }) => sum + errors, 0),
  };
}
