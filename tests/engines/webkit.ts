/*
 * WebKit, driven by its WebDriver over HTTP. A call without a response in time counts as a hang; every tab has a
 * separate browser process, so that the next one starts clean.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port.ts';
import type { Engine, Key, Tab, TabOptions } from './tab.ts';

const patience = 20_000;
const window = resolve('tests/engines/webkit-window.py');
// biome-ignore lint/suspicious/noExplicitAny: the result depends on the call
type DriverValue = any;
type Call = (method: string, path: string, body?: object) => Promise<DriverValue>;
/** WebDriver's codes of the non-character keys. */
const codes: Partial<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export async function startWebKit(driver: string, display: string): Promise<Engine> {
  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '2600x2000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  const open = (options: TabOptions) => openTab(driver, env, options);
  const first = await open({ scripts: true });
  await first.tab.close();
  return {
    version: first.version,
    newTab: async (options) => (await open(options)).tab,
    stop: async () => void screen.kill(),
  };
}

async function openTab(program: string, env: NodeJS.ProcessEnv, options: TabOptions) {
  const { scripts, serviceWorkers, whileLoading } = options;
  const port = await freePort();
  // A separate process group, so that no child outlives it.
  const driver = spawn(program, ['-p', String(port)], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const call = (method: string, path: string, body: object = {}) =>
    webDriver(method, `http://127.0.0.1:${port}${path}`, body);
  try {
    await answers(() => call('GET', '/status'));
    const { sessionId, capabilities } = await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          pageLoadStrategy: whileLoading ? 'none' : 'normal',
          'webkitgtk:browserOptions': {
            binary: '/usr/bin/python3',
            args: [
              window,
              ...(scripts ? [] : ['--no-scripts']),
              ...(serviceWorkers ? [] : ['--no-service-workers']),
            ],
          },
        },
      },
    });
    const session = (method: string, path: string, body?: object) =>
      call(method, `/session/${sessionId}${path}`, body);
    return { version: String(capabilities.browserVersion), tab: tabOf(session, driver) };
  } catch (error) {
    end(driver);
    throw error;
  }
}

function tabOf(call: Call, driver: ChildProcess): Tab {
  const element = async (selector: string) =>
    Object.values(await call('POST', '/element', { using: 'css selector', value: selector }))[0];
  const act = (source: { type: string; actions: object[] }) =>
    call('POST', '/actions', { actions: [{ id: source.type, ...source }] });
  return {
    errors: collectErrors(driver),
    open: (url) => call('POST', '/url', { url }),
    resize: (width, height) => call('POST', '/window/rect', { width, height }),
    run: (inPage, ...args) => execute(call, `return (${inPage})(...arguments)`, args),
    // An element that is still moving cannot be clicked.
    click: (selector) => answers(async () => call('POST', `/element/${await element(selector)}/click`)),
    clickAt: (x, y) =>
      act({
        type: 'pointer',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    // The window sends it to itself: the driver has no touch.
    touch: (...places) =>
      execute(call, 'return webkit.messageHandlers.touch.postMessage(arguments[0])', [places]),
    press: (key) =>
      act({
        type: 'key',
        actions: [
          { type: 'keyDown', value: codes[key] ?? key },
          { type: 'keyUp', value: codes[key] ?? key },
        ],
      }),
    type: async (selector, text) => call('POST', `/element/${await element(selector)}/value`, { text }),
    close: async () => {
      await call('DELETE', '').catch(() => {});
      end(driver);
    },
  };
}

/**
 * The driver drops the result when the page navigates meanwhile. Then a later call is answered before this one, which
 * tells a dropped result from a hang.
 */
async function execute(call: Call, script: string, args: unknown[]): Promise<DriverValue> {
  let timer: NodeJS.Timeout | undefined;
  const dropped = new Promise<never>((_, reject) => {
    const dropIfAnswered = () =>
      call('GET', '/title').then(
        () => reject(new Error('The page navigated before the script returned')),
        () => {},
      );
    timer = setTimeout(dropIfAnswered, 2000);
  });
  try {
    return await Promise.race([call('POST', '/execute/sync', { script, args }), dropped]);
  } finally {
    clearTimeout(timer);
  }
}

async function webDriver(method: string, address: string, body: object) {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  });
  const { value } = (await response.json()) as { value: DriverValue };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The window prints its console messages. */
function collectErrors(driver: ChildProcess): string[] {
  const errors: string[] = [];
  if (driver.stdout) {
    createInterface(driver.stdout).on('line', (line) => {
      if (/^CONSOLE .*\b(ERROR|WARN)/.test(line)) errors.push(line);
    });
  }
  return errors;
}

/** Retries after an error, but not after a hang. */
async function answers(ask: () => Promise<void>) {
  for (const end = Date.now() + patience; ; ) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end || (error as Error).name === 'TimeoutError') throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function end({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
