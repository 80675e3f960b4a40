import { useEffect, useRef, useState } from 'react';
import { isSlow, savesData } from '../../ui/connection.ts';
import { useMedia } from '../../ui/use-media.ts';
import css from './hero-media.module.css';

export const uprightScreen = '(max-aspect-ratio: 1/1)';

/** Larger windows, where 1280 pixels would be scaled up by more than a quarter; never a phone. */
export const wideScreen = '(min-width: 1600px), (min-width: 1024px) and (min-resolution: 1.5dppx)';

const films = {
  wide: { av1: '/media/hero-1920.av1.mp4', h264: '/media/hero-1920.h264.mp4' },
  landscape: { av1: '/media/hero-1280.av1.mp4', h264: '/media/hero-1280.h264.mp4' },
  upright: { av1: '/media/hero-640.av1.mp4', h264: '/media/hero-640.h264.mp4' },
};

/** Milliseconds the hero is in view before its film loads, because decoding delays everything else. */
const restBeforeFilm = 1000;

export interface HeroVideoProps {
  running: boolean;
}

/** Loads only while the hero is in view and motion is allowed; until it plays, the poster is visible. */
export function HeroVideo({ running }: HeroVideoProps) {
  const film = films[useCut()];
  const [state, setState] = useState<'waiting' | 'attached' | 'absent'>('waiting');
  const place = useRef<HTMLSpanElement>(null);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (state !== 'waiting' || !place.current || !running) return;
    if (savesData()) return setState('absent');
    return afterRestInView(place.current, () => setState('attached'));
  }, [state, running]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source needs another start
  useEffect(() => {
    return video.current && running ? playInView(video.current) : undefined;
  }, [state, running, film]);

  if (state === 'absent') return null;
  if (state === 'waiting') return <span ref={place} className={css.city} />;
  return (
    <video
      key={film.av1}
      ref={video}
      className={css.city}
      muted
      loop
      playsInline
      preload="none"
      disablePictureInPicture
      onPlaying={({ currentTarget }) => currentTarget.toggleAttribute('data-started', true)}
    >
      <source src={film.av1} type='video/mp4; codecs="av01.0.08M.08"' />
      <source src={film.h264} type="video/mp4" onError={() => setState('absent')} />
    </video>
  );
}

function useCut(): keyof typeof films {
  const [upright, wide] = [useMedia(uprightScreen), useMedia(wideScreen)];
  if (upright) return 'upright';
  return wide && !isSlow() ? 'wide' : 'landscape';
}

/** Waits until the hero is in view. Returns a function that cancels. */
function afterRestInView(place: Element, attach: () => void): () => void {
  let timer: number | undefined;
  const end = watchInView(place, (isInView) => {
    clearTimeout(timer);
    if (isInView) timer = window.setTimeout(attach, restBeforeFilm);
  });
  return () => {
    end();
    clearTimeout(timer);
  };
}

/** Plays while any of it is in view. Returns a function that stops. */
function playInView(video: HTMLVideoElement): () => void {
  const end = watchInView(video, (isInView) => {
    if (!isInView) return video.pause();
    // If autoplay is blocked, the poster stays.
    video.play().catch(() => {});
  });
  return () => {
    end();
    video.pause();
  };
}

function watchInView(element: Element, tell: (isInView: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting === true));
  observer.observe(element);
  return () => observer.disconnect();
}
