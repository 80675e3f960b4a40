/* The lock file must install the same on every machine: any platform, any mirror of the registry. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  version: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const names = Object.keys(lock.packages);
const isLocked = (name: string) =>
  names.some((key) => key === `node_modules/${name}` || key.endsWith(`/node_modules/${name}`));

test('names no registry', () => {
  expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([]);
});

test('has the native packages of every platform', () => {
  const missing = Object.entries(lock.packages).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name))
      .map((name) => `${owner} → ${name}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  [
    'rolldown',
    '@rolldown/binding-',
    ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-arm64', 'darwin-x64', 'win32-x64-msvc'],
  ],
  ['biome', '@biomejs/cli-', ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64']],
  [
    'typescript',
    '@typescript/typescript-',
    ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64'],
  ],
  ['sharp', '@img/sharp-', ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64']],
  [
    'lightningcss',
    'lightningcss-',
    ['linux-x64-gnu', 'linux-arm64-gnu', 'darwin-arm64', 'darwin-x64', 'win32-x64-msvc'],
  ],
  ['node', 'node-', ['linux-x64', 'linux-arm64', 'bin-darwin-arm64', 'darwin-x64', 'win-x64']],
])('%s runs on Linux, macOS and Windows', (_, prefix, platforms) => {
  expect(platforms.filter((platform) => !isLocked(prefix + platform))).toEqual([]);
});

test('the package file pins exact versions', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});

test('lists the licence of everything visitors receive', () => {
  const listed = readFileSync('docs/third-party/README.md', 'utf8').split('\n');
  const shipped = Object.entries(lock.packages).filter(
    ([key, { dev, optional }]) => key && !dev && !optional,
  );
  expect(shipped.length).toBeGreaterThan(2);
  const missing = shipped.filter(([key, { license = '' }]) => {
    const name = key.replace('node_modules/', '');
    return !listed.some((line) => line.includes(name) && line.includes(license));
  });
  expect(missing).toEqual([]);
});
