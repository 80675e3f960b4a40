/* One number drives the stage: how much of its travel has been scrolled. Nothing runs while nobody scrolls. */

import type { View } from '../console/view/map/plan.ts';
import { clockText } from '../ui/time-text.ts';
import { beats, between, clamp, share, smooth } from './beats.ts';
import { type Box, filmCover, type Projection, projectionAt } from './camera.ts';
import { secondAt, stopsOf } from './clock.ts';
import type { LiveCity } from './live-city.ts';
import { drawMarks } from './marks.ts';
import type { Mood } from './renderer.ts';
import type { CityStory } from './story.ts';

/** Of the canvas. */
const mostPixels = 2_500_000;
const mostDense = 2;
/** Pixels the frame's foot comes up by where words are below it. */
const wayOfFoot = 24;

export interface StageParts {
  section: HTMLElement;
  stage: HTMLElement;
  /** Everything that the desk's frame closes round. */
  view: HTMLElement;
  map: HTMLElement;
  marks: SVGSVGElement;
  frame: HTMLElement;
  clock: HTMLElement;
  foot: HTMLElement;
  log: HTMLElement;
  scrim: HTMLElement;
  veil: HTMLElement;
}

export interface Layout {
  /** The desk's window in the stage. */
  slot: Box;
  view: View;
}

/** The hero lies over the stage's beginning: its film hands over, its words leave. */
interface Hero {
  element: HTMLElement;
  film: HTMLElement;
  others: HTMLElement[];
}

export function runStage(
  parts: StageParts,
  { canvas, renderer }: LiveCity,
  story: CityStory,
  layout: () => Layout,
  onLost: () => void,
): () => void {
  const { section, stage, view, map, marks, frame, clock, foot, log, scrim, veil } = parts;
  const hero = heroBefore(section);
  // The hero's film mirrors with its words. The city does not: its centre takes over where the film's was.
  const isMirrored = getComputedStyle(stage).direction === 'rtl';
  const [bar] = frame.children as unknown as [HTMLElement?];
  const drawn = drawMarks(marks, story);
  const stops = stopsOf(story);
  let size = { width: 0, height: 0 };
  let film: Box = { x: 0, y: 0, width: 0, height: 0 };
  let { slot, view: desk } = layout();
  let waiting = 0;
  let at = 0;
  let lastDrawn = '';
  let pausedFilm: HTMLVideoElement | undefined;
  let moment = 0;

  function measure(): void {
    const { width, height } = stage.getBoundingClientRect();
    size = { width, height };
    film = { x: 0, y: 0, width, height: hero?.film.offsetHeight ?? height };
    ({ slot, view: desk } = layout());
    const ratio = Math.min(devicePixelRatio, mostDense, Math.sqrt(mostPixels / (width * height)));
    [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    // The marks are measured as the desk's map is, from its own corner.
    const right = width - slot.x - slot.width;
    frame.style.inset = `${slot.y}px ${right}px ${height - slot.y - slot.height}px ${slot.x}px`;
    marks.setAttribute('viewBox', `${-slot.x} ${-slot.y} ${width} ${height}`);
    lastDrawn = '';
    ask();
  }

  function paint(): void {
    waiting = 0;
    takeOverTraffic(at);
    const window: View = { ...desk, cx: desk.cx + slot.x, cy: desk.cy + slot.y };
    const projection = projectionAt(at, film, window, isMirrored);
    drawCity(at, projection);
    const second = secondAt(stops, at);
    drawn.show(at, second, desk);
    const handed = smooth(share(at, beats.handOver));
    if (hero) {
      // Whoever tabs back to the hero's links sees them again.
      const leaves = film.width <= film.height ? beats.heroLeavesUpright : beats.heroLeaves;
      const left = hero.element.querySelector(':focus-visible') ? 0 : smooth(share(at, leaves));
      hero.film.style.opacity = String(1 - handed);
      for (const element of hero.others) element.style.opacity = String(1 - left);
      hero.element.toggleAttribute('data-left', left > 0.5);
    }
    map.style.opacity = String(smooth(share(at, beats.plan)));
    veil.style.opacity = String(1 - smooth(share(at, [0.05, 0.17])));
    scrim.style.opacity = String(smooth(share(at, [0.3, 0.38])));
    closeFrame(smooth(share(at, beats.frame)));
    setText(clock, clockText(second));
    setText(log, story.log.findLast((row) => row.at <= second)?.what ?? '');
  }

  function drawCity(at: number, projection: Projection): void {
    const flat = smooth(share(at, beats.flatten));
    const corner = Math.hypot(slot.width, slot.height) / 2 / desk.scale + 1;
    const mood: Mood = {
      rise: between(1, 0.03, flat),
      flat,
      drawn: smooth(share(at, beats.draw)),
      // As the eye rises the city is a pool of light in the night, as wide as the desk's window.
      edge: between(40, Math.max(12, corner), smooth(share(at, [0.12, 0.4]))),
      cool: smooth(share(at, beats.cool)),
      moment: moment + Math.max(0, at - beats.crane[0]) * 0.9,
      pixel: filmCover(film) / 1920,
      reticle: 1 - smooth(share(at, beats.reticleFades)),
    };
    const key = JSON.stringify([projection, mood.drawn < 1 ? mood : 0]);
    if (key === lastDrawn) return;
    lastDrawn = key;
    renderer.draw(projection, mood, size.width, size.height);
  }

  /** The live traffic continues from the film's last frame. */
  function takeOverTraffic(at: number): void {
    const video = hero?.film.querySelector('video') ?? undefined;
    if (at > 0 && video && !video.paused) {
      video.pause();
      pausedFilm = video;
      moment = (video.currentTime / (video.duration || 8)) % 1;
      lastDrawn = '';
    } else if (at === 0 && pausedFilm) {
      pausedFilm.play().catch(() => {});
      pausedFilm = undefined;
    }
  }

  function closeFrame(closed: number): void {
    const below = size.height - slot.y - slot.height;
    // Where words are read under the map, the frame's foot must not come up through them.
    const least = below > size.height / 3 ? below - wayOfFoot : 0;
    const sides = [
      slot.y * closed,
      (size.width - slot.x - slot.width) * closed,
      between(least, below, closed),
      slot.x * closed,
    ];
    const inset = sides.map((side) => `${Math.round(side * 10) / 10}px`).join(' ');
    view.style.clipPath = closed > 0 ? `inset(${inset})` : '';
    foot.style.opacity = String(least > 0 ? share(closed, [0.85, 1]) : 1);
    // Moved without a new layout, which would count as a shift.
    const open = 1 - closed;
    if (bar) bar.style.translate = `0 ${Math.round(-open * slot.y)}px`;
    foot.style.translate = `0 ${Math.round(open * (below - least))}px`;
    frame.style.opacity = String(closed);
    frame.style.visibility = closed > 0 ? 'visible' : 'hidden';
  }

  /** Measured before anything of the frame is moved: afterwards it would be laid out for the answer. */
  function ask(): void {
    if (!isNear) return;
    const { top, height } = section.getBoundingClientRect();
    at = clamp(-top / (height - innerHeight));
    waiting ||= requestAnimationFrame(paint);
  }

  let isNear = false;
  const near = new IntersectionObserver(([entry]) => {
    isNear = entry?.isIntersecting === true;
    ask();
  });
  near.observe(section);
  const resized = new ResizeObserver(measure);
  resized.observe(stage);
  const ends = new AbortController();
  addEventListener('scroll', ask, { passive: true, signal: ends.signal });
  canvas.addEventListener('webglcontextlost', onLost, { signal: ends.signal });
  // The film begins to play when it is seen again, which may be before the stage is left.
  hero?.film.addEventListener('play', ask, { capture: true, signal: ends.signal });
  for (const change of ['focusin', 'focusout'] as const)
    hero?.element.addEventListener(change, ask, { signal: ends.signal });
  canvas.style.opacity = '1';

  return () => {
    ends.abort();
    near.disconnect();
    resized.disconnect();
    cancelAnimationFrame(waiting);
    if (!hero) return;
    for (const element of [hero.film, ...hero.others]) element.style.opacity = '';
    hero.element.removeAttribute('data-left');
    pausedFilm?.play().catch(() => {});
  };
}

function heroBefore(section: HTMLElement): Hero | undefined {
  const element = section.previousElementSibling;
  if (!(element instanceof HTMLElement)) return undefined;
  const [film, ...others] = [...element.children].filter((child) => child instanceof HTMLElement);
  return film && { element, film, others };
}

/** Shown by the stylesheet: a new text node has every :has() of the page looked at again, a changed one counts as moved. */
function setText(element: HTMLElement, text: string): void {
  if (element.dataset.text !== text) element.dataset.text = text;
}
