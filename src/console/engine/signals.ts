/* Messages arrive, join by rule, and become proposals. A proposal waits for a person and changes nothing else. */
import type { BeatContent, EventKind, Spot } from '../../content/shifts/schema.ts';
import { fill } from '../../ui/fill.ts';
import { bringUpCamera } from './alarm-camera.ts';
import {
  capitalised,
  changeIncident,
  changeMessages,
  countWord,
  plan,
  type ShiftDraft,
  write,
} from './draft.ts';
import { metresBetween, pointOf } from './geometry.ts';
import type { Incident, Message } from './incident-types.ts';
import { joinSignals, type Signal } from './join.ts';
import { isOpen } from './look.ts';
import { freshSteps, openSteps, watchLater } from './procedure.ts';
import { gaugeValue } from './readings.ts';

const kinds: EventKind[] = ['water', 'gas', 'crowd', 'lights', 'fault'];
/** How long a dismissed incident is shown beside a new message from the same place. */
const remembered = 600;

export function receive(draft: ShiftDraft, beat: BeatContent): void {
  if (beat.gauge) begin(draft, beat.gauge);
  const value = beat.gauge ? Math.round(gaugeValue(draft, beat.gauge)) : '';
  const { words } = draft.setting;
  const message: Message = {
    id: draft.messages.length + 1,
    at: draft.now,
    kind: beat.kind,
    from: beat.from,
    source: beat.source,
    text: fill(beat.text, { value }),
    spot: beat.spot,
    state: 'pending',
    logOnly: beat.logOnly ?? false,
    incident: null,
  };
  draft.messages.push(message);
  write(draft, 'message', beat.who, fill(beat.log, { value }), {
    message: message.id,
    tag: beat.logOnly ? words.tags.recorded : words.tags.original,
  });
  if (!message.logOnly) place(draft, message);
}

/** A curve relative to its event starts with the event's first message, and again once it has ended. */
function begin(draft: ShiftDraft, gauge: string): void {
  const course = draft.setting.shift.courses.find((one) => one.gauge === gauge);
  if (!course?.relative) return;
  const [lasts, began] = [course.rise.at(-1)?.[0] ?? 0, draft.began[gauge]];
  if (began === undefined || (draft.now - began > lasts && !draft.helped[gauge])) {
    draft.began = { ...draft.began, [gauge]: draft.now };
  }
}

function place(draft: ShiftDraft, message: Message): void {
  const { joining } = draft.setting.city;
  const candidates = draft.messages.filter(
    (other) => !other.logOnly && message.at - other.at <= joining.seconds && other.state !== 'dismissed',
  );
  const group = joinSignals(
    candidates.map((other) => signalOf(draft, other)),
    joining,
  )
    .map((indexes) => indexes.map((index) => candidates[index] as Message))
    .find((members) => members.some(({ id }) => id === message.id));
  const members = group ?? [message];
  const open =
    draft.incidents.find(
      (incident) => isOpen(incident) && members.some(({ incident: of }) => of === incident.id),
    ) ?? openAt(draft, message);
  const pending = members.filter(({ state }) => state === 'pending');
  const before = dismissedBefore(draft, message);
  if (open) attach(draft, message, open);
  else if (pending.length >= joining.propose || joining.alone.includes(message.from) || before)
    propose(draft, pending, before?.id ?? null);
}

function signalOf({ setting: { city } }: ShiftDraft, { at, kind, spot }: Message): Signal {
  const { x, y } = pointOf(spot);
  return { at, kind: kinds.indexOf(kind), x: x * city.metres, y: y * city.metres };
}

function attach(draft: ShiftDraft, message: Message, incident: Incident): void {
  const { words } = draft.setting;
  changeMessages(draft, [message.id], { state: 'attached', incident: incident.id });
  changeIncident(draft, incident.id, { messages: [...incident.messages, message.id] });
  write(draft, 'system', words.system, fill(words.log.attachedByRule, { incident: incident.id }), {
    incident: incident.id,
  });
}

/** A later call about a known incident joins it by place and kind, however late. */
function openAt({ incidents, setting: { city } }: ShiftDraft, { kind, spot }: Message): Incident | undefined {
  return incidents.find(
    (incident) =>
      isOpen(incident) &&
      !incident.background &&
      incident.kind === kind &&
      metresBetween(city, incident.spot, spot) <= city.joining.metres,
  );
}

function dismissedBefore(
  { incidents, now, setting: { city } }: ShiftDraft,
  message: Message,
): Incident | undefined {
  return incidents.findLast(
    ({ state, kind, spot, ended }) =>
      state === 'dismissed' &&
      kind === message.kind &&
      ended !== null &&
      now - ended <= remembered &&
      metresBetween(city, spot, message.spot) <= city.joining.metres,
  );
}

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
      ...{ id: number, at: since, kind, from: 'unit', source: open.unit, text: message, spot },
      ...{ state: 'attached', logOnly: false, incident: id },
    });
    draft.incidents.push({
      ...incident,
      ...{ site: null, state: 'confirmed', confirmed: since, background: true, messages: [number] },
    });
    write(draft, 'system', words.system, fill(words.log.opened, { incident: id, title, message }), {
      incident: id,
    });
  }
}
