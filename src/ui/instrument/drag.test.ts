/* What becomes a drag, what a press and what neither, with events as browsers send them. */
import { expect, test } from 'vitest';
import { createDrag, type Pressed } from './drag.ts';
import type { DragOptions, DragPoint } from './drag-options.ts';

type Touched = { isHandle?: boolean; isControl?: boolean };

const element = ({ isHandle = false, isControl = false }: Touched = {}) => {
  const one = {
    closest: (selector: string) => ((selector.includes('data-handle') ? isHandle : isControl) ? one : null),
  };
  return one as unknown as Element;
};

/** A drawing whose value is the place across it, with a handle, and all that happens to it. */
function drawing(options: Partial<DragOptions<number>> = {}) {
  const happened: string[] = [];
  let value = 50;
  let frame: (() => void) | undefined;
  let listener: ((event: Event) => void) | undefined;
  let captured: number | undefined;
  const ground = {
    setPointerCapture: (pointer: number) => {
      captured = pointer;
    },
    hasPointerCapture: (pointer: number) => captured === pointer,
    releasePointerCapture: () => {
      captured = undefined;
      happened.push('released');
    },
  } as unknown as Element;
  const drag = createDrag<number>(
    () => ({
      value,
      valueAt: ({ x }: DragPoint) => x,
      onChange(next) {
        value = next;
        happened.push(`change ${next}`);
      },
      onRest: (rested) => happened.push(`rest ${rested}`),
      ...options,
    }),
    {
      pointIn: (_, { clientX, clientY }) => ({ x: clientX, y: clientY }),
      nextFrame(act) {
        frame = act;
        return () => {
          frame = undefined;
        };
      },
      listen(onEvent) {
        listener = onEvent;
        return () => {
          listener = undefined;
        };
      },
      onHold: (isHeld) => happened.push(isHeld ? 'held' : 'let go'),
    },
  );
  const send = (type: string, more: object = {}) =>
    listener?.({ type, pointerId: 1, buttons: 1, target: ground, stopPropagation() {}, ...more } as never);
  return {
    happened,
    value: () => value,
    isListening: () => listener !== undefined,
    press(clientX: number, more: Partial<Pressed> & Touched = {}) {
      const { isHandle, isControl, ...event } = more;
      const target = element({ isHandle: isHandle ?? false, isControl: isControl ?? false });
      const pressed = { pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true, clientY: 0 };
      drag.press({ ...pressed, clientX, target, ...event }, ground);
    },
    move: (clientX: number, clientY = 0, more: object = {}) =>
      send('pointermove', { clientX, clientY, ...more }),
    frame() {
      frame?.();
      frame = undefined;
    },
    up: () => send('pointerup'),
    click: (clientX: number, { detail = 1, ...touched }: Touched & { detail?: number } = {}) =>
      drag.click({ clientX, clientY: 0, detail, target: element(touched) }, ground),
    send,
  };
}

test('a mouse drags after four pixels and comes to rest once; the click that ends it is no press', () => {
  const { happened, press, move, frame, up, click, isListening } = drawing();
  press(50);
  move(54);
  frame();
  expect(happened).toEqual([]);
  move(60);
  frame();
  up();
  click(60);
  expect(happened).toEqual(['held', 'change 60', 'let go', 'rest 60']);
  expect(isListening()).toBe(false);
});

test('it changes at most once a frame, and ends where it was let go', () => {
  const { happened, press, move, frame, up } = drawing();
  press(50);
  for (const x of [60, 61, 62]) move(x);
  frame();
  for (const x of [63, 64]) move(x);
  up();
  frame();
  expect(happened).toEqual(['held', 'change 62', 'change 64', 'let go', 'rest 64']);
});

test('a press sets the value on click and comes to rest once', () => {
  const { happened, press, move, up, click } = drawing();
  press(70);
  move(72);
  up();
  expect(happened).toEqual([]);
  click(72);
  expect(happened).toEqual(['change 72', 'rest 72']);
});

test('a press that would set what stands changes nothing and says nothing', () => {
  const { happened, press, up, click } = drawing();
  press(50, { isHandle: true });
  up();
  click(50, { isHandle: true });
  expect(happened).toEqual([]);
});

test('a drawing whose marks are pressed gets the mark, not a value', () => {
  const pressed: Element[] = [];
  const { happened, press, up, click } = drawing({ onPress: (target) => pressed.push(target) });
  press(70);
  up();
  click(70);
  expect(pressed).toHaveLength(1);
  expect(happened).toEqual([]);
});

test('a finger beside the handles never acts on pointerdown: a swipe changes nothing, a tap acts once', () => {
  const { happened, press, move, frame, up, click } = drawing();
  press(70, { pointerType: 'touch' });
  move(110);
  frame();
  up();
  expect(happened).toEqual([]);
  press(70, { pointerType: 'touch' });
  up();
  click(70);
  expect(happened).toEqual(['change 70', 'rest 70']);
});

test('a finger drags a handle along its axis, and scrolls across it', () => {
  const { happened, press, move, frame, send, value } = drawing({ axis: 'x' });
  press(50, { pointerType: 'touch', isHandle: true });
  move(56, 9);
  frame();
  send('pointercancel');
  expect(happened).toEqual([]);
  press(50, { pointerType: 'touch', isHandle: true });
  move(60, 9);
  frame();
  expect(value()).toBe(60);
});

const interrupted: Record<string, (drawn: ReturnType<typeof drawing>) => void> = {
  'a cancelled pointer': ({ send }) => send('pointercancel'),
  'lost capture': ({ send }) => send('lostpointercapture'),
  Escape: ({ send }) => send('keydown', { key: 'Escape', pointerId: undefined }),
  'a button let go outside the window': ({ move }) => move(90, 0, { buttons: 0 }),
};

for (const [name, interrupt] of Object.entries(interrupted))
  test(`${name} restores what stood, and nothing comes to rest`, () => {
    const drawn = drawing();
    drawn.press(50);
    drawn.move(60);
    drawn.frame();
    drawn.move(70);
    interrupt(drawn);
    drawn.frame();
    drawn.up();
    drawn.click(70);
    expect(drawn.value()).toBe(50);
    expect(drawn.happened.filter((one) => one !== 'released')).toEqual([
      'held',
      'change 60',
      'let go',
      'change 50',
    ]);
  });

test('the capture that a finger’s target loses does not end the drag', () => {
  const { press, move, frame, send, value } = drawing();
  press(50, { pointerType: 'touch', isHandle: true });
  move(60);
  send('lostpointercapture', { target: element({ isHandle: true }) });
  frame();
  expect(value()).toBe(60);
});

test('other pointers, buttons and keys, and controls in the drawing, are left alone', () => {
  const { happened, press, move, frame, send, click } = drawing();
  press(50, { button: 2 });
  press(50, { isPrimary: false });
  press(50, { isControl: true });
  move(60);
  click(60, { isControl: true });
  expect(happened).toEqual([]);
  press(50);
  move(70, 0, { pointerId: 2 });
  send('keydown', { key: 'a', pointerId: undefined });
  frame();
  expect(happened).toEqual([]);
});

test('nothing is dragged from where nothing can be', () => {
  const { happened, press, move, frame, click } = drawing({
    valueAt: ({ start, x }) => (start.x < 20 ? undefined : x),
  });
  press(10);
  move(60);
  frame();
  click(10);
  expect(happened).toEqual([]);
});

test('a click of assistive technology after a drag is a press', () => {
  const { happened, press, move, frame, up, click } = drawing();
  press(50);
  move(60);
  frame();
  up();
  click(30, { detail: 0 });
  expect(happened.slice(-2)).toEqual(['change 30', 'rest 30']);
});
