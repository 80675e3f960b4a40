/* What each step of a procedure asks, and which act each answer is. */
import type { DeskWords } from '../../../content/desk.ts';
import { fill } from '../../../ui/fill.ts';
import { clockText } from '../../../ui/time-text.ts';
import type { Act, CheckResult } from '../../engine/act-types.ts';
import { durationText } from '../../engine/duration-text.ts';
import type { Incident } from '../../engine/incident-types.ts';
import { cameraAccess, camerasAt, mayStandDown, procedureOf } from '../../engine/look.ts';
import type { State } from '../../engine/types.ts';
import type { StepView } from '../../engine/view-types.ts';
import type { Answer } from '../state/desk-state.ts';
import { camerasByDistance } from '../text/ways.ts';
import { sending } from './questions-about-units.ts';
import type { Asked, Choice } from './shape.ts';

export function asked(shift: State, incident: Incident, step: StepView, words: DeskWords): Asked {
  const said = words.decision;
  const { id } = incident;
  const act = (label: string, does: Act, key?: Choice['key']): Choice =>
    key ? { label, does: { act: does }, key } : { label, does: { act: does } };
  switch (step.act) {
    case 'confirm':
      return {
        ...said.confirm,
        yes: act(said.confirm.yes, { kind: 'confirm', incident: id }, 'C'),
        no: { label: said.confirm.no, does: { ask: 'dismiss' }, key: 'X' },
      };
    case 'check':
      return checking(shift, incident, words);
    case 'send':
      return sending(shift, incident, step, words);
    case 'close-road':
      return closing(shift, incident, words);
    case 'draft':
      return { ...said.draft, yes: act(said.draft.yes, { kind: 'draft', incident: id }), no: undefined };
    case 'approve-warning': {
      const draft = shift.warnings.findLast((one) => one.incident === id);
      return {
        question: said['approve-warning'].question,
        lead: fill(said['approve-warning'].lead, { time: clockText(draft?.drafted ?? shift.now) }),
        yes: act(said['approve-warning'].yes, { kind: 'approve', incident: id }, 'A'),
        no: { label: said['approve-warning'].no, does: { ask: 'return' }, key: 'R' },
      };
    }
    case 'ask': {
      const procedure = procedureOf(shift, incident);
      const ask = procedure?.steps[step.number - 1]?.ask ?? '';
      return {
        question: fill(said.ask.question, { what: step.what }),
        lead: said.ask.lead,
        yes: act(said.ask.yes, { kind: 'ask', ask, incident: id }),
      };
    }
    case 'corridor':
      return {
        question: said.corridor.question,
        lead: corridorLead(shift, incident, words),
        yes: act(said.corridor.yes, { kind: 'corridor', incident: id }),
        no: act(said.corridor.no, { kind: 'open-road', incident: id }),
      };
    case 'approve-corridor':
      return {
        ...said['approve-corridor'],
        yes: act(said['approve-corridor'].yes, { kind: 'approve-corridor', incident: id }, 'A'),
        no: act(said['approve-corridor'].no, { kind: 'refuse-corridor', incident: id }, 'R'),
      };
    case 'approve-return':
      return {
        ...said['approve-return'],
        yes: act(said['approve-return'].yes, { kind: 'approve-return', incident: id }, 'A'),
      };
    case 'allow-cordon':
      return {
        ...said['allow-cordon'],
        yes: act(said['allow-cordon'].yes, { kind: 'allow-cordon', incident: id }, 'A'),
      };
    default:
      return ending(shift, incident, words);
  }
}

function checking(shift: State, incident: Incident, words: DeskWords): Asked {
  const said = words.decision.check;
  const check = (label: string, result: CheckResult): Choice => ({
    label,
    does: { act: { kind: 'check', incident: incident.id, result } },
  });
  if (incident.seen === 'differs') {
    const standDown: Answer = { act: { kind: 'dismiss', incident: incident.id, reason: 'false-reading' } };
    return {
      ...said.differs,
      yes: check(said.differs.yes, 'on-site'),
      no: mayStandDown(shift, incident) ? { label: said.differs.no, does: standDown } : undefined,
    };
  }
  const views = camerasAt(shift, incident);
  const [camera] = camerasByDistance(shift, incident.id).filter((one) => views.includes(one));
  if (!camera) return { question: said.question, lead: said.noCamera, yes: check(said.unseen, 'unseen') };
  const open = views.find(({ id }) => {
    const access = cameraAccess(shift, shift.role, id);
    return access.state === 'open' && access.use.role === shift.role;
  });
  if (!open) {
    return {
      question: said.question,
      lead: fill(said.lead, { camera: camera.id }),
      yes: {
        label: fill(said.yes, { camera: camera.id }),
        does: { panel: { kind: 'camera', camera: camera.id } },
      },
    };
  }
  return {
    question: said.question,
    lead: fill(said.openLead, { camera: open.id }),
    yes: check(said.agreed, 'agrees'),
    no: check(said.differs.label, 'differs'),
    third: check(said.unseen, 'unseen'),
  };
}

function closing({ setting }: State, incident: Incident, words: DeskWords): Asked {
  const said = words.decision['close-road'];
  const site = setting.shift.sites.find(({ id }) => id === incident.site);
  const road = setting.shift.roads.find(({ id }) => id === site?.road);
  const cordons = setting.shift.cordons?.site === site?.id ? setting.shift.cordons?.metres : undefined;
  return {
    question: fill(said.question, { road: road?.name ?? incident.place }),
    lead: road?.note ?? '',
    yes: {
      label: said.yes,
      does: { act: { kind: 'close-road', road: road?.id ?? '', incident: incident.id } },
    },
    ...(cordons ? { cordons } : {}),
  };
}

function corridorLead(shift: State, incident: Incident, words: DeskWords): string {
  const unit = shift.units.find((one) => one.incident === incident.id);
  const metres = unit?.trip?.route.metres ?? 0;
  const { speeds } = shift.setting.city;
  const seconds = (kmh: number) => durationText((metres / 1000 / kmh) * 3600);
  return fill(words.decision.corridor.lead, {
    with: seconds(speeds.corridor),
    without: seconds(speeds[shift.setting.shift.weather]),
  });
}

/** A closed road is opened first; then the record is closed. */
function ending(shift: State, incident: Incident, words: DeskWords): Asked {
  const said = words.decision.close;
  const closed = shift.closures.find((one) => one.incident === incident.id && one.until === null);
  if (closed) {
    return {
      question: said.question,
      lead: said.lead,
      yes: { label: said.yes, does: { act: { kind: 'reopen', road: closed.road } } },
    };
  }
  return {
    ...(incident.reopened === null ? said.record : { question: said.question, lead: said.leadRoad }),
    yes: { label: said.end, does: { act: { kind: 'close', incident: incident.id } } },
  };
}
