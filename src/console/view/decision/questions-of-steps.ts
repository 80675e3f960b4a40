/* The question of each procedure step, and the act of each answer. */
import type { DeskWords } from '../../../content/desk.ts';
import type { RoadContent } from '../../../content/shifts/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { clockText } from '../../../ui/time-text.ts';
import type { Act, CheckResult } from '../../engine/act-types.ts';
import { durationText } from '../../engine/duration-text.ts';
import type { Incident } from '../../engine/incident-types.ts';
import { cameraAccess, camerasAt, mayStandDown, procedureOf } from '../../engine/look.ts';
import { holderOf } from '../../engine/roads.ts';
import type { ShiftState } from '../../engine/types.ts';
import type { StepView } from '../../engine/view-types.ts';
import type { Answer } from '../state/desk-state.ts';
import { camerasByDistance } from '../text/travel.ts';
import { dispatchQuestion } from './questions-about-units.ts';
import type { AnswerChoice, QuestionShape } from './shape.ts';

export function stepQuestion(
  shift: ShiftState,
  incident: Incident,
  step: StepView,
  words: DeskWords,
): QuestionShape {
  const labels = words.decision;
  const { id } = incident;
  const act = (label: string, performed: Act, key?: AnswerChoice['key']): AnswerChoice =>
    key ? { label, action: { act: performed }, key } : { label, action: { act: performed } };
  switch (step.act) {
    case 'confirm':
      return {
        ...labels.confirm,
        yes: act(labels.confirm.yes, { kind: 'confirm', incident: id }, 'C'),
        no: { label: labels.confirm.no, action: { ask: 'dismiss' }, key: 'X' },
      };
    case 'check':
      return verifyQuestion(shift, incident, words);
    case 'send':
      return dispatchQuestion(shift, incident, step, words);
    case 'close-road':
      return closeRoadQuestion(shift, incident, words);
    case 'draft':
      return { ...labels.draft, yes: act(labels.draft.yes, { kind: 'draft', incident: id }), no: undefined };
    case 'approve-warning': {
      const draft = shift.warnings.findLast((one) => one.incident === id);
      return {
        question: labels['approve-warning'].question,
        lead: fill(labels['approve-warning'].lead, { time: clockText(draft?.drafted ?? shift.now) }),
        yes: act(labels['approve-warning'].yes, { kind: 'approve', incident: id }, 'A'),
        no: { label: labels['approve-warning'].no, action: { ask: 'return' }, key: 'R' },
      };
    }
    case 'ask': {
      const procedure = procedureOf(shift, incident);
      const ask = procedure?.steps[step.number - 1]?.ask ?? '';
      return {
        question: fill(labels.ask.question, { what: step.what }),
        lead: labels.ask.lead,
        yes: act(labels.ask.yes, { kind: 'ask', ask, incident: id }),
      };
    }
    case 'corridor':
      return {
        question: labels.corridor.question,
        lead: corridorLead(shift, incident, words),
        yes: act(labels.corridor.yes, { kind: 'corridor', incident: id }),
        no: act(labels.corridor.no, { kind: 'open-road', incident: id }),
      };
    case 'approve-corridor':
      return {
        ...labels['approve-corridor'],
        yes: act(labels['approve-corridor'].yes, { kind: 'approve-corridor', incident: id }, 'A'),
        no: act(labels['approve-corridor'].no, { kind: 'refuse-corridor', incident: id }, 'R'),
      };
    case 'approve-return':
      return {
        ...labels['approve-return'],
        yes: act(labels['approve-return'].yes, { kind: 'approve-return', incident: id }, 'A'),
      };
    case 'allow-cordon':
      return {
        ...labels['allow-cordon'],
        yes: act(labels['allow-cordon'].yes, { kind: 'allow-cordon', incident: id }, 'A'),
      };
    default:
      return closeIncidentQuestion(shift, incident, words);
  }
}

function verifyQuestion(shift: ShiftState, incident: Incident, words: DeskWords): QuestionShape {
  const labels = words.decision.check;
  const check = (label: string, result: CheckResult): AnswerChoice => ({
    label,
    action: { act: { kind: 'check', incident: incident.id, result } },
  });
  if (incident.seen === 'differs') {
    const standDown: Answer = { act: { kind: 'dismiss', incident: incident.id, reason: 'false-reading' } };
    return {
      ...labels.differs,
      yes: check(labels.differs.yes, 'on-site'),
      no: mayStandDown(shift, incident) ? { label: labels.differs.no, action: standDown } : undefined,
    };
  }
  const views = camerasAt(shift, incident);
  const [camera] = camerasByDistance(shift, incident.id).filter((one) => views.includes(one));
  if (!camera)
    return { question: labels.question, lead: labels.noCamera, yes: check(labels.unseen, 'unseen') };
  const open = views.find(({ id }) => {
    const access = cameraAccess(shift, shift.role, id);
    return access.state === 'open' && access.use.role === shift.role;
  });
  if (!open) {
    return {
      question: labels.question,
      lead: fill(labels.lead, { camera: camera.id }),
      yes: {
        label: fill(labels.yes, { camera: camera.id }),
        action: { panel: { kind: 'camera', camera: camera.id } },
      },
    };
  }
  return {
    question: labels.question,
    lead: fill(labels.openLead, { camera: open.id }),
    yes: check(labels.agreed, 'agrees'),
    no: check(labels.differs.label, 'differs'),
    third: check(labels.unseen, 'unseen'),
    judges: true,
  };
}

function closeRoadQuestion(shift: ShiftState, incident: Incident, words: DeskWords): QuestionShape {
  const { setting } = shift;
  const labels = words.decision['close-road'];
  const site = setting.shift.sites.find(({ id }) => id === incident.site);
  const road = setting.shift.roads.find(({ id }) => id === site?.road);
  const cordons = setting.shift.cordons?.site === site?.id ? setting.shift.cordons?.metres : undefined;
  return {
    question: fill(labels.question, { road: road?.name ?? incident.place }),
    lead: [road?.note, road && holderSentence(shift, incident, road, labels.holder)]
      .filter(Boolean)
      .join(' '),
    yes: {
      label: labels.yes,
      action: { act: { kind: 'close-road', road: road?.id ?? '', incident: incident.id } },
    },
    ...(cordons ? { cordons } : {}),
  };
}

/** Closing a road dispatches a unit, so the operator is told which one before confirming. */
export function holderSentence(
  shift: ShiftState,
  incident: Incident,
  { holder }: RoadContent,
  sentence: string,
): string {
  const unit = holder && holderOf(shift, incident, holder.kind);
  return unit ? fill(sentence, { unit: unit.id, side: holder.side }) : '';
}

function corridorLead(shift: ShiftState, incident: Incident, words: DeskWords): string {
  const unit = shift.units.find((one) => one.incident === incident.id);
  const metres = unit?.trip?.route.metres ?? 0;
  const { speeds } = shift.setting.city;
  const seconds = (kmh: number) => durationText((metres / 1000 / kmh) * 3600);
  return fill(words.decision.corridor.lead, {
    with: seconds(speeds.corridor),
    without: seconds(speeds[shift.setting.shift.weather]),
  });
}

/** A closed road is reopened before the record is closed. */
function closeIncidentQuestion(shift: ShiftState, incident: Incident, words: DeskWords): QuestionShape {
  const labels = words.decision.close;
  const closed = shift.closures.find((one) => one.incident === incident.id && one.until === null);
  if (closed) {
    return {
      question: labels.question,
      lead: labels.lead,
      yes: { label: labels.yes, action: { act: { kind: 'reopen', road: closed.road } } },
    };
  }
  return {
    ...(incident.reopened === null ? labels.record : { question: labels.question, lead: labels.leadRoad }),
    yes: { label: labels.end, action: { act: { kind: 'close', incident: incident.id } } },
  };
}
