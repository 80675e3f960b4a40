/*
 * The one thing that waits, as a question with its answers. Pure: given the moment it says what is asked, in which
 * words, and which act each answer is. Who may give it is the engine's rule, not this file's.
 */
import type { DeskWords } from '../../content/desk.ts';
import { fill } from '../../ui/fill.ts';
import type { Act } from '../engine/act-types.ts';
import { cameraAccess, incidentOf, procedureOf, safeToClose, stepsOf } from '../engine/look.ts';
import type { Incident, State, Warning } from '../engine/types.ts';
import type { StepView } from '../engine/view-types.ts';
import type { Panel } from './desk-state.ts';
import { clockTime, span } from './format.ts';
import { currentStep, lowerFirst } from './sentences.ts';
import { camerasByDistance, unitContent, wayTo } from './ways.ts';

export type Answer = { act: Act } | { panel: Panel } | { ask: 'dismiss' | 'return' } | { speed: 16 };

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
  /** Sizes of cordon to choose from before the answer. */
  cordons?: readonly number[];
}

export function decisionShape(shift: State, chosen: string | null, words: DeskWords): Shape {
  const said = words.decision;
  const nothing: Shape = { question: said.nothing, lead: said.nothingLead, step: null, waits: false };
  const incident = incidentOf(shift, chosen);
  if (!incident || incident.background) return nothing;
  if (incident.state !== 'proposed' && incident.state !== 'confirmed') return nothing;
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
      yes: { label: fill(said.take, { role }), does: { act: { kind: 'role', role: step.who } } },
    };
  }
  return { ...asked(shift, incident, step, words), step, waits: true };
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
    yes: own
      ? { label: words.decision.draft.yes, does: { act: { kind: 'draft', incident: id } } }
      : { label: fill(words.decision.take, { role }), does: { act: { kind: 'role', role: 'operator' } } },
  };
}

function reporting(shift: State, incident: Incident, step: StepView, words: DeskWords): Shape {
  const unit = shift.units.find((one) => one.incident === incident.id);
  return {
    question: fill(words.decision.report.question, { unit: unit?.id ?? words.roles.field }),
    lead: words.decision.report.lead,
    step,
    waits: false,
    yes: { label: words.decision.speedUp, does: { speed: 16 } },
    no: { label: words.roles.field, does: { act: { kind: 'role', role: 'field' } } },
  };
}

/** A unit the last step needs at its base, and that is not there yet. */
function unitStillOut(shift: State, incident: Incident, step: StepView) {
  const needs = procedureOf(shift, incident)?.steps[step.number - 1]?.needs ?? [];
  return shift.units.find((unit) => needs.includes(unit.kind) && unit.incident === incident.id);
}

type Asked = Pick<Shape, 'question' | 'lead' | 'yes' | 'no' | 'cordons'>;

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
        lead: fill(said['approve-warning'].lead, { time: clockTime(draft?.drafted ?? shift.now) }),
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
  const [camera] = camerasByDistance(shift, incident.id);
  const open = shift.setting.city.cameras.find(
    ({ id }) => cameraAccess(shift, shift.role, id).state === 'open',
  );
  if (open) {
    return {
      question: said.question,
      lead: fill(said.openLead, { camera: open.id }),
      yes: { label: said.agreed, does: { act: { kind: 'check', incident: incident.id } } },
    };
  }
  const id = camera?.id ?? '';
  return {
    question: said.question,
    lead: fill(said.lead, { camera: id }),
    yes: { label: fill(said.yes, { camera: id }), does: { panel: { kind: 'camera', camera: id } } },
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
    question: said.question,
    lead: said.leadRoad,
    yes: { label: said.end, does: { act: { kind: 'close', incident: incident.id } } },
  };
}
