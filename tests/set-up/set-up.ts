/* The gate's first step: finds, installs or reports everything it needs. */
import { findProgram } from '../../cli/find-program.ts';
import { aptNames, listed, type Program, sentenceAbout } from '../../cli/requirements.ts';
import { engines } from '../engines/engines.ts';
import { hasApt, install, isRoot } from './apt.ts';

const isHere: Partial<Record<Program, () => boolean>> = {
  ...Object.fromEntries(engines.map(({ name, find }) => [name, () => find() !== undefined])),
  nginx: () => findProgram('nginx') !== undefined,
};

const findMissing = (): Program[] =>
  Object.entries(isHere).flatMap(([program, found]) => (found() ? [] : [program as Program]));

/** What is still missing; the tests that need it are skipped. */
export async function setUp(): Promise<Program[]> {
  const wanted = findMissing();
  if (wanted.length === 0) return [];
  if (!isRoot() || !hasApt()) return report(wanted);
  console.log(`Not on this machine: ${listed(wanted)}.`);
  try {
    await install((isThere) => aptNames(wanted, isThere));
  } catch (error) {
    console.log(`Nothing could be installed: ${(error as Error).message}.`);
  }
  const missing = findMissing();
  return missing.length === 0 ? [] : report(missing);
}

function report(missing: Program[]): Program[] {
  console.log(`${sentenceAbout(missing)}\nWhat needs ${missing.length === 1 ? 'it' : 'them'} is skipped.`);
  return missing;
}
