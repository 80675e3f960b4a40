/*
 * Checks lists of the content that belong together: hours and functions of a page, flags on a drawing, steps of an
 * example. An extra or missing entry is reported with the file to change, and fails the build.
 */
import { deskContent } from '../src/app/desk-content.ts';
import attackPath from '../src/content/examples/attack-path.ts';
import migration from '../src/content/examples/migration.ts';
import business from '../src/content/products/business-operations.ts';
import incident from '../src/content/products/incident-detection.ts';
import maintenance from '../src/content/products/planned-preventive.ts';
import security from '../src/content/products/security-platform.ts';
import urban from '../src/content/products/urban-infrastructure.ts';
import shift from '../src/content/run-a-shift/run-a-shift.ts';
import { tracks } from '../src/sections/products/maintenance/ring-geometry.ts';

export const shipped = {
  attackPath,
  migration,
  business,
  incident,
  maintenance,
  security,
  urban,
  shift,
  desk: deskContent,
};

export const findMismatchedLists = (content = shipped): string[] => comparisons(content).flat();
export const pairsOfLists = (): number => comparisons(shipped).length;

/** The problems of each pair of lists. */
function comparisons(content: typeof shipped): string[][] {
  const { attackPath, migration, business, incident, maintenance, security, urban, shift, desk } = content;
  const idsOf = ({ features }: { features: { id: string }[] }) => features.map(({ id }) => id);
  const places = attackPath.places.map(({ id }) => id);
  const { street, year } = { street: urban.instrument, year: maintenance.instrument };
  const offices = street.layers.filter(({ wanted }) => wanted !== undefined).length;
  return [
    same(
      'instruments/funnel.ts: `clock` needs an hour for each function of products/incident-detection.ts',
      count(incident.funnel.clock),
      count(incident.features),
    ),
    same(
      'instruments/site-board.ts: `day` needs an hour for each function of products/business-operations.ts',
      business.board.day.map(({ feature }) => feature),
      idsOf(business),
    ),
    known(
      'instruments/site-plan.ts: `places` names functions of products/security-platform.ts',
      security.instrument.places.flatMap(({ functions }) => [...functions]),
      idsOf(security),
    ),
    known(
      'instruments/street.ts: `bores` ends at functions of products/urban-infrastructure.ts',
      street.bores.map(({ feature }) => feature),
      idsOf(urban),
    ),
    same(
      'instruments/street.ts: `agree` needs a sentence for no office and for each number of offices',
      count(street.agree),
      count(Array(offices + 1).fill('')),
    ),
    known(
      `instruments/maintenance.ts: the ring has ${tracks} tracks for \`assets\``,
      count(year.assets),
      count(Array(tracks).fill('')),
    ),
    known(
      'instruments/maintenance.ts: `offPlan` and `chosen` name assets',
      [...year.offPlan, year.chosen].map(({ asset }) => asset),
      year.assets.map(({ name }) => name),
    ),
    known(
      'instruments/maintenance.ts: `offPlan` numbers functions of products/planned-preventive.ts',
      year.offPlan.map(({ number }) => `${number}`),
      count(maintenance.features),
    ),
    known(
      'examples/attack-path.ts: `ways` lead from place to place',
      attackPath.edges.flatMap(({ from, to }) => [from, to]),
      places,
    ),
    same(
      'examples/attack-path.ts: each of `controls` closes one of the `ways`',
      attackPath.edges.flatMap((edge) => ('closedBy' in edge ? [edge.closedBy] : [])),
      attackPath.controls.map(({ id }) => id),
    ),
    known(
      'examples/migration.ts: `systems` move with one of the `steps`',
      migration.systems.flatMap((system) => ('moves' in system ? [system.moves] : [])),
      migration.steps.map(({ id }) => id),
    ),
    same(
      'run-a-shift/run-a-shift.ts: `shifts` offers those of src/app/desk-content.ts',
      shift.shifts.map(({ id }) => id),
      desk.shifts.map(({ id }) => id),
    ),
  ];
}

/** A list that must have the same length as another. */
const count = (list: unknown[]) => list.map((_, index) => `${index + 1}`);

function known(rule: string, used: string[], there: string[]): string[] {
  const extra = used.filter((one) => !there.includes(one));
  return extra.length > 0 ? [`src/content/${rule}; there is no ${extra.join(', ')}.`] : [];
}

function same(rule: string, list: string[], wanted: string[]): string[] {
  const missing = wanted.filter((one) => !list.includes(one));
  return [
    ...known(rule, list, wanted),
    ...(missing.length > 0 ? [`src/content/${rule}; it lacks ${missing.join(', ')}.`] : []),
  ];
}
