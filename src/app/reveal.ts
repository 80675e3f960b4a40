/*
 * Animates `data-reveal` blocks as they scroll into view. A block is hidden only when the visitor scrolls down and it is
 * about to come in, so nothing painted disappears and a page at its top hides nothing; focus or find-in-page
 * inside a hidden block shows it at once. A fast scroll past the strip shows blocks that were never hidden;
 * blocks above them are then shown in the same frame.
 */
import { mayMove } from '../ui/motion.ts';

/** Milliseconds; caps the stagger, so that two dozen tiles take no longer than nine. */
const longestDelay = 1600;
/** Height of the strip below the window in which blocks are hidden, in window heights. */
const strip = 0.4;
const pending = '[data-reveal="waiting"], [data-reveal="shown"]';

export function revealOnScroll(): void {
  if (!mayMove()) return;
  const start = () => {
    for (const block of document.querySelectorAll('[data-reveal=""]')) approaching.observe(block);
  };
  addEventListener('scroll', start, { once: true, passive: true });
  addEventListener('scroll', settleAfterJump, { passive: true });
}

let scrolledTo = 0;
let isGoingDown = false;

/**
 * Notes the direction, too. Observers fire a frame late: by then a lower block would be visible while an upper one
 * fades in.
 */
function settleAfterJump(): void {
  const distance = scrollY - scrolledTo;
  isGoingDown = distance > 0;
  scrolledTo = scrollY;
  if (Math.abs(distance) <= strip * innerHeight) return;
  for (const block of document.querySelectorAll<HTMLElement>(pending)) settle(block);
}

/**
 * Observes a strip below the window: blocks that enter it from below are hidden. A busy browser reports late and in any
 * order, so the current position decides, and visible blocks are handled after the others are hidden.
 */
const approaching = observer(`0px 0px ${100 * strip}% 0px`, (blocks) => {
  const there = new Set(blocks.filter((block) => block.getBoundingClientRect().top < innerHeight));
  for (const block of blocks) {
    approaching.unobserve(block);
    if (isGoingDown && !there.has(block)) wait(block);
  }
  for (const block of there) settleAbove(block);
});

const entering = observer('0px 0px -6% 0px', (blocks) => blocks.forEach(show));

function wait(block: HTMLElement): void {
  block.dataset.reveal = 'waiting';
  block.style.transitionDelay = `${Math.min(Number(block.dataset.delay ?? 0), longestDelay)}ms`;
  for (const sign of ['focusin', 'beforematch'])
    block.addEventListener(sign, () => show(block), { once: true });
  entering.observe(block);
}

function show(block: HTMLElement): void {
  block.dataset.reveal = 'shown';
  entering.unobserve(block);
}

/** No block above one that is shown at once may still fade in. */
function settleAbove(block: HTMLElement): void {
  for (const other of document.querySelectorAll<HTMLElement>(pending)) {
    if (other.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING) settle(other);
  }
}

function settle(block: HTMLElement): void {
  block.dataset.reveal = 'settled';
  entering.unobserve(block);
}

function observer(rootMargin: string, onEnter: (blocks: HTMLElement[]) => void) {
  return new IntersectionObserver(
    (entries) =>
      onEnter(
        entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target as HTMLElement] : [])),
      ),
    { rootMargin },
  );
}
