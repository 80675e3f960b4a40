/*
 * The desk's store: advances the shift, passes acts to the engine and notifies listeners. Every change a visitor makes
 * comes through here, from a button, a key, a link or another window.
 */

import type { RoleId } from '../../../content/shifts/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { clockText } from '../../../ui/time-text.ts';
import type { Act, Seat } from '../../engine/act-types.ts';
import { encodeMoment } from '../../engine/moment.ts';
import { advanceToLimit, limitRuns } from '../../engine/running-limits.ts';
import { advance, apply, step } from '../../engine/shift.ts';
import type { ShiftState } from '../../engine/types.ts';
import { afterAct } from './after-act.ts';
import type { Answer, DeskState, OpenSheet, Speed, ViewId } from './desk-state.ts';
import { FrameClock, isSuspended } from './frame-clock.ts';
import { momentFragment } from './moment-link.ts';
import { type DeskContent, withoutSeats } from './open-shift.ts';
import { latest, openingState, ownOpen, restartedState } from './opening-state.ts';
import { PressGuard } from './press-guard.ts';

/** Milliseconds between updates of the panels; animations update every frame. */
const PANEL_INTERVAL = 90;

export class DeskStore {
  readonly content: DeskContent;
  /** Set on a second screen: its view. */
  readonly second: ViewId | null;
  /** Set in a window with a role: the desk it belongs to keeps the log and performs its acts. */
  readonly seatedAs: RoleId | null;
  /** Called after every act, pause and choice, to update the address and other windows. */
  onChange: () => void = () => {};
  onLeave: () => void = () => {};
  /** Opens a further window for a view; false when the browser refuses. */
  onOpenView: (view: ViewId) => boolean = () => false;
  onCopy: (moment: string, role?: RoleId) => Promise<void> = () => Promise.reject(new Error('no address'));
  /** Opens a further window for a role; false when the browser refuses. */
  onRole: (role: RoleId) => boolean = () => false;
  /** Passes an act to the desk this window belongs to. */
  onAct: (act: Act) => void = () => {};
  #desk: DeskState;
  readonly #clock: FrameClock;
  #listeners = new Set<() => void>();
  #published = 0;
  readonly #presses = new PressGuard();

  constructor(
    content: DeskContent,
    shift: ShiftState,
    { second = null, seatedAs = null }: { second?: ViewId | null; seatedAs?: RoleId | null } = {},
  ) {
    this.content = content;
    this.second = second;
    this.seatedAs = seatedAs;
    this.#clock = new FrameClock(shift.now);
    this.#desk = openingState(shift, second, seatedAs);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): DeskState => this.#desk;

  /** The shift's time with its fraction. */
  exact = (): number => this.#clock.exact;

  set(change: Partial<DeskState>): void {
    this.#desk = { ...this.#desk, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Runs from now on, frame by frame, until the returned function is called. */
  run(): () => void {
    return this.#clock.run((passed, now) => this.#tick(passed, now));
  }

  #tick(passed: number, now: number): void {
    const { shift, running, speed } = this.#desk;
    if (!running || shift.held || shift.over) return;
    if (isSuspended(passed)) {
      this.pause();
      this.showNotice(fill(this.content.words.foot.asleep, { time: clockText(shift.now) }));
      return;
    }
    this.#clock.advance(passed, speed);
    const { exact } = this.#clock;
    if (Math.floor(exact) <= shift.now || now - this.#published < PANEL_INTERVAL) return;
    this.#published = now;
    this.#move((speed > 1 ? advanceToLimit : advance)(shift, Math.floor(exact)));
  }

  /** Adopts a later state of the shift. */
  #move(shift: ShiftState, change: Partial<DeskState> = {}): void {
    const slows = this.#slowed(shift);
    if (shift.now > this.#clock.exact || shift.held || shift.over || 'speed' in slows)
      this.#clock.exact = shift.now;
    const fresh = shift.incidents.length > this.#desk.shift.incidents.length ? latest(shift) : null;
    this.set({ shift, ...(fresh ? { chosen: fresh, asking: 'decision' } : {}), ...change, ...slows });
  }

  /** A decision with a limit has as much time as its limit says, whatever speed was chosen. */
  #slowed(shift: ShiftState): Partial<DeskState> {
    if (this.#desk.speed === 1 || !limitRuns(shift)) return {};
    return { speed: 1, fastForwards: false, notice: this.content.words.clock.slowed };
  }

  /** An act from a button or key. */
  act(act: Act): void {
    if (this.#accepts()) this.perform(act);
  }

  /** A press that does not count says so. */
  #accepts(began?: number): boolean {
    const counts = this.#presses.accepts(began);
    if (!counts) this.showNotice(this.content.words.decision.swallowed);
    return counts;
  }

  /** Called with each new question; the returned function when it has been painted. */
  ask = (): (() => void) => {
    this.#presses.asks();
    return () => this.#presses.painted();
  };

  /** An act without the guard against double presses. */
  perform(act: Act): void {
    if (this.seatedAs) {
      this.set({ refused: null, asking: 'decision', panel: null, notice: '' });
      this.onAct(act);
      return;
    }
    const { state, refused } = apply(this.#desk.shift, act);
    const shown = refused === null ? afterAct(act, state, this.#desk) : {};
    this.#move(state, { refused, asking: 'decision', panel: null, notice: '', ...shown });
    this.onChange();
  }

  /** Performs an act from another window, and returns the reason if it was refused. */
  actFor(act: Act, from: Seat): string | null {
    const { state, refused } = apply(this.#desk.shift, act, from);
    this.#move(state);
    this.onChange();
    return refused;
  }

  /** False on a second screen and after the shift. */
  get mayAct(): boolean {
    return this.second === null && !this.#desk.shift.over;
  }

  /** The window follows another desk and has no clock. */
  get follows(): boolean {
    return this.second !== null || this.seatedAs !== null;
  }

  /** `began`: when the press on the answer began. */
  answer(answer: Answer, began?: number): void {
    if (!this.#accepts(began)) return;
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

  open(panel: OpenSheet): void {
    this.set({ panel });
  }

  pause(): void {
    this.set({ running: false });
    this.onChange();
  }

  toggle(): void {
    this.#clock.restart();
    this.set({ running: !this.#desk.running, notice: '' });
    this.onChange();
  }

  go(speed: Speed): void {
    this.#clock.restart();
    const waits = speed > 1 && limitRuns(this.#desk.shift);
    const notice = waits ? this.content.words.clock.slowed : '';
    this.set({ speed: waits ? 1 : speed, fastForwards: false, running: true, notice });
    this.onChange();
  }

  /** Advances to the next event. */
  step(): void {
    const { shift } = this.#desk;
    if (limitRuns(shift)) {
      this.showNotice(this.content.words.clock.slowed);
      return;
    }
    const next = step(shift);
    this.#clock.exact = next.now;
    this.#move(next);
    this.onChange();
  }

  showNotice(notice: string): void {
    this.set({ notice });
  }

  openView(view: ViewId): void {
    if (!this.onOpenView(view)) this.showNotice(this.content.words.second.refused);
  }

  openRole(role: RoleId): void {
    if (!this.onRole(role)) this.showNotice(this.content.words.second.refused);
  }

  /** Copies a link to this moment or an earlier one, optionally for another role. */
  async copyLink(role?: RoleId, moment = this.moment()): Promise<void> {
    const { foot } = this.content.words;
    await this.onCopy(moment, role).then(
      () => this.showNotice(foot.copied),
      () => this.showNotice(foot.copyFailed),
    );
  }

  /** The fragment of a link to this moment. */
  moment(): string {
    return momentFragment(encodeMoment(this.#desk.shift));
  }

  /** Asks first if an incident of this desk is open. */
  leave(): void {
    const { panel, shift } = this.#desk;
    const asks = panel?.kind !== 'leave' && !shift.over && ownOpen(shift).length > 0;
    if (asks) this.open({ kind: 'leave' });
    else this.onLeave();
  }

  /** The same for this window as a desk by itself, with its own role. */
  momentHere(): string {
    let shift = withoutSeats(this.#desk.shift);
    if (this.seatedAs) shift = apply(shift, { kind: 'role', role: this.seatedAs }).state;
    return momentFragment(encodeMoment(shift));
  }

  /** Starts another shift. */
  begin(shift: ShiftState): void {
    if (!this.#accepts()) return;
    this.#clock.exact = shift.now;
    this.set(restartedState(shift));
    this.onChange();
  }

  /** On a second screen: adopts the desk's state. */
  follow(shift: ShiftState, exact: number, change: Partial<DeskState>): void {
    this.#clock.exact = exact;
    this.set({ shift, ...change });
  }
}
