/*
 * Where settings and database are by default: outside the site's folder, whose files development servers hand out and
 * a repository may publish. What an earlier version left there still works, and is named at every start.
 */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

export const settingsFile = 'enquiries.env';
const databaseFile = 'enquiries.db';

export function dataFolder(env: NodeJS.ProcessEnv): string {
  return resolve(env.ENQUIRIES_FOLDER?.trim() || join(homedir(), '.enquiries'));
}

/** Loads the settings that are not in the environment yet, and returns their file. */
export function loadSettings(env: NodeJS.ProcessEnv, code?: string): string | undefined {
  const file = found(settingsFile, env, code);
  if (file) process.loadEnvFile(file);
  return file;
}

export const defaultDatabase = (env: NodeJS.ProcessEnv, code?: string) =>
  found(databaseFile, env, code) ?? join(dataFolder(env), databaseFile);

/** What is still in the site's folder, with the command that moves it. */
export function leftBehind(env: NodeJS.ProcessEnv, code?: string): string[] {
  const folder = dataFolder(env);
  return [settingsFile, databaseFile].flatMap((name) => {
    const isUnused = existsSync(join(folder, name));
    // A database has its log beside it.
    const all = name === databaseFile ? '*' : '';
    return formerPlaces(name, code)
      .filter((place) => existsSync(place) && place !== resolve(env.DATABASE ?? ''))
      .map((place) =>
        isUnused
          ? `${place} is no longer used: ${join(folder, name)} is. Move it away.`
          : `${place} is in the site's folder, where it may be published. Stop the service, then: mkdir -p -m 700 ${folder} && mv ${place}${all} ${folder}/`,
      );
  });
}

function found(name: string, env: NodeJS.ProcessEnv, code?: string): string | undefined {
  return [join(dataFolder(env), name), ...formerPlaces(name, code)].find((place) => existsSync(place));
}

/** Beside the code, and in the folder it was started from by `npm run enquiries`. */
const formerPlaces = (name: string, code = import.meta.dirname) =>
  name === databaseFile ? [join(code, name), resolve(code, '..', name)] : [join(code, name)];
