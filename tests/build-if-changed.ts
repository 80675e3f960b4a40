/* Builds the site unless dist was built from these very sources. */
import { execSync } from 'node:child_process';
import { readArguments } from '../cli/arguments.ts';
import { isBuilt } from '../prerender/sources.ts';

readArguments();
if (isBuilt()) console.log('dist is built from these sources.');
else execSync('npm run --silent build', { stdio: 'inherit' });
