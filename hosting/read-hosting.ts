import { readFileSync } from 'node:fs';
import { type Hosting, hostingFile } from './hosting.ts';

export function readHosting(): Hosting {
  return JSON.parse(readFileSync(hostingFile, 'utf8'));
}
