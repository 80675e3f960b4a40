/* Acts on incoming messages and proposed incidents, on cameras, and on the desk's role. */

import { fill, type Values } from '../../ui/fill.ts';
import { clockText } from '../../ui/time-text.ts';
import { by, type Handlers, note, onConfirmed, onProposed, type Refusal } from './act-rules.ts';
import { endProcedure, lookAgain } from './after-dismissal.ts';
import { changeIncident, changeMessages, plan, roleName, type ShiftDraft, write } from './draft.ts';
import type { Incident } from './incident-types.ts';
import { camerasAt, incidentOf, isOpen, mayStandDown } from './look.ts';
import { complete, gaugeOf } from './procedure.ts';
import { propose } from './propose.ts';
import { gaugeValue } from './readings.ts';
import { purposesFor } from './rights.ts';
import { heldElsewhere } from './seats.ts';
import { endWarning, withdrawWarning } from './warnings.ts';

/** Dismisses a proposal, or a confirmed incident whose picture showed nothing. */
function onOpenQuestion(draft: ShiftDraft, id: string, then: (incident: Incident) => Refusal): Refusal {
  const incident = incidentOf(draft, id);
  return incident && mayStandDown(draft, incident) ? then(incident) : onProposed(draft, id, then);
}

export const signalActs: Handlers<
  | 'role'
  | 'resume'
  | 'confirm'
  | 'dismiss'
  | 'join'
  | 'split'
  | 'propose'
  | 'attach'
  | 'dismiss-message'
  | 'open-camera'
  | 'close-camera'
  | 'check'
> = {
  role(draft, { role }) {
    if (!Object.hasOwn(draft.setting.words.roles, role)) return draft.setting.words.refused.unknown;
    if (heldElsewhere(draft, role, draft.seat)) return draft.setting.words.refused.held;
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
    onOpenQuestion(draft, id, (incident) => {
      const { messages } = incident;
      const { words, shift } = draft.setting;
      if (!Object.hasOwn(words.reasons, reason)) return words.refused.unknown;
      const sentence = words.reasons[reason];
      endWarning(draft, incident, by(draft), { alone: true, inError: true });
      withdrawWarning(draft, incident, by(draft));
      changeIncident(draft, id, { state: 'dismissed', ended: draft.now, reason });
      changeMessages(draft, messages, { state: 'dismissed' });
      endProcedure(draft, incident, by(draft));
      lookAgain(draft, incident);
      draft.held = null;
      const firstTime = draft.incidents.filter(({ state }) => state === 'dismissed').length === 1;
      for (const beat of firstTime ? shift.beats : []) {
        if (beat.afterDismissal === undefined) continue;
        plan(draft, Math.max(beat.at, draft.now + beat.afterDismissal), { kind: 'beat', beat });
      }
      return note(
        draft,
        words.log.dismissed,
        { incident: id, reason: sentence },
        {
          decided: words.decided.dismissed,
          incident: id,
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
    if (!known || !Object.hasOwn(words.purposes, purpose)) return words.refused.unknown;
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
      before: 0,
    });
    plan(draft, until, { kind: 'camera-up', use: draft.cameras.length - 1 });
    const why = purpose === 'depth' && about?.kind !== 'water' ? words.look : words.purposes[purpose];
    const values = { camera, minutes, purpose: fill(why, { incident: incident ?? '' }) };
    write(draft, 'camera', by(draft), fill(words.log.cameraOpened, values), {
      incident,
      tag: words.tags.camera,
      decided: fill(words.decided.camera, values),
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
      incident: use.incident,
      tag: words.tags.camera,
    });
    return null;
  },

  check: (draft, { incident: id, result = 'agrees' }) =>
    onConfirmed(draft, id, (incident) => {
      const { words, city } = draft.setting;
      if (!Object.hasOwn(words.log.check, result)) return words.refused.unknown;
      const views = camerasAt(draft, incident).map((camera) => camera.id);
      const use = draft.cameras.find(
        ({ camera, closed, role }) => closed === null && role === draft.role && views.includes(camera),
      );
      const needsPicture =
        result === 'agrees' || result === 'differs' || (result === 'unseen' && views.length > 0);
      if (needsPicture && !use) return fill(words.refused.cameraShut, { incident: id });
      if (result === 'on-site' && incident.seen !== 'differs') return words.refused.unknown;
      const gauge = city.gauges.find((one) => one.id === gaugeOf(draft, incident));
      const values: Values = {
        camera: use?.camera ?? words.noCamera,
        gauge: gauge?.id ?? '',
        unit: gauge?.unit ?? '',
      };
      if (gauge) values.value = Math.round(gaugeValue(draft, gauge.id));
      changeIncident(draft, id, { seen: result });
      const sentence = words.log.check[result];
      note(draft, gauge ? sentence.reading : sentence.plain, values, {
        incident: id,
        decided: words.decided.check[result],
      });
      if (result !== 'differs') complete(draft, id, 'check', by(draft));
      return null;
    }),
};
