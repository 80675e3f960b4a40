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
  /** While nobody scrolls: as it changes, links and words are styled again. */
  settle: () => void;
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
  // The words that take turns. While they run, the browser styles them in every frame that the page scrolls.
  const words = hero.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation);
  let pausedFilm: HTMLVideoElement | undefined;
  let moment = 0;
  let left = 0;

  function pause(): void {
    for (const animation of words) animation.pause();
    const video = film?.querySelector('video');
    if (!video || video.paused) return;
    video.pause();
    pausedFilm = video;
    moment = (video.currentTime / (video.duration || loop)) % 1;
  }

  function resume(): void {
    for (const animation of words) animation.play();
    pausedFilm?.play().catch(() => {});
    pausedFilm = undefined;
  }

  return {
    height: () => film.offsetHeight,
    show(at, isUpright) {
      if (at > 0) pause();
      else resume();
      // The text comes back when keyboard focus returns to its links.
      const leaves = isUpright ? beats.heroLeavesUpright : beats.heroLeaves;
      left = hero.querySelector(':focus-visible') ? 0 : smooth(progressIn(at, leaves));
      fadeFilm(1 - smooth(progressIn(at, beats.handOver)));
      for (const fade of fadeOthers) fade(1 - left);
      return moment;
    },
    settle: () => hero.toggleAttribute('data-left', left > 0.5),
    onChange(callback, signal) {
      // The film plays again when it comes into view, which may be before the stage is left.
      film.addEventListener('play', callback, { capture: true, signal });
      for (const type of ['focusin', 'focusout']) hero.addEventListener(type, callback, { signal });
    },
    restore() {
      for (const { style } of faded) style.opacity = style.willChange = '';
      hero.removeAttribute('data-left');
      resume();
    },
  };
}
