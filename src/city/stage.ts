/* Draws the stage for the current scroll position. Nothing runs while the page is not scrolled. */
import type { View } from '../console/view/map/plan.ts';
import { beats, between, clamp, progressIn, smooth } from './beats.ts';
import { type Box, filmCover, projectionAt } from './camera.ts';
import { secondAt, stopsOf } from './clock.ts';
import { drawFrame, type FramePart } from './desk-frame.ts';
import { exitHero } from './hero-exit.ts';
import { type Fade, fader } from './layer.ts';
import type { LiveCity } from './live-city.ts';
import { drawMarks } from './marks.ts';
import type { StageStory } from './story.ts';

const maxCanvasPixels = 2_500_000;
const maxPixelRatio = 2;
/** Milliseconds without a scroll after which the page counts as still. */
const rest = 300;
/** Before this, nothing on the map is visible. */
const isBeforeMap = (at: number) => at >= 0 && at < beats.plan[0];
/** From here on, the city does not change and the hero is gone. */
const isOnMap = (at: number) => at >= beats.crane[1];

/** Finds an element of the stage by its class. */
export type PartOf = (name: FramePart | 'map' | 'marks' | 'scrim' | 'veil') => HTMLElement;

export interface Layout {
  /** The desk's map in the stage. */
  slot: Box;
  view: View;
}

export function runStage(
  section: HTMLElement,
  stage: HTMLElement,
  part: PartOf,
  { canvas, renderer }: LiveCity,
  story: StageStory,
  layout: () => Layout,
  onLost: () => void,
): () => void {
  const hero = exitHero(section);
  // The film is mirrored right to left, the city is not: it starts with its centre where the film's was.
  const isMirrored = getComputedStyle(stage).direction === 'rtl';
  const [fadeMap, fadeVeil, fadeScrim] = (['map', 'veil', 'scrim'] as const).map((name) =>
    fader(part(name)),
  ) as [Fade, Fade, Fade];
  const stops = stopsOf(story);
  let film: Box = { x: 0, y: 0, width: 0, height: 0 };
  let stageHeight = 0;
  let { slot, view } = layout();
  let request = 0;
  let resting = 0;
  let at = 0;
  /** -1 when everything must be drawn again. */
  let drawnAt = -1;
  let showMarks = drawMarks(part('marks'), story, view);
  let desk = drawFrame(part, story, slot, film);

  function measure(): void {
    const { width, height } = stage.getBoundingClientRect();
    stageHeight = height;
    film = { x: 0, y: 0, width, height: hero?.height() ?? height };
    const lastView = view;
    ({ slot, view } = layout());
    if (view !== lastView) showMarks = drawMarks(part('marks'), story, view);
    const ratio = Math.min(devicePixelRatio, maxPixelRatio, Math.sqrt(maxCanvasPixels / (width * height)));
    [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    desk = drawFrame(part, story, slot, { width, height });
    drawnAt = -1;
    schedule();
  }

  function render(): void {
    request = 0;
    if (!isOnMap(at) || !isOnMap(drawnAt)) {
      drawCity(hero?.show(at, film.width <= film.height) ?? 0);
      fadeMap(smooth(progressIn(at, beats.plan)));
      fadeVeil(1 - smooth(progressIn(at, [0.05, 0.17])));
      fadeScrim(smooth(progressIn(at, [0.3, 0.38])));
    }
    if (!isBeforeMap(at) || !isBeforeMap(drawnAt)) {
      const second = secondAt(stops, at);
      showMarks(at, second);
      desk.show(smooth(progressIn(at, beats.frame)), second);
    }
    drawnAt = at;
  }

  /** `moment` is the position in the film's loop, where live traffic continues. */
  function drawCity(moment: number): void {
    const place = { ...view, cx: view.cx + slot.x, cy: view.cy + slot.y };
    const flat = smooth(progressIn(at, beats.flatten));
    const corner = Math.hypot(slot.width, slot.height) / 2 / view.scale + 1;
    const scene = {
      rise: between(1, 0.03, flat),
      flat,
      drawn: smooth(progressIn(at, beats.draw)),
      // As the camera rises, the city fades to a pool of light as wide as the desk's map.
      edge: between(40, Math.max(12, corner), smooth(progressIn(at, [0.12, 0.4]))),
      cool: smooth(progressIn(at, beats.cool)),
      moment: moment + Math.max(0, at - beats.crane[0]) * 0.9,
      pixel: filmCover(film) / 1920,
      reticle: 1 - smooth(progressIn(at, beats.reticleFades)),
    };
    renderer.draw(projectionAt(at, film, place, isMirrored), scene, film.width, stageHeight);
  }

  /** Reads the layout here, before render() changes anything: afterwards reading would force another layout. */
  function schedule(): void {
    if (!isVisible) return;
    const { top, height } = section.getBoundingClientRect();
    at = clamp(-top / (height - innerHeight));
    request ||= requestAnimationFrame(render);
    clearTimeout(resting);
    resting = window.setTimeout(() => hero?.settle(), rest);
  }

  let isVisible = false;
  const visibility = new IntersectionObserver(([entry]) => {
    isVisible = entry?.isIntersecting === true;
    schedule();
  });
  visibility.observe(section);
  const resized = new ResizeObserver(measure);
  resized.observe(stage);
  const ends = new AbortController();
  const { signal } = ends;
  addEventListener('scroll', schedule, { passive: true, signal });
  canvas.addEventListener('webglcontextlost', onLost, { signal });
  hero?.onChange(() => {
    drawnAt = -1;
    schedule();
  }, signal);
  canvas.style.opacity = '1';

  return () => {
    ends.abort();
    visibility.disconnect();
    resized.disconnect();
    cancelAnimationFrame(request);
    clearTimeout(resting);
    hero?.restore();
  };
}
