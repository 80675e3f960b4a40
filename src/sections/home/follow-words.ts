import { progressIn, sentenceBeats } from '../../city/beats.ts';

/** Scroll progress over which a sentence fades in or out. */
const fade = 0.012;
/** Not 1: see src/city/layer.ts. */
const fullOpacity = 0.999;
/** Scroll progress from which each of the three pictures is shown: the last one with its own sentence. */
const pictureStarts = [0, 0.42, sentenceBeats[4]?.[0] ?? 1];
/** Scroll progress over which the hero's film, which lies over the pictures, fades. */
const filmLeaves = [0.04, 0.16] as const;
/** Milliseconds without a scroll after which the visible sentence can be pressed. */
const rest = 200;

/**
 * Shows the sentence, and the picture if there are pictures, for the scroll position. While the page scrolls it changes
 * opacity only: `pointer-events` makes the browser style and paint the whole sentence again, so that waits.
 */
export function followWords(
  section: HTMLElement,
  hasPictures: boolean,
  /** The live city fades the film itself. */
  isLive: () => boolean,
): () => void {
  const items = [...section.querySelectorAll<HTMLElement>(':scope ol > li')];
  const texts = items.map(({ lastElementChild }) => lastElementChild as HTMLElement);
  const last = items.map(() => -1);
  let follows = false;
  const skip = section.querySelector<HTMLElement>(':scope > div > a');
  const pictures = hasPictures ? [...section.querySelectorAll('[data-stills] > *')] : [];
  const film = hasPictures ? (section.previousElementSibling?.firstElementChild as HTMLElement | null) : null;
  let waiting = 0;
  let resting = 0;
  let at = 0;
  const opacityAt = (index: number) => {
    if (!follows) return fullOpacity;
    const [from, to] = sentenceBeats[index] ?? [0, 0];
    return Math.min(progressIn(at, [from, from + fade]), 1 - progressIn(at, [to - fade, to]), fullOpacity);
  };
  /** Changes one part per frame, because the first scroll changes all of them. */
  const markWords = () => {
    const index = texts.findIndex((_, index) => opacityAt(index) !== last[index]);
    const style = texts[index]?.style;
    if (!style) return;
    last[index] = opacityAt(index);
    style.opacity = String(last[index]);
    const item = items[index];
    if (item && item.hasAttribute('data-follows') !== follows) item.toggleAttribute('data-follows', follows);
    waiting = requestAnimationFrame(mark);
  };
  const mark = () => {
    waiting = 0;
    if (skip) skip.style.opacity = at > 0.03 ? '0.999' : '';
    if (film) film.style.opacity = String(1 - progressIn(at, filmLeaves));
    pictures.forEach((picture, index) => {
      picture.toggleAttribute('data-shown', index === pictureStarts.findLastIndex((start) => at >= start));
    });
    markWords();
  };
  let pressed: HTMLElement | undefined;
  const settle = () => {
    if (scrollY === 0) follow(false);
    const current = items[sentenceBeats.findLastIndex(([from]) => at >= from)];
    if (current === pressed) return;
    if (pressed) pressed.style.pointerEvents = '';
    if (current) current.style.pointerEvents = 'auto';
    pressed = current;
  };
  /** Not at the top of the page: there all sentences are shown, for a screenshot of the whole page. */
  const follow = (isScrolled: boolean) => {
    follows = isScrolled;
    waiting ||= requestAnimationFrame(mark);
  };
  const ask = () => {
    if (scrollY > 0) follow(true);
    const { top, height } = section.getBoundingClientRect();
    at = progressIn(-top, [0, height - innerHeight]);
    waiting ||= requestAnimationFrame(mark);
    clearTimeout(resting);
    resting = window.setTimeout(settle, rest);
  };
  const ends = new AbortController();
  for (const type of ['scroll', 'resize'])
    addEventListener(type, ask, { passive: true, signal: ends.signal });
  ask();
  return () => {
    ends.abort();
    cancelAnimationFrame(waiting);
    clearTimeout(resting);
    if (pressed) pressed.style.pointerEvents = '';
    if (film && !isLive()) film.style.opacity = '';
    for (const { style } of texts) style.opacity = '';
    for (const item of items) item.removeAttribute('data-follows');
  };
}
