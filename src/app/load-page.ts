/* Loads a screen's script and words, with the limit and the message the specification fixes. */
import type { LoadedPage, Screen } from './routes.ts';

export const chunkTimeout = 120_000;

export async function loadPage({ name, load }: Pick<Screen, 'name' | 'load'>): Promise<LoadedPage> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${chunkTimeout} ms`)), chunkTimeout);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Loading chunk ${name} failed (${why})`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
