/* Loads a page's script and content, with the specification's timeout and error message. */
import { retryStylesheets } from './retry-stylesheets.ts';
import type { LoadedPage, Route } from './route.ts';

export const chunkTimeout = 120_000;

export async function loadPage(
  { id, load }: Pick<Route, 'id' | 'load'>,
  /** The content of a translated edition; by default the route's. */
  loadContent?: Route['loadContent'],
): Promise<LoadedPage> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${chunkTimeout} ms`)), chunkTimeout);
  });
  try {
    const [page] = await Promise.race([Promise.all([load(loadContent), retryStylesheets()]), limit]);
    return page;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Loading chunk ${id} failed (${why})`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
