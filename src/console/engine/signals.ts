/* Messages arrive, join by rule, and become proposals. A proposal waits for a person and changes nothing else. */
import type { BeatContent, EventKind } from '../../content/shifts/schema.ts';
import { fill } from '../../ui/fill.ts';
import { changeIncident, changeMessages, type ShiftDraft, write } from './draft.ts';
import { metresBetween, pointOf } from './geometry.ts';
import type { Incident, Message } from './incident-types.ts';
import { joinSignals, type Signal } from './join.ts';
import { isOpen } from './look.ts';
import { propose } from './propose.ts';
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
    vehicle: beat.vehicle ?? null,
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
