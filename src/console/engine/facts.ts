/* What a public text may claim: only what has happened by the log. */
import type { FactId, Said } from '../../content/shifts/schema.ts';
import type { Incident } from './incident-types.ts';
import { stepsContent } from './look.ts';
import type { ShiftState } from './types.ts';

export function factsOf(state: ShiftState, incident: Incident): FactId[] {
  const { id } = incident;
  const closures = state.closures.filter((one) => one.incident === id);
  const closed = closures.some(({ until }) => until === null);
  const crews = state.units.filter((unit) => unit.incident === id && !unit.trip?.home);
  const coming = crews.some(({ trip }) => trip !== null);
  const answers = state.asked
    .filter((one) => one.incident === id && one.answered !== null)
    .flatMap(({ ask }) => state.setting.shift.asks.find((one) => one.id === ask)?.fact ?? []);
  return [
    ...(closed ? (['closed'] as const) : closures.length > 0 ? (['open'] as const) : []),
    ...(coming ? (['coming'] as const) : []),
    ...(crews.length === 0 && wasSent(state, incident) ? (['left'] as const) : []),
    ...answers,
  ];
}

function wasSent(state: ShiftState, incident: Incident): boolean {
  const sending = stepsContent(state, incident).findIndex(({ act }) => act === 'send');
  return incident.steps[sending]?.done != null;
}

/** A text with the sentences that the facts allow. */
export function say(text: Said, facts: readonly FactId[]): string {
  if (typeof text === 'string') return text;
  return text
    .map((one) => {
      if (typeof one === 'string') return one;
      return facts.includes(one.fact) ? one.says : (one.otherwise ?? '');
    })
    .filter(Boolean)
    .join(' ');
}

/** Facts that a text would claim, and that are lacking. */
export function lackingFacts(text: Said, facts: readonly FactId[]): FactId[] {
  if (typeof text === 'string') return [];
  return text.flatMap((one) => (typeof one === 'string' || facts.includes(one.fact) ? [] : [one.fact]));
}
