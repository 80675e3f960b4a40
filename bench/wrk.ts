/* Runs wrk with a given load and parses its results. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from '../cli/find-program.ts';
import { sentenceAbout } from '../cli/requirements.ts';

export interface LoadOptions {
  url: string;
  connections: number;
  seconds: number;
  headers: string[];
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Connections that failed or timed out, and responses other than 2xx and 3xx. */
  errors: number;
}

export function requireWrk(): void {
  if (!findProgram('wrk')) throw new Error(sentenceAbout(['wrk']));
}

/** Runs on the last core; the server has the first. */
export async function runWrk(
  { url, connections, seconds, headers }: LoadOptions,
  core: number,
): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)('taskset', [
    '-c',
    String(core),
    'wrk',
    '--latency',
    '--timeout',
    '10s',
    '-t',
    '1',
    '-c',
    String(connections),
    '-d',
    `${seconds}s`,
    ...headers.flatMap((line) => ['-H', line]),
    url,
  ]);
  return read(stdout);
}

function read(text: string): LoadResult {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const time = (percent: number) => {
    const [, value, unit] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? [];
    return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'];
  };
  const socketErrors = /Socket errors: (.*)/.exec(text)?.[1]?.match(/\d+/g) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: time(50),
    p99: time(99),
    errors:
      socketErrors.reduce((sum, count) => sum + Number(count), 0) + number(/Non-2xx or 3xx responses: (\d+)/),
  };
}
