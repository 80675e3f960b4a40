/* Creates incidents: proposed from messages, or taken over from the previous shift. */
import type { EventKind, Spot } from '../../content/shifts/schema.ts';
import { fill } from '../../ui/fill.ts';
import { bringUpCamera } from './alarm-camera.ts';
import { capitalised, changeMessages, countWord, plan, type ShiftDraft, write } from './draft.ts';
import { metresBetween, pointOf } from './geometry.ts';
import type { Incident, Message } from './incident-types.ts';
import { freshSteps, openSteps, watchLater } from './procedure.ts';

/** Turns messages into an incident and opens its procedure, whose first step waits for a person. */
export function propose(draft: ShiftDraft, messages: readonly Message[], again: string | null): void {
  const first = messages[0];
  if (!first) return;
  const { words } = draft.setting;
  const id = String(draft.nextNumber).padStart(4, '0');
  draft.nextNumber += 1;
  const incident = { ...located(draft, first.kind, first.spot), id, since: draft.now, again };
  incident.messages = messages.map((message) => message.id);
  incident.steps = freshSteps(draft, incident);
  draft.incidents.push(incident);
  changeMessages(draft, incident.messages, { state: 'attached', incident: id });
  const count = countWord(draft, messages.length);
  const values = {
    incident: id,
    count,
    Count: capitalised(count),
    title: incident.title.charAt(0).toLowerCase() + incident.title.slice(1),
    before: again ?? '',
  };
  const [sentence, announced] =
    messages.length > 1
      ? [words.log.proposed, words.announce.proposed]
      : [words.log.proposedOne, words.announce.proposedOne];
  write(draft, 'system', words.system, fill(again ? words.log.proposedAgain : sentence, values), {
    tag: messages.length > 1 ? fill(words.tags.originals, { count: messages.length }) : words.tags.original,
    incident: id,
    announce: fill(announced, values),
  });
  openSteps(draft, id);
  bringUpCamera(draft, incident);
  watchLater(draft, id);
  const { guided } = draft.setting.shift;
  const firstOfAll = draft.incidents.filter(({ background }) => !background).length === 1;
  if (guided && firstOfAll) plan(draft, draft.now + guided.holdAfter, { kind: 'hold', incident: id });
}

function located(draft: ShiftDraft, kind: EventKind, spot: Spot): Incident {
  const { city, shift, words } = draft.setting;
  const site = shift.sites
    .filter((one) => one.kind === kind && metresBetween(city, one.spot, spot) <= city.joining.metres)
    .sort((one, other) => metresBetween(city, one.spot, spot) - metresBetween(city, other.spot, spot))[0];
  return {
    id: '',
    kind,
    site: site?.id ?? null,
    title: site?.title ?? words.elsewhere,
    place: site?.place ?? words.elsewhere,
    where: site?.where ?? words.elsewhere,
    ward: site?.ward ?? '',
    spot: site?.spot ?? spot,
    access: approaches(draft, kind, site?.access ?? [], site?.spot ?? spot),
    state: 'proposed',
    since: draft.now,
    confirmed: null,
    ended: null,
    reason: null,
    joinedTo: null,
    again: null,
    messages: [],
    steps: [],
    background: false,
    reopened: null,
    cordon: null,
    corridor: null,
    seen: null,
    underSince: null,
  };
}

/** Upwind: of the open points the one against the wind is chosen. */
function approaches(
  { setting: { shift } }: ShiftDraft,
  kind: EventKind,
  points: readonly Spot[],
  place: Spot,
): Spot[] {
  if (kind !== 'gas' || !shift.wind || points.length < 2) return [...points];
  const [middle, turn] = [pointOf(place), (shift.wind.from * Math.PI) / 180];
  const upwind = (spot: Spot) => {
    const { x, y } = pointOf(spot);
    return (x - middle.x) * Math.cos(turn) + (y - middle.y) * Math.sin(turn);
  };
  return [...points].sort((one, other) => upwind(other) - upwind(one)).slice(0, 1);
}

/** Incidents already running when the shift started. */
export function takeOver(draft: ShiftDraft): void {
  const { shift, words } = draft.setting;
  for (const open of shift.open) {
    const { id, kind, title, place: name, where, ward, spot, since, message } = open;
    const incident = { ...located(draft, kind, spot), id, title, place: name, where, ward, spot, since };
    const number = draft.messages.length + 1;
    draft.messages.push({
      id: number,
      at: since,
      kind,
      from: 'unit',
      source: open.unit,
      text: message,
      spot,
      state: 'attached',
      logOnly: false,
      incident: id,
      vehicle: null,
    });
    draft.incidents.push({
      ...incident,
      site: null,
      state: 'confirmed',
      confirmed: since,
      background: true,
      messages: [number],
    });
    write(draft, 'system', words.system, fill(words.log.opened, { incident: id, title, message }), {
      incident: id,
    });
  }
}
