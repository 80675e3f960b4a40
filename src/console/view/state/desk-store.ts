/*
 * The desk as a program: it keeps the clock, passes acts to the engine, and notifies listeners. Everything the
 * visitor does comes through here, from a button, a key, a link or another window.
 */

import type { RoleId } from '../../../content/shifts/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { clockText } from '../../../ui/time-text.ts';
import type { Act, Seat } from '../../engine/act-types.ts';
import type { Incident } from '../../engine/incident-types.ts';
import { decisionFor } from '../../engine/look.ts';
import { encodeMoment } from '../../engine/moment.ts';
import { advance, apply, step } from '../../engine/shift.ts';
import type { State } from '../../engine/types.ts';
import type { Answer, DeskState, Panel, Speed, ViewId } from './desk-state.ts';
import { momentFragment } from './moment-link.ts';
import { alone, type DeskContent, isProposed } from './open-shift.ts';
import { latest, openingState, pace } from './opening-state.ts';

/** A longer frame means that the page was suspended; the clock is then paused. */
const ASLEEP = 60_000;
const LONGEST_FRAME = 250;
/** A press so soon after another was aimed at what was there before: a double click, a second tap. */
const SETTLE = 600;
/** Panels follow the clock at most so often; what glides follows every frame. */
const PANELS_EVERY = 90;

export class DeskStore {
  readonly content: DeskContent;
  /** The view this window is for, when it is a second screen. */
  readonly second: ViewId | null;
  /** The role this window has at another window's desk; that desk keeps the log and does the acts. */
  readonly seatedAs: RoleId | null;
  /** Called after every act, pause and choice: the address and other windows follow. */
  onChange: () => void = () => {};
  onLeave: () => void = () => {};
  /** Opens a further window for a view; false when the browser refuses. */
  onOpenView: (view: ViewId) => boolean = () => false;
  onCopy: (role?: RoleId) => Promise<void> = () => Promise.reject(new Error('no address'));
  /** Opens a further window for a role; false when the browser refuses. */
  onRole: (role: RoleId) => boolean = () => false;
  /** Passes an act to the desk this window belongs to. */
  onAct: (act: Act) => void = () => {};
  #desk: DeskState;
  #exact: number;
  #listeners = new Set<() => void>();
  #frame = 0;
  #last = 0;
  #published = 0;
  #pressed = Number.NEGATIVE_INFINITY;

  constructor(
    content: DeskContent,
    shift: State,
    { second = null, seatedAs = null }: { second?: ViewId | null; seatedAs?: RoleId | null } = {},
  ) {
    this.content = content;
    this.second = second;
    this.seatedAs = seatedAs;
    this.#exact = shift.now;
    this.#desk = openingState(shift, second, seatedAs);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): DeskState => this.#desk;

  /** The shift's time with its fraction. */
  exact = (): number => this.#exact;

  set(change: Partial<DeskState>): void {
    this.#desk = { ...this.#desk, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Runs from now on, frame by frame, until the returned function is called. */
  run(): () => void {
    this.#last = performance.now();
    const next = (now: number) => {
      this.#tick(now);
      this.#frame = requestAnimationFrame(next);
    };
    this.#frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(this.#frame);
  }

  #tick(now: number): void {
    const passed = now - this.#last;
    this.#last = now;
    const { shift, running, speed } = this.#desk;
    if (!running || shift.held || shift.over) return;
    if (passed > ASLEEP) {
      this.pause();
      this.say(fill(this.content.words.foot.asleep, { time: clockText(shift.now) }));
      return;
    }
    this.#exact += (Math.min(passed, LONGEST_FRAME) / 1000) * speed;
    if (Math.floor(this.#exact) <= shift.now || now - this.#published < PANELS_EVERY) return;
    this.#published = now;
    this.#move(advance(shift, Math.floor(this.#exact)));
  }

  /** Takes over a later state of the shift. */
  #move(shift: State, change: Partial<DeskState> = {}): void {
    if (shift.now > this.#exact || shift.held || shift.over) this.#exact = shift.now;
    const fresh = shift.incidents.length > this.#desk.shift.incidents.length ? latest(shift) : null;
    const slows = this.#desk.hurries && isProposed(shift) ? pace(shift) : {};
    this.set({ shift, ...slows, ...(fresh ? { chosen: fresh, asking: 'decision' } : {}), ...change });
  }

  #accepts(): boolean {
    const now = performance.now();
    if (now - this.#pressed < SETTLE) return false;
    this.#pressed = now;
    return true;
  }

  /** An act that was pressed. */
  act(act: Act): void {
    if (this.#accepts()) this.perform(act);
  }

  /** An act from a control that cannot be pressed by mistake for another one. */
  perform(act: Act): void {
    if (this.seatedAs) {
      this.set({ refused: null, asking: 'decision', panel: null, notice: '' });
      this.onAct(act);
      return;
    }
    const { state, refused } = apply(this.#desk.shift, act);
    const after: Partial<DeskState> = { refused, asking: 'decision', panel: null, notice: '' };
    if (refused === null) {
      if (act.kind === 'confirm') Object.assign(after, { zoomedIn: true, chosen: act.incident });
      if (act.kind === 'send' && this.#desk.fieldUnit !== act.unit) after.fieldUnit = act.unit;
      if (act.kind === 'close') Object.assign(after, this.#afterClosing(state));
      if (act.kind === 'sign-off') Object.assign(after, { view: 'reports', running: false });
      if (act.kind === 'role') Object.assign(after, { chosen: this.#waiting(state) ?? this.#desk.chosen });
    }
    this.#move(state, after);
    this.onChange();
  }

  /** An act from a further window, done in the order in which it came; why not, if it was refused. */
  actFor(act: Act, from: Seat): string | null {
    const { state, refused } = apply(this.#desk.shift, act, from);
    this.#move(state);
    this.onChange();
    return refused;
  }

  /** A second screen only shows, and after the shift there is nothing left to do. */
  get mayAct(): boolean {
    return this.second === null && !this.#desk.shift.over;
  }

  /** The window follows a desk and keeps no clock. */
  get follows(): boolean {
    return this.second !== null || this.seatedAs !== null;
  }

  /** The other incident that is open, or the debrief. */
  #afterClosing(state: State): Partial<DeskState> {
    const isOthers = ({ background, state: now }: Incident) =>
      !background && (now === 'proposed' || now === 'confirmed');
    const open = state.incidents.findLast(isOthers);
    return open ? { chosen: open.id } : { view: 'reports', running: false };
  }

  #waiting(state: State): string | null {
    return decisionFor(state, state.role)?.incident ?? null;
  }

  answer(answer: Answer): void {
    if (!this.#accepts()) return;
    if ('act' in answer) this.perform(answer.act);
    else if ('panel' in answer) this.open(answer.panel);
    else if ('ask' in answer) this.set({ asking: answer.ask });
    else this.go(answer.speed);
  }

  show(view: ViewId): void {
    this.set({ view, drawer: false, deciding: false, panel: null });
    this.onChange();
  }

  choose(incident: string | null): void {
    this.set({ chosen: incident, asking: 'decision', refused: null, drawer: false });
    this.onChange();
  }

  open(panel: Panel): void {
    this.set({ panel });
  }

  pause(): void {
    this.set({ running: false });
    this.onChange();
  }

  toggle(): void {
    this.#last = performance.now();
    this.set({ running: !this.#desk.running, notice: '' });
    this.onChange();
  }

  go(speed: Speed): void {
    this.#last = performance.now();
    this.set({ speed, hurries: false, running: true, notice: '' });
    this.onChange();
  }

  /** To the next thing that happens. */
  step(): void {
    const { shift } = this.#desk;
    const next = step(shift);
    this.#exact = next.now;
    this.#move(next);
    this.onChange();
  }

  say(notice: string): void {
    this.set({ notice });
  }

  openView(view: ViewId): void {
    if (!this.onOpenView(view)) this.say(this.content.words.second.refused);
  }

  openRole(role: RoleId): void {
    if (!this.onRole(role)) this.say(this.content.words.second.refused);
  }

  /** To this moment, or to this moment as somebody else. */
  async copyLink(role?: RoleId): Promise<void> {
    const { foot } = this.content.words;
    await this.onCopy(role).then(
      () => this.say(foot.copied),
      () => this.say(foot.copyFailed),
    );
  }

  /** What a link to this moment says after its `#`. */
  moment(): string {
    return momentFragment(encodeMoment(this.#desk.shift));
  }

  leave(): void {
    this.onLeave();
  }

  /** What this window would say after its `#` as a desk: nobody else sits there, and its role is the desk's. */
  momentHere(): string {
    let shift = alone(this.#desk.shift);
    if (this.seatedAs) shift = apply(shift, { kind: 'role', role: this.seatedAs }).state;
    return momentFragment(encodeMoment(shift));
  }

  /** Another shift at this desk. */
  begin(shift: State): void {
    if (!this.#accepts()) return;
    this.#exact = shift.now;
    this.set({
      shift,
      running: true,
      ...pace(shift),
      view: 'map',
      chosen: latest(shift),
      asking: 'decision',
      panel: null,
      refused: null,
      zoomedIn: false,
      notice: '',
    });
    this.onChange();
  }

  /** A second screen takes over the desk's state. */
  follow(shift: State, exact: number, change: Partial<DeskState>): void {
    this.#exact = exact;
    this.set({ shift, ...change });
  }
}
