/*
 * One way to drag, whatever is dragged. Mouse and pen drag from anywhere after a few pixels. A finger drags only a
 * handle: elsewhere a swipe scrolls the page. Whatever does not become a drag is a press, which acts on click.
 */
import type { At, DragOptions, DragWorld, Point } from './drag-options.ts';

export type Pressed = At &
  Pick<PointerEvent, 'pointerId' | 'pointerType' | 'button' | 'isPrimary' | 'target'>;

const handle = '[data-handle]';
/** Within a drawing these act by themselves. */
const controls = 'input, button, a';

interface Grip<Value> {
  ground: Element;
  pressed: Pressed;
  target: Element;
  start: Point;
  stood: Value;
  now: Value;
  isDragging: boolean;
  stopListening: () => void;
  /** The latest movement, until a frame shows it. */
  latest?: At | undefined;
  callOff?: (() => void) | undefined;
}

export function createDrag<Value>(options: () => DragOptions<Value>, world: DragWorld) {
  let grip: Grip<Value> | undefined;
  /** The click that ends a drag is not a press. */
  let ignoresClick = false;

  function press(pressed: Pressed, ground: Element) {
    if (!pressed.isPrimary || pressed.button !== 0 || grip?.isDragging) return;
    release();
    ignoresClick = false;
    const target = pressed.target as Element;
    if (target.closest(controls) || (pressed.pointerType === 'touch' && !target.closest(handle))) return;
    const { value, valueAt } = options();
    const start = world.pointIn(ground, pressed);
    if (valueAt({ ...start, target, start }, value) === undefined) return;
    const stopListening = world.listen(hear);
    grip = { ground, pressed, target, start, stood: value, now: value, isDragging: false, stopListening };
  }

  function hear(event: Event) {
    if (!grip) return;
    const { type, target } = event;
    if (type === 'keydown' && (event as KeyboardEvent).key === 'Escape') {
      // It ends the drag, not the dialog round the drawing.
      event.stopPropagation();
      cancel();
      ignoresClick = true;
      return;
    }
    const { pointerId, buttons } = event as PointerEvent;
    if (pointerId !== grip?.pressed.pointerId) return;
    if (type === 'pointerup') rest();
    // A button let go outside the window is not heard of.
    else if (type === 'pointermove' && buttons > 0) move(event as PointerEvent);
    // What a finger touched loses its own capture when the drawing captures the finger.
    else if (type !== 'lostpointercapture' || target === grip.ground) cancel();
  }

  function move(at: At) {
    if (!grip) return;
    if (!grip.isDragging) {
      if (!isFar(grip.pressed, at, options())) return;
      grip.isDragging = true;
      grip.ground.setPointerCapture(grip.pressed.pointerId);
      world.onHold(true);
    }
    grip.latest = at;
    grip.callOff ??= world.nextFrame(follow);
  }

  /** Shows the latest movement. */
  function follow() {
    if (!grip?.latest) return;
    const { latest, ground, start, stood, target } = grip;
    grip.latest = grip.callOff = undefined;
    const { valueAt, onChange } = options();
    const value = valueAt({ ...world.pointIn(ground, latest), target, start }, stood);
    if (value === undefined || Object.is(value, grip.now)) return;
    grip.now = value;
    onChange(value);
  }

  /** Returns what was dragged. */
  function release(): Grip<Value> | undefined {
    const released = grip;
    grip = undefined;
    released?.callOff?.();
    released?.stopListening();
    if (!released?.isDragging) return undefined;
    ignoresClick = true;
    world.onHold(false);
    return released;
  }

  function rest() {
    follow();
    const released = release();
    if (released) options().onRest?.(released.now);
  }

  function cancel() {
    const released = release();
    if (!released) return;
    const { ground, pressed, now, stood } = released;
    if (ground.hasPointerCapture(pressed.pointerId)) ground.releasePointerCapture(pressed.pointerId);
    if (!Object.is(now, stood)) options().onChange(stood);
  }

  function click(event: At & Pick<MouseEvent, 'detail' | 'target'>, ground: Element) {
    const target = event.target as Element;
    // Assistive technology clicks without a pointer.
    const isPress = !ignoresClick || event.detail === 0;
    ignoresClick = false;
    if (!isPress || target.closest(controls)) return;
    const { value, valueAt, onChange, onRest, onPress } = options();
    if (onPress) return onPress(target);
    const start = world.pointIn(ground, event);
    const pressed = valueAt({ ...start, target, start }, value);
    if (pressed === undefined || Object.is(pressed, value)) return;
    onChange(pressed);
    onRest?.(pressed);
  }

  return { press, click, cancel };
}

/** A finger that moves across the direction of the drag is about to scroll. */
function isFar<Value>(from: Pressed, at: At, { axis = 'both', threshold = 4 }: DragOptions<Value>): boolean {
  const [across, down] = [Math.abs(at.clientX - from.clientX), Math.abs(at.clientY - from.clientY)];
  if (axis === 'both' || from.pointerType !== 'touch') return Math.hypot(across, down) > threshold;
  const [along, aside] = axis === 'x' ? [across, down] : [down, across];
  return along > threshold && along > aside;
}
