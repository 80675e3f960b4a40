/* Remaining placeholders, as `npm run launch-check` lists them; run again each time, since it reads every file. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LaunchProblem } from '../prerender/launch/finding.ts';
import { readSource } from './content-files.ts';
import { labelOf } from './field-names.ts';
import { partName } from './part-names.ts';

/** The part of the site and the field, instead of file and line. */
export interface LaunchFinding {
  part: string;
  field: string;
  problem: string;
}

export async function launchFindings(root: string): Promise<LaunchFinding[]> {
  const args = ['prerender/launch-check.ts', '--json'];
  // It exits with 1 while placeholders remain.
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '[]' }),
  );
  const findings: LaunchProblem[] = JSON.parse(stdout || '[]');
  return findings.map(({ file, field, problem }) => ({
    part: partOf(root, file),
    field: labelOf(field),
    problem,
  }));
}

function partOf(root: string, file: string): string {
  if (file.startsWith('src/content/')) return partName(file, readSource(root, file)).name;
  return file.startsWith('art/') ? 'Drawings' : file.endsWith('.css') ? 'Colours' : 'Whole site';
}
