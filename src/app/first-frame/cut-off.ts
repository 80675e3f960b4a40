import { loaded } from './moments.ts';

/**
 * A quick second step through the history may stop the parsing of the document that the first step leads to, and then be
 * dropped: half a page would stay. A visitor who stops a page that a link leads to keeps what there is.
 */
export async function reloadIfCutOff(): Promise<void> {
  await loaded();
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== 'back_forward') return;
  // Every document ends with its first script.
  if (!document.querySelector('script[data-start]')) location.reload();
}
