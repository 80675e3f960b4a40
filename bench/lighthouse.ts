/* Lighthouse as a function: an address in, the median of its figures out. */
import { chromium } from '@playwright/test';

export interface Figures {
  /** Performance, accessibility, best practices, search engines: 0 to 100. */
  scores: [number, number, number, number];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  /** Bytes over the wire by kind of resource. */
  transfer: Record<string, number>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const debuggingPort = 9333;

export async function openLighthouse(executablePath: string) {
  // The package stands in bench/, apart from what the site needs.
  const { default: lighthouse } = await import('lighthouse');
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });

  async function once(url: string): Promise<Figures> {
    const result = await lighthouse(url, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories: scored } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const details = audits['network-requests']?.details as unknown as {
      items: { resourceType: string; transferSize: number }[];
    };
    const transfer: Record<string, number> = {};
    for (const { resourceType, transferSize } of details.items) {
      transfer[resourceType] = (transfer[resourceType] ?? 0) + transferSize;
    }
    return {
      scores: categories.map((id) => Math.round((scored[id]?.score ?? 0) * 100)) as Figures['scores'],
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: Number(value('cumulative-layout-shift').toFixed(4)),
      requests: details.items.length,
      transfer,
    };
  }

  return {
    /** Each figure's own median: the run with the middle LCP may have had a hiccup elsewhere. */
    async median(url: string, times: number): Promise<Figures> {
      const runs: Figures[] = [];
      for (let run = 0; run < times; run++) runs.push(await once(url));
      const middle = (figure: (run: Figures) => number) =>
        runs.map(figure).sort((a, b) => a - b)[Math.floor(times / 2)] as number;
      return {
        ...(runs[0] as Figures),
        scores: categories.map((_, at) => middle(({ scores }) => scores[at] as number)) as Figures['scores'],
        fcp: middle(({ fcp }) => fcp),
        lcp: middle(({ lcp }) => lcp),
        tbt: middle(({ tbt }) => tbt),
        cls: Math.max(...runs.map(({ cls }) => cls)),
      };
    },
    close: () => browser.close(),
  };
}
