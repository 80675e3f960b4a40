/* What a person does. Each act is done, or refused with its reason; both are written down. */
import {
  changeIncident,
  changeMessages,
  clockText,
  type Draft,
  fill,
  plan,
  roleName,
  type Values,
  write,
} from './draft.ts';
import {
  gaugeValue,
  incidentOf,
  isFree,
  isOpen,
  metresLeft,
  nearestFree,
  safeToClose,
  stepsContent,
  unitOf,
  unitSpot,
} from './look.ts';
import { changeStep, complete, gaugeOf, siteOf, skipSteps } from './procedure.ts';
import { mayDo, purposesFor } from './rights.ts';
import { closeRoad, reopenRoad } from './roads.ts';
import { propose } from './signals.ts';
import type { Act, Incident, Unit } from './types.ts';
import { fieldReport, findRoute, goHome, release, replan, setOut, stop } from './units.ts';
import { approveWarning, cancelWarning, draftWarning, returnWarning } from './warnings.ts';

/** A reason, or nothing when the act was done. */
export type Refusal = string | null;

type Handler<Kind extends Act['kind']> = (draft: Draft, act: Extract<Act, { kind: Kind }>) => Refusal;

export function act(draft: Draft, done: Act): Refusal {
  const { words } = draft.setting;
  if (draft.over && done.kind !== 'role') return words.refused.over;
  if (!mayDo(draft.role, done.kind)) {
    return fill(words.refused.role, { role: roleName(draft, draft.role).toLowerCase() });
  }
  const handler = handlers[done.kind] as Handler<Act['kind']>;
  return handler(draft, done);
}

function by(draft: Draft): string {
  return roleName(draft, draft.role);
}

function note(
  draft: Draft,
  what: string,
  values: Values,
  { decided = '', incident = null as string | null, tag = '', announce = '' } = {},
): null {
  const more = { incident, tag, decided: fill(decided, values), announce: fill(announce, values) };
  write(draft, 'act', by(draft), fill(what, values), more);
  return null;
}

/** Runs an act on an incident that is confirmed and still open. */
function onConfirmed(draft: Draft, id: string, then: (incident: Incident) => Refusal): Refusal {
  const incident = incidentOf(draft, id);
  const { refused } = draft.setting.words;
  if (!incident) return refused.unknown;
  if (incident.background) return fill(refused.state, { incident: id });
  if (incident.state === 'proposed') return fill(refused.confirmFirst, { incident: id });
  return incident.state === 'confirmed' ? then(incident) : fill(refused.state, { incident: id });
}

function onProposed(draft: Draft, id: string, then: (incident: Incident) => Refusal): Refusal {
  const incident = incidentOf(draft, id);
  const { refused } = draft.setting.words;
  if (!incident) return refused.unknown;
  return incident.state === 'proposed' ? then(incident) : fill(refused.state, { incident: id });
}

const handlers: { [Kind in Act['kind']]: Handler<Kind> } = {
  role(draft, { role }) {
    if (!(role in draft.setting.words.roles)) return draft.setting.words.refused.unknown;
    draft.role = role;
    const { words } = draft.setting;
    return note(draft, words.log.role, { role: roleName(draft, role).toLowerCase() });
  },

  resume(draft) {
    if (!draft.held) return draft.setting.words.refused.unknown;
    const { incident } = draft.held;
    draft.held = null;
    return note(draft, draft.setting.words.log.resumed, { incident }, { incident });
  },

  confirm: (draft, { incident: id }) =>
    onProposed(draft, id, ({ title }) => {
      const { words } = draft.setting;
      changeIncident(draft, id, { state: 'confirmed', confirmed: draft.now });
      draft.held = null;
      note(
        draft,
        words.log.confirmed,
        { incident: id, title },
        { decided: words.decided.confirmed, incident: id },
      );
      complete(draft, id, 'confirm', by(draft));
      return null;
    }),

  dismiss: (draft, { incident: id, reason }) =>
    onProposed(draft, id, ({ messages }) => {
      const { words, shift } = draft.setting;
      const said = words.reasons[reason];
      if (!said) return words.refused.unknown;
      changeIncident(draft, id, { state: 'dismissed', ended: draft.now, reason });
      changeMessages(draft, messages, { state: 'dismissed' });
      draft.held = null;
      const firstTime = draft.incidents.filter(({ state }) => state === 'dismissed').length === 1;
      for (const beat of firstTime ? shift.beats : []) {
        if (beat.afterDismissal === undefined) continue;
        plan(draft, Math.max(beat.at, draft.now + beat.afterDismissal), { kind: 'beat', beat });
      }
      return note(
        draft,
        words.log.dismissed,
        { incident: id, reason: said },
        {
          ...{ decided: words.decided.dismissed, incident: id },
        },
      );
    }),

  join(draft, { incident: id, to }) {
    const { words } = draft.setting;
    const [incident, other] = [incidentOf(draft, id), incidentOf(draft, to)];
    if (!incident || !other || id === to) return words.refused.unknown;
    if (incident.kind !== other.kind) return words.refused.otherKind;
    if (incident.state !== 'proposed' || !isOpen(other) || other.background) {
      return fill(words.refused.state, { incident: id });
    }
    changeIncident(draft, id, { state: 'joined', joinedTo: to, ended: draft.now });
    changeIncident(draft, to, { messages: [...other.messages, ...incident.messages] });
    changeMessages(draft, incident.messages, { incident: to });
    if (draft.held?.incident === id) draft.held = null;
    return note(
      draft,
      words.log.joined,
      { incident: id, to },
      { decided: words.decided.joined, incident: id },
    );
  },

  split(draft, { incident: id, message }) {
    const { words } = draft.setting;
    const incident = incidentOf(draft, id);
    if (!incident?.messages.includes(message) || !isOpen(incident)) return words.refused.unknown;
    if (incident.messages.length === 1) return fill(words.refused.oneMessage, { incident: id });
    changeIncident(draft, id, { messages: incident.messages.filter((one) => one !== message) });
    changeMessages(draft, [message], { state: 'pending', incident: null });
    return note(draft, words.log.split, { incident: id }, { decided: words.decided.split, incident: id });
  },

  propose(draft, { message: id }) {
    const message = draft.messages.find((one) => one.id === id);
    if (message?.state !== 'pending') return draft.setting.words.refused.messageState;
    propose(draft, [message], null);
    return null;
  },

  attach(draft, { message: id, incident: to }) {
    const { words } = draft.setting;
    const [message, incident] = [draft.messages.find((one) => one.id === id), incidentOf(draft, to)];
    if (!incident || !isOpen(incident)) return words.refused.unknown;
    if (message?.state !== 'pending') return words.refused.messageState;
    changeMessages(draft, [id], { state: 'attached', incident: to });
    changeIncident(draft, to, { messages: [...incident.messages, id] });
    return note(draft, words.log.attached, { incident: to }, { incident: to });
  },

  'dismiss-message'(draft, { message: id }) {
    const { words } = draft.setting;
    const message = draft.messages.find((one) => one.id === id);
    if (message?.state !== 'pending') return words.refused.messageState;
    changeMessages(draft, [id], { state: 'dismissed' });
    return note(draft, words.log.messageDismissed, { time: clockText(message.at) });
  },

  'open-camera'(draft, { camera, purpose, minutes, incident }) {
    const { words, city } = draft.setting;
    const known = city.cameras.some(({ id }) => id === camera) && [1, 3, 5].includes(minutes);
    if (!known || !(purpose in words.purposes)) return words.refused.unknown;
    if (!purposesFor(draft.role).includes(purpose)) return words.refused.recording;
    const open = draft.cameras.some((use) => use.camera === camera && use.closed === null);
    if (open) return fill(words.refused.cameraOpen, { camera });
    const about = incidentOf(draft, incident);
    const [opened, until] = [draft.now, draft.now + minutes * 60];
    draft.cameras.push({
      camera,
      role: draft.role,
      purpose,
      incident,
      opened,
      until,
      closed: null,
      timeUp: false,
    });
    plan(draft, until, { kind: 'camera-up', use: draft.cameras.length - 1 });
    const why = purpose === 'depth' && about?.kind !== 'water' ? words.look : words.purposes[purpose];
    const values = { camera, minutes, purpose: fill(why, { incident: incident ?? '' }) };
    write(draft, 'camera', by(draft), fill(words.log.cameraOpened, values), {
      ...{ incident, tag: words.tags.camera, decided: fill(words.decided.camera, values) },
    });
    return null;
  },

  'close-camera'(draft, { camera }) {
    const { words } = draft.setting;
    const index = draft.cameras.findIndex((use) => use.camera === camera && use.closed === null);
    const use = draft.cameras[index];
    if (!use) return words.refused.unknown;
    draft.cameras[index] = { ...use, closed: draft.now };
    write(draft, 'camera', by(draft), fill(words.log.cameraClosed, { camera }), {
      ...{ incident: use.incident, tag: words.tags.camera },
    });
    return null;
  },

  check: (draft, { incident: id }) =>
    onConfirmed(draft, id, (incident) => {
      const { words, city } = draft.setting;
      const wanted = siteOf(draft, incident)?.camera;
      const use = draft.cameras.find(
        ({ camera, closed, role, incident: of }) =>
          closed === null && role === draft.role && (camera === wanted || of === id),
      );
      if (!use) return fill(words.refused.cameraShut, { incident: id });
      const gauge = city.gauges.find((one) => one.id === gaugeOf(draft, incident));
      const values: Values = { camera: use.camera, gauge: gauge?.id ?? '', unit: gauge?.unit ?? '' };
      if (gauge) values.value = Math.round(gaugeValue(draft, gauge.id));
      note(draft, gauge ? words.log.checked : words.log.checkedOnly, values, { incident: id });
      complete(draft, id, 'check', by(draft));
      return null;
    }),

  send: (draft, { unit: unitId, incident: id }) =>
    onConfirmed(draft, id, (incident) => {
      const { words } = draft.setting;
      const unit = unitOf(draft, unitId);
      if (!unit) return words.refused.unknown;
      const refusal = whyNotFree(draft, unit);
      if (refusal) return refusal;
      const route = findRoute(draft, unit, incident.access);
      if (!route) return fill(words.refused.noWay, { unit: unitId, incident: id });
      const nearest = nearestFree(draft, unit.kind, id)?.id === unitId;
      const values = { unit: unitId, incident: id, kind: words.kinds[unit.kind] };
      note(draft, words.log.sent, values, {
        ...{ decided: nearest ? words.decided.sentNearest : words.decided.sent, incident: id },
      });
      setOut(draft, unit, route, { incident: id, holds: null });
      noteSent(draft, incident, by(draft));
      return null;
    }),

  recall(draft, { unit: unitId }) {
    const { words } = draft.setting;
    const unit = unitOf(draft, unitId);
    if (!unit?.incident || unit.state === 'returning' || unit.state === 'busy') return words.refused.unknown;
    note(
      draft,
      words.log.recalled,
      { unit: unitId },
      { decided: words.decided.recalled, incident: unit.incident },
    );
    goHome(draft, unit);
    return null;
  },

  'close-road': (draft, done) =>
    onConfirmed(draft, done.incident, (incident) =>
      closeRoad(draft, incident, done.road, done.cordon, by(draft)),
    ),

  reopen: (draft, { road }) => reopenRoad(draft, road, by(draft)),

  ask: (draft, { ask: askId, incident: id }) =>
    onConfirmed(draft, id, () => {
      const { words, shift } = draft.setting;
      const ask = shift.asks.find((one) => one.id === askId);
      if (!ask) return words.refused.unknown;
      if (draft.asked.some((one) => one.ask === askId && one.incident === id)) return words.refused.asked;
      draft.asked.push({ ask: askId, incident: id, at: draft.now, answered: null });
      plan(draft, draft.now + ask.after, { kind: 'answer', asked: draft.asked.length - 1 });
      note(draft, ask.log, {}, { decided: ask.decided, incident: id });
      complete(draft, id, 'ask', by(draft), askId);
      return null;
    }),

  draft: (draft, { incident }) =>
    onConfirmed(draft, incident, (found) => draftWarning(draft, found, by(draft))),
  approve: (draft, { incident }) =>
    onConfirmed(draft, incident, (found) => approveWarning(draft, found, by(draft))),
  return: (draft, { incident, note: why }) =>
    onConfirmed(draft, incident, (found) => returnWarning(draft, found, why, by(draft))),

  corridor: (draft, { incident: id }) =>
    onConfirmed(draft, id, (incident) => {
      const { words } = draft.setting;
      const unit = draft.units.find(({ kind }) => kind === 'ambulance');
      if (!unit || !stepsContent(draft, incident).some(({ act: one }) => one === 'corridor')) {
        return words.refused.noCorridor;
      }
      if (incident.corridor) return words.refused.asked;
      const route = unit.trip?.route ?? findRoute(draft, unit, incident.access);
      if (!route) return fill(words.refused.noWay, { unit: unit.id, incident: id });
      changeIncident(draft, id, {
        corridor: { state: 'proposed', proposed: draft.now, approved: null, wayBack: null },
      });
      const streets = [...new Set(route.legs.map(({ name }) => name))].join(words.comma);
      note(
        draft,
        words.log.corridor,
        { unit: unit.id, streets },
        {
          ...{ decided: words.decided.corridor, incident: id, tag: words.tags.corridor },
        },
      );
      complete(draft, id, 'corridor', by(draft));
      return null;
    }),

  'open-road': (draft, { incident: id }) =>
    onConfirmed(draft, id, (incident) => {
      const { words } = draft.setting;
      if (!stepsContent(draft, incident).some(({ act: one }) => one === 'corridor')) {
        return words.refused.noCorridor;
      }
      if (incident.corridor) return words.refused.asked;
      const unit = draft.units.find(({ kind }) => kind === 'ambulance')?.id ?? '';
      const refused = { state: 'refused', proposed: draft.now, approved: null, wayBack: null } as const;
      changeIncident(draft, id, { corridor: refused });
      note(
        draft,
        words.log.openRoad,
        { unit },
        { decided: words.decided.openRoad, incident: id, tag: words.tags.corridor },
      );
      skipSteps(draft, id, ['approve-corridor', 'approve-return']);
      complete(draft, id, 'corridor', by(draft));
      return null;
    }),

  'approve-corridor': (draft, { incident }) => decideCorridor(draft, incident, true),
  'refuse-corridor': (draft, { incident }) => decideCorridor(draft, incident, false),

  'approve-return': (draft, { incident: id }) =>
    onConfirmed(draft, id, ({ corridor }) => {
      const { words } = draft.setting;
      if (corridor?.state !== 'approved' || corridor.wayBack !== null) return words.refused.noCorridor;
      changeIncident(draft, id, { corridor: { ...corridor, wayBack: draft.now } });
      note(
        draft,
        words.log.returnApproved,
        {},
        {
          ...{ decided: words.decided.returnApproved, incident: id, tag: words.tags.corridor },
        },
      );
      complete(draft, id, 'approve-return', by(draft));
      replan(draft);
      return null;
    }),

  'allow-cordon': (draft, { incident: id }) =>
    onConfirmed(draft, id, (incident) => {
      const { words, shift, city } = draft.setting;
      const index = stepsContent(draft, incident).findIndex((step) => step.act === 'allow-cordon');
      const above = stepsContent(draft, incident)[index]?.above ?? 0;
      const gauge = city.gauges.find((one) => one.id === gaugeOf(draft, incident));
      if (index < 0 || !shift.cordons) return words.refused.unknown;
      if (incident.steps[index]?.opened === null) {
        return fill(words.refused.notAbove, {
          gauge: gauge?.id ?? '',
          value: above,
          unit: gauge?.unit ?? '',
        });
      }
      if (incident.steps[index]?.done !== null) return words.refused.asked;
      changeIncident(draft, id, { cordon: shift.cordons.wider });
      note(
        draft,
        words.log.cordonAllowed,
        { metres: shift.cordons.wider },
        {
          ...{ decided: words.decided.cordonAllowed, incident: id },
        },
      );
      complete(draft, id, 'allow-cordon', by(draft));
      return null;
    }),

  report(draft, { unit: unitId, report }) {
    const { words } = draft.setting;
    const unit = unitOf(draft, unitId);
    const incident = incidentOf(draft, unit?.incident ?? null);
    if (!unit || !incident || unit.trip?.home) return words.refused.unknown;
    if (report === 'help') {
      write(draft, 'act', unit.id, fill(words.log.help, { place: incident.place }), {
        incident: incident.id,
      });
      return null;
    }
    if (report === 'on-site') {
      if (unit.arrived !== null) return words.refused.asked;
      if (metresLeft(unit, draft.now) > 100) return fill(words.refused.tooFar, { unit: unitId });
      stop(draft, unit, unitSpot(draft, unit));
      return null;
    }
    if (unit.arrived === null) return fill(words.refused.notOnSite, { unit: unitId });
    if (report === 'running' && unit.kind !== 'pump') return fill(words.refused.noPump, { unit: unitId });
    if (unit.reported !== null && report !== 'reading') return words.refused.asked;
    fieldReport(draft, unitId, incident.id);
    return null;
  },

  close: (draft, { incident: id }) => onConfirmed(draft, id, (incident) => closeIncident(draft, incident)),
};

function whyNotFree(draft: Draft, unit: Unit): Refusal {
  const { words, city } = draft.setting;
  if (isFree(unit)) return null;
  const busy = city.units.find(({ id }) => id === unit.id)?.busy;
  return unit.state === 'busy' && busy
    ? fill(words.refused.busy, { unit: unit.id, reason: busy.reason })
    : fill(words.refused.taken, { unit: unit.id, incident: unit.incident ?? '' });
}

/** The step that sends units is done once every kind it needs is on its way. */
export function noteSent(draft: Draft, incident: Incident, who: string): void {
  const needs = stepsContent(draft, incident).find(({ act: one }) => one === 'send')?.needs ?? [];
  const sent = draft.units.filter((unit) => unit.incident === incident.id).map(({ kind }) => kind);
  if (needs.every((kind) => sent.includes(kind))) complete(draft, incident.id, 'send', who);
}

function decideCorridor(draft: Draft, id: string, approved: boolean): Refusal {
  return onConfirmed(draft, id, ({ corridor }) => {
    const { words } = draft.setting;
    if (corridor?.state !== 'proposed') return words.refused.noCorridor;
    const unit = draft.units.find(({ kind }) => kind === 'ambulance')?.id ?? '';
    const state = approved ? 'approved' : 'refused';
    changeIncident(draft, id, { corridor: { ...corridor, state, approved: approved ? draft.now : null } });
    note(
      draft,
      approved ? words.log.corridorApproved : words.log.corridorRefused,
      { unit },
      {
        decided: approved ? words.decided.corridorApproved : words.decided.corridorRefused,
        ...{ incident: id, tag: words.tags.corridor },
      },
    );
    // Without a corridor there is none on the way back either.
    if (!approved) skipSteps(draft, id, ['approve-return']);
    complete(draft, id, 'approve-corridor', by(draft));
    replan(draft);
    return null;
  });
}

function closeIncident(draft: Draft, incident: Incident): Refusal {
  const { words, city } = draft.setting;
  const content = stepsContent(draft, incident);
  const closing = content.find(({ act: one }) => one === 'close');
  const gauge = city.gauges.find((one) => one.id === gaugeOf(draft, incident));
  if (closing?.under && !safeToClose(draft, incident)) {
    return fill(words.refused.notSafe, {
      ...{ gauge: gauge?.id ?? '', value: closing.under.value, unit: gauge?.unit ?? '' },
      minutes: closing.under.seconds / 60,
    });
  }
  const away = draft.units.find(
    (unit) => unit.incident === incident.id && closing?.needs?.includes(unit.kind),
  );
  if (away) {
    const base = city.units.find(({ id }) => id === away.id)?.base ?? '';
    return fill(words.refused.notBack, { unit: away.id, base });
  }
  for (const { road, incident: of, until } of draft.closures) {
    if (of === incident.id && until === null) reopenRoad(draft, road, by(draft));
  }
  cancelWarning(draft, incident, by(draft), true);
  complete(draft, incident.id, 'close', by(draft));
  for (const [index, step] of (incidentOf(draft, incident.id)?.steps ?? []).entries()) {
    const conditional = content[index]?.above !== undefined;
    if (conditional && step.opened === null) changeStep(draft, incident.id, index, { skipped: true });
  }
  changeIncident(draft, incident.id, { state: 'closed', ended: draft.now });
  note(
    draft,
    words.log.incidentClosed,
    { incident: incident.id },
    {
      ...{ decided: words.decided.incidentClosed, incident: incident.id, announce: words.announce.closed },
    },
  );
  release(draft, incident);
  const waiting = draft.incidents.some((one) => isOpen(one) && !one.background);
  const toCome = draft.due.some(({ what }) => what.kind === 'beat' && !what.beat.logOnly);
  if (!draft.setting.shift.endless && !waiting && !toCome) draft.over = true;
  return null;
}
