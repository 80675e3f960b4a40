/* A picture before and after a change, small enough for the history's list. */
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { Refused } from './refused.ts';

export interface PastPicture {
  before?: string;
  after?: string;
}

const width = 192;

export async function pastPicture(
  root: string,
  { commit, picture }: { commit: string; picture: string },
): Promise<PastPicture> {
  if (!/^[0-9a-f]{40}$/.test(commit) || !/^\/[\w./-]+$/.test(picture) || picture.includes('..'))
    throw new Refused(400, 'The history has no such picture.');
  const [before, after] = await Promise.all(
    [`${commit}^`, commit].map((state) => thumbnailOf(root, `${state}:public${picture}`)),
  );
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) };
}

/** Data URLs; absent where there was no picture. */
async function thumbnailOf(root: string, name: string): Promise<string | undefined> {
  try {
    const whole = execFileSync('git', ['show', name], {
      cwd: root,
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const small = await sharp(whole).resize({ width, withoutEnlargement: true }).webp().toBuffer();
    return `data:image/webp;base64,${small.toString('base64')}`;
  } catch {
    return undefined;
  }
}
