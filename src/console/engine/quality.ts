/* What the limits do not tell: how a shift was worked. Each finding names its row in the log. */
import { fill } from '../../ui/fill.ts';
import { durationText } from './duration-text.ts';
import { lackingFacts } from './facts.ts';
import type { Incident } from './incident-types.ts';
import type { LogEntry } from './log-types.ts';
import { stepsContent } from './look.ts';
import type { ShiftState } from './types.ts';
import type { Finding } from './view-types.ts';
import type { Issued, Warning } from './warning-types.ts';

/** Nobody reads a warning in two languages in less. */
const secondsToRead = 5;

export function findingsOf(state: ShiftState, incident: Incident): Finding[] {
  const warnings = state.warnings.filter((warning) => warning.incident === incident.id);
  const alerts = warnings.flatMap((warning) =>
    warning.issued.filter(({ over }) => !over).flatMap((issued) => aboutAlert(state, warning, issued)),
  );
  return [...needlessUnits(state, incident), ...alerts].sort((one, other) => one.row - other.row);
}

/** Units of a kind that no step of the procedure asks for, and that hold no road of the incident. */
function needlessUnits(state: ShiftState, incident: Incident): Finding[] {
  const { words, shift, city } = state.setting;
  const steps = stepsContent(state, incident);
  const needed = new Set(steps.flatMap(({ needs = [] }) => needs));
  const road = shift.roads.find(({ id }) => id === shift.sites.find((one) => one.id === incident.site)?.road);
  if (road?.holder) needed.add(road.holder.kind);
  if (!steps.some(({ act }) => act === 'send')) return [];
  return city.units
    .filter(({ kind }) => !needed.has(kind))
    .flatMap(({ id }) => {
      const sent = fill(words.log.sent, { unit: id, incident: incident.id });
      return atRow(state, fill(words.debrief.needless, { unit: id }), ({ what }) => what === sent);
    });
}

function aboutAlert(state: ShiftState, { incident, content }: Warning, issued: Issued): Finding[] {
  const { words } = state.setting;
  const { debrief } = words;
  const { headline, description, instruction } = content.en;
  const unsaid = [headline, description, instruction].flatMap((text) => lackingFacts(text, issued.facts));
  const took = issued.sent - issued.drafted;
  // Crews that are not on their way are no fact to wait for.
  const [missing] = unsaid.flatMap((fact) => (fact in words.facts ? [fact as keyof typeof words.facts] : []));
  const found = [
    ...(issued.alone ? [debrief.alone] : []),
    ...(took < secondsToRead ? [fill(debrief.unread, { time: durationText(took) })] : []),
    ...(missing ? [fill(debrief.ahead, { fact: words.facts[missing] })] : []),
  ];
  const isIt = (entry: LogEntry) =>
    entry.at === issued.sent && entry.incident === incident && entry.tag === words.tags.warning;
  return found.flatMap((text) => atRow(state, text, isIt));
}

function atRow({ log }: ShiftState, text: string, isIt: (entry: LogEntry) => boolean): Finding[] {
  const index = log.findIndex(isIt);
  const entry = log[index];
  return entry ? [{ at: entry.at, row: index + 1, text }] : [];
}
