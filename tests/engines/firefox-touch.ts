/*
 * A finger on Firefox. WebDriver's touch goes to the page alone and never scrolls; the browser's window passes its own
 * through the compositor, as a touch screen does.
 */
import type { Page } from '@playwright/test';
import type { Place } from './tab.ts';

interface Session {
  send(
    method: string,
    parameters: object,
  ): Promise<{ contexts?: { context: string }[]; exceptionDetails?: { text: string } }>;
}

export async function touchFirefox(page: Page, places: Place[]): Promise<void> {
  const session = sessionOf(page);
  const { contexts = [] } = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const { exceptionDetails } = await session.send('script.evaluate', {
    expression: `(${touchInWindow})(${JSON.stringify(page.url())}, ${JSON.stringify(places)})`,
    target: { context: contexts[0]?.context },
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
}

/** Playwright has no call for this, so it is sent over its connection. */
const sessionOf = (page: Page): Session =>
  (
    page as unknown as {
      _connection: { toImpl(page: Page): { delegate: { rawMouse: { _session: Session } } } };
    }
  )._connection.toImpl(page).delegate.rawMouse._session;

interface BrowserWindow extends Window {
  gBrowser: { selectedBrowser: Element & { currentURI: { spec: string } } };
  windowUtils: {
    sendNativeTouchPoint(
      ...of: [
        finger: number,
        state: number,
        x: number,
        y: number,
        pressure: number,
        angle: number,
        observer: null,
      ]
    ): void;
  };
  mozInnerScreenX: number;
  mozInnerScreenY: number;
}
declare const Services: { wm: { getEnumerator(kind: string): Iterable<BrowserWindow> } };

/** Runs in the browser's own scope. */
async function touchInWindow(url: string, places: Place[]) {
  const [contact, lifted] = [2, 4];
  const windows = [...Services.wm.getEnumerator('navigator:browser')];
  const window = windows.findLast(({ gBrowser }) => gBrowser.selectedBrowser.currentURI.spec === url);
  if (!window) throw new Error(`No window shows ${url}`);
  const { left, top } = window.gBrowser.selectedBrowser.getBoundingClientRect();
  const ratio = window.devicePixelRatio;
  const send = (state: number, [x, y]: Place) => {
    const across = Math.round((window.mozInnerScreenX + left + x) * ratio);
    const down = Math.round((window.mozInnerScreenY + top + y) * ratio);
    window.windowUtils.sendNativeTouchPoint(1, state, across, down, 1, 90, null);
    // One movement a frame.
    return new Promise((resolve) => window.requestAnimationFrame(resolve));
  };
  for (const place of places) await send(contact, place);
  await send(lifted, places.at(-1) ?? [0, 0]);
}
