/* Every document the site consists of, for tests that look at all of them. */
import { servicePaths } from '../src/app/match.ts';
import { extraSpellings, paths } from '../src/app/routes.ts';

export const screens: string[] = paths;
export const documents: string[] = [...paths, ...servicePaths, ...Object.keys(extraSpellings)];

/** As it stands in an address bar. */
export const address = (path: string): string => encodeURI(path);
