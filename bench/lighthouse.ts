/*
 * Runs Lighthouse's command line like public tools do: a fresh, full Chromium with an empty profile for every run,
 * mobile, simulated throttling. Its package is in bench/, separate from the site's.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fullBrowsers } from '../cli/chromium.ts';
import { findProgram } from '../cli/find-program.ts';

export interface LighthouseFigures {
  /** Performance, accessibility, best practices, search engines: 0 to 100. */
  scores: [number, number, number, number];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  /** Transferred bytes by resource type. */
  transfer: Record<string, number>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export function findFullChromium(): string {
  const found = process.env.CHROME_PATH || findProgram(...fullBrowsers);
  if (!found)
    throw new Error('The bench needs a full Chromium, not a headless shell. Set CHROME_PATH to one.');
  return found;
}

/** A busy machine sometimes loses a trace; the run is then repeated. */
export async function coldRun(url: string, attempts = 3): Promise<LighthouseFigures> {
  try {
    return await runLighthouse(url);
  } catch (error) {
    if (attempts === 1) throw error;
    return coldRun(url, attempts - 1);
  }
}

async function runLighthouse(url: string): Promise<LighthouseFigures> {
  const { stdout } = await promisify(execFile)(
    'bench/node_modules/.bin/lighthouse',
    [
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: findFullChromium() }, maxBuffer: 256 * 1024 * 1024 },
  );
  const { audits, categories: scored } = JSON.parse(stdout) as LighthouseReport;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const transfer: Record<string, number> = {};
  for (const { resourceType, transferSize } of requests) {
    transfer[resourceType] = (transfer[resourceType] ?? 0) + transferSize;
  }
  return {
    scores: categories.map((id) => Math.round((scored[id]?.score ?? 0) * 100)) as LighthouseFigures['scores'],
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: Number(value('cumulative-layout-shift').toFixed(4)),
    requests: requests.length,
    transfer,
  };
}

/** The part of Lighthouse's report that is read. */
interface LighthouseReport {
  audits: Record<
    string,
    { numericValue?: number; details?: { items: { resourceType: string; transferSize: number }[] } }
  >;
  categories: Record<string, { score: number | null }>;
}
