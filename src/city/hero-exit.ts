/* The hero lies over the start of the stage: its film fades into the live city, then its text fades out. */
import { beats, progressIn, smooth } from './beats.ts';
import { type Fade, fader } from './layer.ts';

/** Film loop in seconds, until the video reports its own. */
const loop = 8;

export interface HeroExit {
  /** Height of the film in pixels. */
  height: () => number;
  /** Returns the position in the film's loop at which it is paused. */
  show: (at: number, isUpright: boolean) => number;
  /** Runs when the hero may have to change although nobody scrolls. */
  onChange: (callback: () => void, signal: AbortSignal) => void;
  restore: () => void;
}

export function exitHero(section: Element): HeroExit | undefined {
  const hero = section.previousElementSibling;
  const faded = [...(hero?.children ?? [])] as HTMLElement[];
  const [film] = faded;
  if (!hero || !film) return undefined;
  const [fadeFilm, ...fadeOthers] = faded.map(fader) as [Fade, ...Fade[]];
  for (const { style } of faded) style.willChange = 'opacity';
  let pausedFilm: HTMLVideoElement | undefined;
  let moment = 0;
  let resting = 0;

  function pauseFilm(at: number): void {
    const video = film?.querySelector('video');
    if (at > 0 && video && !video.paused) {
      video.pause();
      pausedFilm = video;
      moment = (video.currentTime / (video.duration || loop)) % 1;
    } else if (at === 0) resumeFilm();
  }

  function resumeFilm(): void {
    pausedFilm?.play().catch(() => {});
    pausedFilm = undefined;
  }

  return {
    height: () => film.offsetHeight,
    show(at, isUpright) {
      pauseFilm(at);
      // The text comes back when keyboard focus returns to its links.
      const leaves = isUpright ? beats.heroLeavesUpright : beats.heroLeaves;
      const left = hero.querySelector(':focus-visible') ? 0 : smooth(progressIn(at, leaves));
      fadeFilm(1 - smooth(progressIn(at, beats.handOver)));
      for (const fade of fadeOthers) fade(1 - left);
      // Not while the page scrolls: links and words are styled again.
      clearTimeout(resting);
      resting = window.setTimeout(() => hero.toggleAttribute('data-left', left > 0.5), 300);
      return moment;
    },
    onChange(callback, signal) {
      // The film plays again when it comes into view, which may be before the stage is left.
      film.addEventListener('play', callback, { capture: true, signal });
      for (const type of ['focusin', 'focusout']) hero.addEventListener(type, callback, { signal });
    },
    restore() {
      for (const { style } of faded) style.opacity = style.willChange = '';
      clearTimeout(resting);
      hero.removeAttribute('data-left');
      resumeFilm();
    },
  };
}
