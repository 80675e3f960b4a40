/*
 * `npm run bench:editor`: how long actions in the owner's editor take, idle and with two busy loops beside it, on a
 * copy of the project. `feedback` is the time to the first visible response, which must be within 300 ms. `-- 3`
 * repeats each three times. Measured in the page, from the click or key to the frame that shows the response.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readCount } from '../cli/arguments.ts';
import { requireChromium } from '../cli/chromium.ts';
import { copyProject } from '../tests/copy-project.ts';

const tries = readCount(5);
const path = '/solution/smartcity';
const status = '.editor-bar [role=status]';
/** Headlines that pass the content rules. Those beside the loops are others, so that there is something to publish. */
const headlines = {
  idle: ['One room for the city', 'The city on one plan'],
  busy: ['A desk for every street', 'Every street at one desk'],
};

/** What the page shows: a visible element, with this text if given. */
interface Sign {
  selector: string;
  text?: RegExp;
}

interface Timing {
  feedback: number;
  done: number;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-editor-'));
copyProject(folder);
rmSync(join(folder, '.cache'), { force: true });
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
git('init', '--quiet');
git('config', 'user.name', 'An owner');
git('config', 'user.email', 'owner@site.example');
git('add', '--all');
git('commit', '--quiet', '--message', 'The site as it was');
const editor = spawn(process.execPath, ['editor/edit.ts'], {
  cwd: folder,
  env: { ...process.env, PORT: '0' },
});
const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
try {
  const printed = await addressOf(editor);
  const { origin } = new URL(printed);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(printed, { timeout: 120_000 });
  await open(page, origin);
  const idle = await measure(page, origin, headlines.idle);
  const loops = [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const busy = await measure(page, origin, headlines.busy).finally(() => {
    for (const loop of loops) loop.kill();
  });
  console.log('| | idle: feedback | done | two busy loops: feedback | done |\n|---|---|---|---|---|');
  for (const [name, taken] of Object.entries(idle)) {
    const beside = busy[name] ?? { feedback: Number.NaN, done: Number.NaN };
    console.log(
      `| ${[name, taken.feedback, taken.done, beside.feedback, beside.done].map(ms).join(' | ')} |`,
    );
  }
} finally {
  await browser.close();
  editor.kill();
  rmSync(folder, { recursive: true, force: true });
}

function ms(value: number | string): string {
  if (typeof value === 'string') return value;
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

function addressOf({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    stdout?.on('data', (text) => {
      const found = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(String(text))?.[0];
      if (found) resolve(found);
    });
  });
}

async function open(page: Page, origin: string): Promise<void> {
  await page.goto(origin + path, { timeout: 120_000 });
  await page.locator('html[data-editable]').waitFor({ timeout: 120_000 });
}

async function measure(page: Page, origin: string, words: string[]): Promise<Record<string, Timing>> {
  await open(page, origin);
  const carets: Timing[] = [];
  const saves: Timing[] = [];
  const click = (button: string | RegExp) => () => page.getByRole('button', { name: button }).click();
  for (let turn = 0; turn < tries; turn++) {
    const heading = page.getByRole('heading', { level: 1 });
    carets.push(
      await take(page, () => heading.click(), [{ selector: status, text: /^(Opening|Writing)/ }], {
        selector: '.editor-in-place:focus',
      }),
    );
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words[turn % words.length] ?? '');
    saves.push(
      await take(page, () => page.keyboard.press('Enter'), [{ selector: status, text: /^Sav(ing|ed)/ }], {
        selector: status,
        text: /^Saved/,
      }),
    );
  }
  const opened = await take(
    page,
    click(/^Publish/),
    [{ selector: '.editor-panel [role=status]', text: /./ }, { selector: '.editor-review' }],
    { selector: '.editor-review ins' },
  );
  await page.getByLabel('What you changed').fill('Say what the room is for');
  const published = await take(
    page,
    click(/Check and publish|all the same/),
    [{ selector: '.editor-panel [role=status]', text: /Starting/ }, { selector: '.editor-checks' }],
    { selector: '.editor-panel [role=status]', text: /Published:|Not published|gave no answer/ },
  );
  const answer = (await page.locator('.editor-panel').textContent()) ?? '';
  if (!answer.includes('Published:')) throw new Error(`Not published: ${answer.slice(-200)}`);
  await click(/^Publish/)();
  return {
    'Click to caret': middle(carets),
    'Key to saved': middle(saves),
    'Publish opened': opened,
    'Publish done': published,
  };
}

/** From the event of the action to the first visible response, and until it is done. */
async function take(page: Page, act: () => Promise<unknown>, feedback: Sign[], done: Sign): Promise<Timing> {
  // Watching before it acts: a key pressed at once would be missed.
  const watching = await page.evaluateHandle(watch, { feedback, done });
  await act();
  return watching.evaluate(({ taken }) => taken);
}

/** Runs in the page. */
function watch({ feedback, done }: { feedback: Sign[]; done: Sign }): { taken: Promise<Timing> } {
  const isShown = ({ selector, text }: Sign) =>
    [...document.querySelectorAll(selector)].some(
      (one) => one.checkVisibility() && (!text || text.test(one.textContent)),
    );
  const taken = new Promise<Timing>((resolve, reject) => {
    let from: number | undefined;
    let first: number | undefined;
    const begin = ({ timeStamp }: Event) => {
      from ??= timeStamp;
    };
    for (const event of ['click', 'keydown']) addEventListener(event, begin, { capture: true, once: true });
    setTimeout(() => reject(new Error(`Not shown: ${done.selector} ${done.text}`)), 240_000);
    requestAnimationFrame(function look(): void {
      const since = performance.now() - (from ?? Number.NaN);
      if (from !== undefined && feedback.some(isShown)) first ??= since;
      if (first !== undefined && isShown(done)) resolve({ feedback: first, done: since });
      else requestAnimationFrame(look);
    });
  });
  return { taken };
}

function middle(taken: Timing[]): Timing {
  const median = (values: number[]) =>
    values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
  return {
    feedback: median(taken.map(({ feedback }) => feedback)),
    done: median(taken.map(({ done }) => done)),
  };
}
