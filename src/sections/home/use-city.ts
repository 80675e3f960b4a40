import { createElement, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { progressIn, sentenceBeats } from '../../city/beats.ts';
import type { DeskPreviewLabels } from '../../content/home/schema.ts';
import { savesData } from '../../ui/connection.ts';
import { useMotion } from '../../ui/use-motion.ts';
import { onceWanted } from './once-wanted.ts';

/**
 * Of the city's stage. `still`: pictures, in a section of ordinary height. `lost`: the same pictures in the stage,
 * because the visitor is in the middle of it and nothing may jump. `leaving`: on the way to `still`, for a frame without
 * the words, which are out of view and would count as moved.
 */
export type CityState = 'waiting' | 'live' | 'leaving' | 'still' | 'lost';

type Scene = typeof import('../../city/city-scene.tsx');
type Opened = Pick<Scene, 'CityScene'> & Awaited<ReturnType<Scene['openStage']>>;

/** Scroll progress over which a sentence fades in or out. */
const fade = 0.012;
/** Scroll progress from which each of the three pictures is shown: the last one with the fourth sentence. */
const pictureStarts = [0, 0.42, sentenceBeats[3]?.[0] ?? 1];
/** Milliseconds after which a visitor on the stage sees pictures until the city is there. */
const longestWithoutPicture = 600;

export function useCity(
  section: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  desk: DeskPreviewLabels | undefined,
) {
  const running = useMotion() === 'running';
  const [state, setState] = useState<CityState>('waiting');
  const [opened, setOpened] = useState<Opened>();
  const [isLate, setIsLate] = useState(false);
  const hasPictures = state === 'lost' || (state === 'waiting' && isLate);

  useEffect(() => {
    if (!running || !section.current) return;
    return followWords(section.current, hasPictures);
  }, [running, section, hasPictures]);

  useEffect(() => {
    const outer = section.current;
    if (!running || state !== 'waiting' || !outer) return;
    const timer = setInterval(() => {
      if (outer.getBoundingClientRect().top < -innerHeight / 2) setIsLate(true);
    }, longestWithoutPicture);
    return () => clearInterval(timer);
  }, [running, state, section]);

  useEffect(() => {
    const [outer, place] = [section.current, stage.current];
    if (!running || state !== 'waiting' || !outer || !place) return;
    const giveUp = () => setState(isEntered(outer) ? 'lost' : 'leaving');
    if (savesData()) return giveUp();
    return onceWanted(async () => {
      // Below these sizes the stylesheet shows the pictures anyway.
      const { width, height } = place.getBoundingClientRect();
      if (width === 0) return;
      try {
        const { CityScene, openStage } = await import('../../city/city-scene.tsx');
        setOpened({ CityScene, ...(await openStage({ width, height }, desk)) });
        setState('live');
      } catch {
        giveUp();
      }
    });
  }, [running, state, section, stage, desk]);

  useEffect(() => {
    if (state !== 'leaving') return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setState('still'));
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);

  let scene: ReactNode = null;
  if (running && state === 'live' && opened && section.current && stage.current) {
    const { CityScene, ...drawn } = opened;
    scene = createElement(CityScene, {
      ...drawn,
      section: section.current,
      stage: stage.current,
      onLost: () => setState('lost'),
    });
  }
  return { state, scene, hasPictures };
}

/** A change of the layout would be seen. */
const isEntered = (section: Element) => section.getBoundingClientRect().top < -innerHeight * 0.1;

/** Milliseconds without a scroll after which the visible sentence can be pressed, even if the pointer has not moved. */
const rest = 300;

/**
 * Shows the sentence, and the picture if there are pictures, for the scroll position. Sets styles, because an attribute
 * would make the browser check every :has() of the page. While the page scrolls it changes opacity only:
 * `pointer-events` makes it style and paint the whole sentence again, so that waits.
 */
function followWords(section: HTMLElement, hasPictures: boolean): () => void {
  const items = [...section.querySelectorAll<HTMLElement>(':scope ol > li')];
  const last = items.map(() => -1);
  const skip = section.querySelector<HTMLElement>(':scope > div > a');
  const pictures = hasPictures ? [...section.querySelectorAll('[data-stills] > *')] : [];
  let waiting = 0;
  let resting = 0;
  let at = 0;
  const mark = () => {
    waiting = 0;
    if (skip) skip.style.opacity = at > 0.03 ? '0.999' : '';
    pictures.forEach((picture, index) => {
      picture.toggleAttribute('data-shown', index === pictureStarts.findLastIndex((start) => at >= start));
    });
    items.forEach(({ style }, index) => {
      const [from, to] = sentenceBeats[index] ?? [0, 0];
      const shown = Math.min(progressIn(at, [from, from + fade]), 1 - progressIn(at, [to - fade, to]));
      // Never 1: Chromium rebuilds all layers when one becomes opaque.
      if (shown !== last[index]) style.setProperty('--shown', String(Math.min(0.999, shown)));
      last[index] = shown;
    });
  };
  let pressed: HTMLElement | undefined;
  const settle = () => {
    const current = items[sentenceBeats.findLastIndex(([from]) => at >= from)];
    if (current === pressed) return;
    if (pressed) pressed.style.pointerEvents = '';
    if (current) current.style.pointerEvents = 'auto';
    pressed = current;
  };
  const ask = () => {
    const { top, height } = section.getBoundingClientRect();
    at = progressIn(-top, [0, height - innerHeight]);
    waiting ||= requestAnimationFrame(mark);
    clearTimeout(resting);
    resting = window.setTimeout(settle, rest);
  };
  const ends = new AbortController();
  section.toggleAttribute('data-follows', true);
  for (const type of ['scroll', 'resize'])
    addEventListener(type, ask, { passive: true, signal: ends.signal });
  section.addEventListener('pointermove', settle, { passive: true, signal: ends.signal });
  ask();
  return () => {
    ends.abort();
    cancelAnimationFrame(waiting);
    clearTimeout(resting);
    if (pressed) pressed.style.pointerEvents = '';
    section.removeAttribute('data-follows');
  };
}
