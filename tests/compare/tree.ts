/* Checks out, builds and serves a commit in a separate folder. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../free-port.ts';
import { type RunningServer, running } from '../hosting/servers.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

/** The parent commit; in CI origin/main, unless that is this commit. */
export function defaultRef(): string {
  if (!process.env.CI) return 'HEAD^';
  try {
    return git('rev-parse', 'origin/main') === git('rev-parse', 'HEAD') ? 'HEAD^' : 'origin/main';
  } catch {
    return 'HEAD^';
  }
}

/** The commit's short hash and subject. */
export function describe(ref: string): string {
  try {
    return git('log', '-1', '--format=%h “%s”', `${ref}^{commit}`);
  } catch {
    throw new Error(`Commit ${ref} not found. In a shallow clone, run git fetch --unshallow first.`);
  }
}

/** Builds of other commits, to compare with again. */
const builds = '.cache/compare-builds';
const keptBuilds = 2;

/** A clone rather than an archive: pages show dates from the history of their content. */
export function checkOut(ref: string, folder: string): void {
  git('clone', '--quiet', '--shared', '--no-checkout', '.', folder);
  git('-C', folder, 'checkout', '--quiet', '--detach', commitOf(ref));
  // The build caches fonts, photographs and data sheets by their content.
  mkdirSync('.cache', { recursive: true });
  symlinkSync(resolve('.cache'), join(folder, '.cache'));
}

/** Returns whether the commit had been built before. */
export async function buildCommit(ref: string, folder: string, name: string): Promise<boolean> {
  const built = join(builds, commitOf(ref));
  if (existsSync(built)) {
    symlinkSync(resolve(built), join(folder, 'dist'));
    return true;
  }
  linkPackages(ref, folder);
  await build(folder, name);
  rmSync(`${built}.part`, { recursive: true, force: true });
  cpSync(join(folder, 'dist'), `${built}.part`, { recursive: true });
  renameSync(`${built}.part`, built);
  const age = (other: string) => statSync(join(builds, other)).mtimeMs;
  for (const old of readdirSync(builds)
    .sort((one, other) => age(other) - age(one))
    .slice(keptBuilds))
    rmSync(join(builds, old), { recursive: true });
  return false;
}

function linkPackages(ref: string, folder: string): void {
  const lock = 'package-lock.json';
  if (readFileSync(join(folder, lock)).equals(readFileSync(lock))) {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    return;
  }
  console.log('The other commit has different packages: installing them.');
  const { status } = spawnSync('npm', ['ci', '--silent'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The packages of ${ref} could not be installed.`);
}

const commitOf = (ref: string) => git('rev-parse', `${ref}^{commit}`);

export async function build(folder: string, name: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build', '--', '--uncompressed'], {
    cwd: folder,
    stdio: 'pipe',
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
  const [status] = await once(child, 'close');
  if (status === 0) return;
  const lines = Buffer.concat(output).toString().trim().split('\n');
  // Without stack frames, which would hide the error.
  const last = lines.filter((line) => !/^\s+at /.test(line)).slice(-12);
  throw new Error(
    `${name} does not build, so there is nothing to compare. Its last lines:\n${last.join('\n')}`,
  );
}

/** Uses the commit's own server, whose rules may differ. */
export async function serve(folder: string): Promise<RunningServer> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  return running(spawn(process.execPath, ['server/serve.ts'], { cwd: folder, env }), port);
}
