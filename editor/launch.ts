/* Remaining placeholders, as `npm run launch-check` lists them; run again each time, since it reads every file. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Finding } from '../prerender/launch-check.ts';

export async function launchFindings(root: string): Promise<Finding[]> {
  const args = ['prerender/launch-check.ts', '--json'];
  // It ends with 1 while anything is left.
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '[]' }),
  );
  return JSON.parse(stdout || '[]');
}
