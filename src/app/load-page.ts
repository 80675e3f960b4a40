/* Loads a screen's script and words, with the limit and the message the specification fixes. */
import { fetchLostStyles } from './lost-styles.ts';
import type { LoadedPage, Screen } from './routes.ts';

export const chunkTimeout = 120_000;

export async function loadPage({ name, load }: Pick<Screen, 'name' | 'load'>): Promise<LoadedPage> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${chunkTimeout} ms`)), chunkTimeout);
  });
  try {
    const [page] = await Promise.race([Promise.all([load(), fetchLostStyles()]), limit]);
    return page;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Loading chunk ${name} failed (${why})`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
