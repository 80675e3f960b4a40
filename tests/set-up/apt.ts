/*
 * Installs Debian packages: one `apt-get update`, one `apt-get install`. Only tests/gate.ts may use this, once and
 * before anything else runs, because two apt-get processes compete for the same locks.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const lockFiles = ['/var/lib/dpkg/lock-frontend', '/var/lib/apt/lists/lock', '/var/cache/apt/archives/lock'];
/** Unattended upgrades on a machine that was off for weeks take minutes. */
const patienceSeconds = 900;
const pollSeconds = 2;

export const isRoot = () => process.getuid?.() === 0;
export const hasApt = () => spawnSync('apt-get', ['--version']).status === 0;

/** `choose` returns the packages once the lists are updated. Throws if apt-get fails. */
export async function install(choose: (isThere: (name: string) => boolean) => string[]): Promise<void> {
  await aptGet('update');
  const names = choose(isAvailable);
  if (names.length === 0) throw new Error('no package of that name in apt’s lists');
  console.log(`Installing ${names.join(' ')}.`);
  await aptGet('install', '-y', '--no-install-recommends', ...names);
}

async function aptGet(...args: string[]): Promise<void> {
  const options = ['-q', '-o', `DPkg::Lock::Timeout=${patienceSeconds}`];
  for (const deadline = Date.now() + patienceSeconds * 1000; ; ) {
    await waitForLocks(deadline);
    const { status } = spawnSync('apt-get', [...options, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status === 0) return;
    // apt waits for dpkg's lock by itself, but not for the lock of its lists.
    if (!lockHolder() || Date.now() > deadline) throw new Error(`apt-get ${args[0]} ended with ${status}`);
  }
}

async function waitForLocks(deadline: number): Promise<void> {
  let output = '';
  for (let holder = lockHolder(); holder && Date.now() < deadline; holder = lockHolder()) {
    if (holder !== output) {
      const minutes = Math.ceil((deadline - Date.now()) / 60_000);
      console.log(`apt is in use by ${holder}: waiting for it, ${minutes} minutes at most.`);
    }
    output = holder;
    await setTimeout(pollSeconds * 1000);
  }
}

/** The kernel lists the holders of a lock by device and inode. */
function lockHolder(): string | undefined {
  const inodes = lockFiles.flatMap((file) => statSync(file, { throwIfNoEntry: false })?.ino ?? []);
  return holderOf(inodes, readLocks(), nameOf);
}

function holderOf(inodes: number[], locks: string, name: (pid: string) => string): string | undefined {
  const held = locks
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find((fields) => inodes.some((inode) => fields[5]?.endsWith(`:${inode}`)));
  const [, , , , pid] = held ?? [];
  return pid && `process ${pid}${name(pid)}`;
}

function readLocks(): string {
  try {
    return readFileSync('/proc/locks', 'utf8');
  } catch {
    return '';
  }
}

function nameOf(pid: string): string {
  try {
    return ` (${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()})`;
  } catch {
    return '';
  }
}

function isAvailable(name: string): boolean {
  const { stdout } = spawnSync('apt-cache', ['policy', name], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return /^ {2}Candidate: (?!\(none\))/m.test(stdout ?? '');
}
