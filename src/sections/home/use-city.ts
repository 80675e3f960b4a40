import { createElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { DeskPreviewLabels } from '../../content/home/schema.ts';
import { savesData } from '../../ui/connection.ts';
import { useMotion } from '../../ui/use-motion.ts';
import { followWords } from './follow-words.ts';
import { onceWanted } from './once-wanted.ts';

/**
 * Of the city's stage. `still`: pictures, in a section of ordinary height. `lost`: the same pictures in the stage,
 * because the visitor is in the middle of it and nothing may jump; `still` once back at the top. `leaving`: on the way
 * to `still`, for a frame without the words, which are out of view and would count as moved.
 */
export type CityState = 'waiting' | 'live' | 'leaving' | 'still' | 'lost';

type Scene = typeof import('../../city/city-scene.tsx');
type Opened = Pick<Scene, 'CityScene'> & NonNullable<Awaited<ReturnType<Scene['openStage']>>>;

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
  const isStill = state === 'still' || state === 'leaving';
  const isLive = useRef(false);
  isLive.current = state === 'live';

  useEffect(() => {
    if (!running || isStill || !section.current) return;
    return followWords(section.current, hasPictures, () => isLive.current);
  }, [running, isStill, section, hasPictures]);

  useEffect(() => {
    const outer = section.current;
    if (!running || state !== 'waiting' || !outer) return;
    const check = () => {
      if (outer.getBoundingClientRect().top < -innerHeight / 2) setIsLate(true);
    };
    check();
    const timer = setInterval(check, longestWithoutPicture);
    return () => clearInterval(timer);
  }, [running, state, section]);

  useEffect(() => {
    const [outer, place] = [section.current, stage.current];
    if (!running || state !== 'waiting' || !outer || !place) return;
    const giveUp = () => setState(isEntered(outer) ? 'lost' : 'leaving');
    if (savesData()) return giveUp();
    const ends = new AbortController();
    const { signal } = ends;
    const cancel = onceWanted(async () => {
      // Below these sizes the stylesheet shows the pictures anyway.
      const { width, height } = place.getBoundingClientRect();
      if (width === 0) return;
      try {
        const { CityScene, openStage } = await import('../../city/city-scene.tsx');
        const drawn = await openStage({ width, height }, desk, signal);
        if (signal.aborted) return;
        if (!drawn) return giveUp();
        setOpened({ CityScene, ...drawn });
        setState('live');
        if (scrollY === 0) loadPictures();
      } catch (error) {
        if (signal.aborted) return;
        console.error(error);
        giveUp();
      }
    });
    return () => {
      cancel();
      ends.abort();
    };
  }, [running, state, section, stage, desk]);

  // Browsers have few contexts: a page that is left gives its own back.
  useEffect(() => opened?.city.close, [opened]);

  useEffect(() => {
    const outer = section.current;
    if (state !== 'lost' || !outer) return;
    const leaveUnseen = () => {
      if (!isEntered(outer)) setState('leaving');
    };
    addEventListener('scroll', leaveUnseen, { passive: true });
    return () => removeEventListener('scroll', leaveUnseen);
  }, [state, section]);

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
  return { still: isStill ? state : undefined, scene, hasPictures };
}

/** A change of the layout would be seen. */
const isEntered = (section: Element) => section.getBoundingClientRect().top < -innerHeight * 0.1;

/** The page's pictures, while it rests: drawings that load during the scroll through the stage would delay its frames. */
function loadPictures(): void {
  for (const image of document.images)
    if (image.checkVisibility({ visibilityProperty: true })) image.loading = 'eager';
}
