/* The browser tab interface used by journeys, the same for every engine. */

/** Named keys and single characters. */
export type Key =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Home'
  | 'End'
  | `Arrow${'Left' | 'Right' | 'Up' | 'Down'}`
  | '/'
  | '4'
  | '6'
  | 'c';

/** Anything serialisable. */
type Sent = string | number | boolean | null;

/** From the window's upper left corner. */
export type Place = readonly [x: number, y: number];

export interface Tab {
  /** Resolves once the document has loaded. */
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs in the page; uses only its arguments. */
  run<Args extends Sent[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(selector: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Puts a finger down, moves it and lifts it, through the engine's own handling of touch; without places to go to it taps. */
  touch(at: Place, ...to: Place[]): Promise<void>;
  /** Types into a field. */
  type(selector: string, text: string): Promise<void>;
  /** Console messages, page errors and policy violations so far. */
  errors: string[];
  close(): Promise<void>;
}

export interface TabOptions {
  scripts: boolean;
  /** A worker would fetch the whole shell in every journey. */
  serviceWorkers?: boolean | undefined;
  /** Calls act on a page that is still loading, as a visitor can. WebKit's driver waits for it by default. */
  whileLoading?: boolean | undefined;
}

export interface Engine {
  version: string;
  /** A new tab with empty storage. */
  newTab(options: TabOptions): Promise<Tab>;
  stop(): Promise<void>;
}

const patience = 20_000;

/** Waits until the condition holds in the page; retried while the page is being replaced. */
export async function until<Args extends Sent[]>(
  tab: Tab,
  inPage: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  const end = Date.now() + patience;
  let answer: unknown;
  do {
    answer = await tab.run(inPage, ...args).catch((error: Error) => {
      if (Date.now() > end || error.name === 'TimeoutError') throw error;
      return error.message;
    });
    if (answer === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < end);
  throw new Error(`Condition never met: ${inPage} with ${JSON.stringify(args)}; last result ${answer}`);
}
