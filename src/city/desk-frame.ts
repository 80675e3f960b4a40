/* The desk's frame: it slides in from outside the window and closes around the map. Its clock and log follow the story. */
import { clockText } from '../ui/time-text.ts';
import { progressIn } from './beats.ts';
import type { Box } from './camera.ts';
import { animateAlong, type Fade, fader, reelIn, to } from './layer.ts';
import type { StageStory } from './story.ts';

/** Pixels the footer moves up where there is text below it. */
const footTravel = 24;

export type FramePart = 'frame' | 'foot' | 'clock' | 'log' | 'curtains';

export function drawFrame(
  part: (name: FramePart) => HTMLElement,
  story: StageStory,
  slot: Box,
  { width, height }: { width: number; height: number },
) {
  const [frame, foot, curtains] = [part('frame'), part('foot'), part('curtains')];
  const [clock, log] = [part('clock'), part('log')];
  const below = height - slot.y - slot.height;
  // Text below the map must not be covered by the footer on its way.
  const least = below > height / 3 ? below - footTravel : 0;
  // Where bar, footer and curtains are while the frame is open.
  const [up, down] = [to(0, -slot.y), to(0, below - least)];
  const open = [up, down, up, to(width - slot.x - slot.width, 0), down, to(-slot.x, 0)];
  const closing = [...frame.children, ...curtains.children].map((element, index) =>
    animateAlong(element as HTMLElement, [open[index] ?? '', 'none']),
  );
  const [fadeFrame, fadeFoot, fadeCurtains] = [frame, foot, curtains].map(fader) as [Fade, Fade, Fade];
  for (const element of [clock, log]) element.replaceChildren();
  const letters = [...clockText(0)].map((letter) =>
    reelIn(clock, letter === ':' ? [letter] : [...'0123456789']),
  );
  // Of several entries in one second, the last is shown.
  const rows = story.log.filter(({ at }, index) => story.log[index + 1]?.at !== at);
  const turnLog = reelIn(log, ['', ...rows.map(({ what }) => what)]);

  return {
    /** `closed` is 0 to 1; the clock and log need no update while the frame is open. */
    show(closed: number, second: number): void {
      for (const move of closing) move(closed);
      fadeCurtains(Math.ceil(closed));
      fadeFoot(least > 0 ? progressIn(closed, [0.85, 1]) : 1);
      fadeFrame(closed);
      if (closed === 0) return;
      const text = clockText(second);
      for (const [index, turn] of letters.entries()) turn(Number(text[index]) || 0);
      turnLog(rows.findLastIndex(({ at }) => at <= second) + 1);
    },
  };
}
