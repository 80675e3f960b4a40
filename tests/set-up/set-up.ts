/* A gate's first step: finds, installs or reports the programs it needs. */
import { findProgram } from '../../cli/find-program.ts';
import { aptNames, listed, type Program, sentenceAbout } from '../../cli/requirements.ts';
import { engines } from '../engines/engines.ts';
import { hasApt, install, isRoot } from './apt.ts';

const isHere: Partial<Record<Program, () => boolean>> = {
  ...Object.fromEntries(engines.map(({ name, find }) => [name, () => find() !== undefined])),
  nginx: () => findProgram('nginx') !== undefined,
};

const findMissing = (programs: Program[]): Program[] =>
  programs.filter((program) => isHere[program]?.() !== true);

/** What is still missing; the tests that need it are skipped. */
export async function setUp(programs: Program[]): Promise<Program[]> {
  const wanted = findMissing(programs);
  if (wanted.length === 0) return [];
  if (!isRoot() || !hasApt()) return report(wanted);
  console.log(`Not on this machine: ${listed(wanted)}.`);
  try {
    await install((isThere) => aptNames(wanted, isThere));
  } catch (error) {
    console.log(`Nothing could be installed: ${(error as Error).message}.`);
  }
  const missing = findMissing(programs);
  return missing.length === 0 ? [] : report(missing);
}

function report(missing: Program[]): Program[] {
  console.log(`${sentenceAbout(missing)}\nWhat needs ${missing.length === 1 ? 'it' : 'them'} is skipped.`);
  return missing;
}
