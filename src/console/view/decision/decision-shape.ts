/*
 * The one thing that waits, as a question with its answers. Pure: given the moment it says what is asked, in which
 * words, and which act each answer is. Who may give it is the engine's rule, not this file's.
 */
import type { DeskWords } from '../../../content/desk.ts';
import { fill } from '../../../ui/fill.ts';
import type { Act, CheckResult } from '../../engine/act-types.ts';
import {
  cameraAccess,
  camerasAt,
  incidentOf,
  mayStandDown,
  procedureOf,
  safeToClose,
  stepsOf,
} from '../../engine/look.ts';
import { clockText, span } from '../../engine/time-text.ts';
import type { Incident, State, Warning } from '../../engine/types.ts';
import type { StepView } from '../../engine/view-types.ts';
import { isOutgrown } from '../../engine/warnings.ts';
import type { Answer } from '../state/desk-state.ts';
import { currentStep, lowerFirst } from '../text/sentences.ts';
import { camerasByDistance, unitContent, wayTo } from '../text/ways.ts';

export interface Choice {
  label: string;
  does: Answer;
  /** The single key that gives it. */
  key?: 'C' | 'X' | 'A' | 'R';
}

export interface Shape {
  question: string;
  lead: string;
  step: StepView | null;
  /** Marigold only when it waits for the role at the desk. */
  waits: boolean;
  yes?: Choice | undefined;
  no?: Choice | undefined;
  third?: Choice | undefined;
  /** Changes the role. It has a place of its own: no press meant for an act may hand the desk over. */
  take?: Choice | undefined;
  /** Sizes of cordon to choose from before the answer. */
  cordons?: readonly number[];
}

let last: { shift: State; chosen: string | null; shape: Shape } | undefined;

/** Asked by the decision block, the keys and the announcer at every moment: worked out once. */
export function decisionShape(shift: State, chosen: string | null, words: DeskWords): Shape {
  if (last?.shift !== shift || last.chosen !== chosen)
    last = { shift, chosen, shape: shapeOf(shift, chosen, words) };
  return last.shape;
}

function shapeOf(shift: State, chosen: string | null, words: DeskWords): Shape {
  const said = words.decision;
  const nothing: Shape = { question: said.nothing, lead: said.nothingLead, step: null, waits: false };
  const incident = incidentOf(shift, chosen);
  if (!incident || incident.background) return nothing;
  if (incident.state !== 'proposed' && incident.state !== 'confirmed') return nothing;
  const update = updating(shift, incident, words);
  if (update) return update;
  const step = currentStep(stepsOf(shift, incident.id));
  if (!step) return nothing;
  if (step.act === 'report') return reporting(shift, incident, step, words);
  const returned = shift.warnings.findLast((one) => one.incident === incident.id && one.state === 'draft');
  if (step.act === 'approve-warning' && returned) return changing(shift, incident, step, returned, words);
  const away = step.act === 'close' ? unitStillOut(shift, incident, step) : undefined;
  if (step.act === 'close' && (away || !safeToClose(shift, incident))) {
    const lead = away ? fill(said.closeWaits, { unit: away.id }) : said.reopenWaits;
    const yes = { label: said.speedUp, does: { speed: 16 } } as const;
    return { question: step.what, lead, step, waits: false, yes };
  }
  if (step.who !== shift.role) {
    const role = lowerFirst(words.roles[step.who]);
    return {
      question: fill(said.waitsFor, { role: words.roles[step.who], what: lowerFirst(step.what) }),
      lead: fill(said.waitsForLead, { role }),
      step,
      waits: false,
      take: { label: fill(said.take, { role }), does: { act: { kind: 'role', role: step.who } } },
    };
  }
  return { ...asked(shift, incident, step, words), step, waits: true };
}

/** A cordon that has grown since the warning was sent asks for an update before anything else. */
function updating(shift: State, incident: Incident, words: DeskWords): Shape | undefined {
  const { id, cordon } = incident;
  const said = words.decision.update;
  const warning = shift.warnings.findLast((one) => one.incident === id);
  const asks = { step: null, waits: true } as const;
  if (!warning || warning.issued.length === 0) return undefined;
  if (warning.state === 'waits' && shift.role === 'supervisor') {
    return {
      ...asks,
      ...said.approve,
      yes: { label: said.approve.yes, does: { act: { kind: 'approve', incident: id } }, key: 'A' },
      no: { label: said.approve.no, does: { ask: 'return' }, key: 'R' },
    };
  }
  if (!isOutgrown(warning, incident) || shift.role !== 'operator') return undefined;
  return {
    ...asks,
    question: said.question,
    lead: fill(said.lead, { metres: cordon ?? 0 }),
    yes: { label: said.yes, does: { act: { kind: 'draft', incident: id } } },
  };
}

/** A warning that came back is the operator's again, while the approval's limit runs on. */
function changing(
  shift: State,
  { id }: Incident,
  step: StepView,
  { note }: Warning,
  words: DeskWords,
): Shape {
  const said = words.decision.change;
  const own = shift.role === 'operator';
  const role = words.roles.operator.toLowerCase();
  return {
    question: said.question,
    lead: fill(note ? said.lead : said.leadPlain, { note: note ?? '' }),
    step,
    waits: own,
    ...(own
      ? { yes: { label: words.decision.draft.yes, does: { act: { kind: 'draft', incident: id } } } }
      : {
          take: {
            label: fill(words.decision.take, { role }),
            does: { act: { kind: 'role', role: 'operator' } },
          },
        }),
  };
}

/** Which kind of crew makes which report. */
const reporters = { running: 'pump', reading: 'fire', 'on-site': 'ambulance', done: 'ward' } as const;

function reporting(shift: State, incident: Incident, step: StepView, words: DeskWords): Shape {
  const report = procedureOf(shift, incident)?.steps[step.number - 1]?.report;
  const kind = report && reporters[report];
  const unit = shift.units.find((one) => one.incident === incident.id && one.kind === kind);
  return {
    question: fill(words.decision.report.question, { unit: unit?.id ?? words.roles.field }),
    lead: words.decision.report.lead,
    step,
    waits: false,
    yes: { label: words.decision.speedUp, does: { speed: 16 } },
    take: {
      label: fill(words.decision.take, { role: lowerFirst(words.roles.field) }),
      does: { act: { kind: 'role', role: 'field' } },
    },
  };
}

/** A unit the last step needs at its base, and that is not there yet. */
function unitStillOut(shift: State, incident: Incident, step: StepView) {
  const needs = procedureOf(shift, incident)?.steps[step.number - 1]?.needs ?? [];
  return shift.units.find((unit) => needs.includes(unit.kind) && unit.incident === incident.id);
}

type Asked = Pick<Shape, 'question' | 'lead' | 'yes' | 'no' | 'third' | 'cordons'>;

function asked(shift: State, incident: Incident, step: StepView, words: DeskWords): Asked {
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

/** The nearest free unit of a kind the step still needs. */
function sending(shift: State, incident: Incident, step: StepView, words: DeskWords): Asked {
  const said = words.decision.send;
  const other: Choice = { label: said.no, does: { panel: { kind: 'units' } } };
  const needs = procedureOf(shift, incident)?.steps[step.number - 1]?.needs ?? [];
  const sent = shift.units.filter((unit) => unit.incident === incident.id).map(({ kind }) => kind);
  const wanted = needs.find((kind) => !sent.includes(kind));
  const [nearest] = shift.units
    .filter(({ kind }) => !wanted || kind === wanted)
    .flatMap((unit) => {
      const way = wayTo(shift, unit, incident.id);
      return way ? [{ unit, way }] : [];
    })
    .toSorted((one, two) => one.way.seconds - two.way.seconds);
  if (!nearest) return { question: said.question, lead: said.leadNone, yes: other };
  const { unit, way } = nearest;
  return {
    question: said.question,
    lead: fill(said.lead, {
      unit: `${unit.id}, ${lowerFirst(unitContent(shift, unit).name)},`,
      way: `${(way.route.metres / 1000).toFixed(1)} km`,
      time: span(way.seconds),
    }),
    yes: {
      label: fill(said.yes, { unit: unit.id }),
      does: { act: { kind: 'send', unit: unit.id, incident: incident.id } },
    },
    no: other,
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
  const seconds = (kmh: number) => span((metres / 1000 / kmh) * 3600);
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
