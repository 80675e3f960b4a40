/* Text boxes beside the incident. Each is drawn once; only its last line changes. */
import { placeCallout } from '../console/view/map/callout.ts';
import events from '../console/view/map/map-events.module.css';
import { toWindow, type View } from '../console/view/map/plan.ts';
import { linePath } from '../console/view/map/scene.ts';
import css from './city-scene.module.css';
import { keptClear } from './clearances.ts';
import { appendSvg, boxAround, fader, layerIn, reelIn, to } from './layer.ts';
import type { StageStory } from './story.ts';

type CalloutText = StageStory['callouts'][number];
/** Seconds. */
const endOfDay = 86_400;

/** Returns a function that shows the box of a second. */
export function drawCallouts(parent: Element, story: StageStory, view: View) {
  const centre = toWindow(view, story.incident.at);
  const clear = keptClear(view, story);
  const isMirrored = document.documentElement.dir === 'rtl';
  const boxes = groups(story.callouts).map(({ from, until, rows }) => {
    const head = rows[0]?.lines.slice(0, -1) ?? [];
    const last = rows.map(({ lines }) => lines.at(-1) ?? '');
    const longest = last.reduce((most, one) => (one.length > most.length ? one : most), '');
    const place = placeCallout(view, centre, longest ? [...head, longest] : [], [], clear);
    if (!place) return () => {};
    const { x: left, y: top, width, height, lead } = place;
    const corners = [...lead, [left, top], [left + width, top + height]] as const;
    const layer = layerIn(parent, boxAround(corners, 2), [[0, 0]], events.callout);
    appendSvg(layer.element, 'path', { class: events.lead, d: linePath(lead) });
    appendSvg(layer.element, 'rect', { x: left, y: top, width, height });
    const x = isMirrored ? left + width - 11 : left + 11;
    const lookOf = (index: number) => (index ? events.detail : events.headline);
    for (const [index, line] of head.entries())
      appendSvg(layer.element, 'text', {
        x,
        y: top + 20 + index * 18,
        class: lookOf(index),
        'text-anchor': isMirrored ? 'end' : 'start',
      }).textContent = line;
    const end = document.createElement('div');
    end.className = css.said ?? '';
    end.style.cssText = `width:${width - 22}px;transform:${to(left + 11, top + 7 + head.length * 18)}`;
    parent.append(end);
    const [fade, turn] = [fader(end), reelIn(end, last, lookOf(head.length))];
    return (opacity: number, second: number) => {
      const shown = second >= from && second < until ? opacity : 0;
      layer.show(shown);
      fade(shown);
      if (shown) turn(rows.findLastIndex(({ at }) => at <= second));
    };
  });
  return (opacity: number, second: number) => {
    for (const show of boxes) show(opacity, second);
  };
}

/** Groups consecutive texts that differ only in the last line. */
function groups(texts: readonly CalloutText[]) {
  const headOf = ({ lines }: CalloutText) => `${lines.length} ${lines.slice(0, -1)}`;
  const starts = texts.filter((one, index) => {
    const before = texts[index - 1];
    return !before || headOf(one) !== headOf(before);
  });
  return starts.map(({ at: from }, index) => {
    const until = starts[index + 1]?.at ?? endOfDay;
    return { from, until, rows: texts.filter(({ at }) => at >= from && at < until) };
  });
}
