/*
 * A page in a fresh browser, controlled over a bare DevTools session. Playwright and Puppeteer enable the
 * inspector's Runtime domain; V8 then records the position of every Error and parses React twice for it, which costs
 * 100 ms on a processor four times slower. A visitor's browser has no inspector.
 */
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type CDPSession } from 'puppeteer-core';

export interface BarePage {
  send: CDPSession['send'];
  /** Runs a self-contained function in the page; it cannot use variables from outside. */
  evaluate<Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  waitUntil(inPage: (argument: undefined) => boolean): Promise<void>;
  close(): Promise<void>;
}

export async function openBarePage(executablePath: string): Promise<BarePage> {
  const browser = await puppeteer.launch({
    executablePath,
    // Larger than the page: nothing outside the window is presented, so a click there would get no frame.
    args: ['--no-sandbox', '--disable-gpu', '--window-size=1600,1200'],
  });
  const target = await browser.waitForTarget((each) => each.type() === 'page');
  const session = await target.createCDPSession();
  const evaluate: BarePage['evaluate'] = async (inPage, argument) => {
    const expression = `(${inPage})(${JSON.stringify(argument)})`;
    const answer = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description);
    return answer.result.value;
  };
  return {
    send: session.send.bind(session),
    evaluate,
    async waitUntil(inPage) {
      while (!(await evaluate(inPage, undefined))) await wait(50);
    },
    close: () => browser.close(),
  };
}
