import type { Page } from '@playwright/test';

/** Makes the city's stage accept a software renderer, which it would reject as too slow. */
export const acceptSlowRenderer = (page: Page) =>
  page.addInitScript(() => {
    WebGL2RenderingContext.prototype.clientWaitSync = () => WebGL2RenderingContext.ALREADY_SIGNALED;
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      options?: object,
    ) {
      return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
    } as typeof getContext;
  });
