import { useEffect, useRef, useState } from 'react';
import { savesData } from '../../ui/saves-data.ts';
import { useMedia } from '../../ui/use-media.ts';
import css from './hero-media.module.css';

export const uprightScreen = '(max-aspect-ratio: 1/1)';

const films = {
  landscape: { av1: '/media/hero-1280.av1.mp4', h264: '/media/hero-1280.h264.mp4' },
  upright: { av1: '/media/hero-640.av1.mp4', h264: '/media/hero-640.h264.mp4' },
};

/** Milliseconds after the page has started: reading a film at once would hold up everything else. */
const restBeforeFilm = 1000;

export interface HeroVideoProps {
  running: boolean;
  /** The browser does not let it start by itself. */
  onRefused: () => void;
  /** There will be no video: it failed, or data is to be spared. */
  onAbsent: () => void;
}

/** Fetched only when the page is at rest and may move; until it plays, the poster behind it is all there is. */
export function HeroVideo({ running, onRefused, onAbsent }: HeroVideoProps) {
  const film = films[useMedia(uprightScreen) ? 'upright' : 'landscape'];
  const [state, setState] = useState<'waiting' | 'attached' | 'absent'>('waiting');
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (state === 'absent') onAbsent();
    if (state !== 'waiting' || !running) return;
    if (savesData()) return setState('absent');
    const timer = setTimeout(() => setState('attached'), restBeforeFilm);
    return () => clearTimeout(timer);
  }, [state, running, onAbsent]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another film is another element to start
  useEffect(() => {
    if (video.current && running) return playInView(video.current, onRefused);
  }, [state, running, film, onRefused]);

  if (state !== 'attached') return null;
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
      <source src={film.av1} type='video/mp4; codecs="av01.0.05M.08"' />
      <source src={film.h264} type="video/mp4" onError={() => setState('absent')} />
    </video>
  );
}

/** Plays while any of it is in view; returns what ends that. */
function playInView(video: HTMLVideoElement, onRefused: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) return video.pause();
    video.play().catch((error: DOMException) => {
      if (error.name === 'NotAllowedError') onRefused();
    });
  });
  observer.observe(video);
  return () => {
    observer.disconnect();
    video.pause();
  };
}
