/*
 * Where settings and database are by default: outside the site's folder, whose files development servers hand out and
 * a repository may publish.
 */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

export function dataFolder(env: NodeJS.ProcessEnv): string {
  return env.ENQUIRIES_FOLDER?.trim() || join(homedir(), '.enquiries');
}

/** Settings already in the environment win. */
export function loadSettings(env: NodeJS.ProcessEnv): void {
  const file = join(dataFolder(env), 'enquiries.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Where earlier versions kept them: an empty database beside a full one would look as if enquiries were lost. */
const formerPlaces = ['enquiries.env', 'enquiries.db', '../enquiries.db'];

export function expectNothingLeft(env: NodeJS.ProcessEnv, code = import.meta.dirname): void {
  const left = formerPlaces.map((place) => resolve(code, place)).filter((place) => existsSync(place));
  const isChosen = (place: string) => env.DATABASE !== undefined && resolve(env.DATABASE) === place;
  const files = left.filter((place) => !isChosen(place)).map((place) => `  ${place}`);
  if (files.length > 0)
    throw new Error(
      `Secrets and enquiries no longer belong in the site's folder. Move to ${dataFolder(env)} (a database with its -wal and -shm):\n${files.join('\n')}`,
    );
}
