/*
 * Lets `data-reveal` blocks rise into view. A block is hidden only when the visitor scrolls and it is about
 * to come in, so nothing painted disappears and a page nobody scrolls hides nothing; focus or find-in-page
 * inside a waiting block shows it at once. Who scrolls past the strip in one go sees blocks that never waited:
 * then none above them is left to fade, in the same frame.
 */
import { mayMove } from '../ui/motion.ts';

/** Milliseconds: the last of two dozen tiles comes no later than the last of nine. */
const longestDelay = 1600;
/** Height of the strip below the window in which blocks wait, in windows. */
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

/** Observers fire a frame late: by then a lower block would be visible while an upper one fades in. */
function settleAfterJump(): void {
  const distance = Math.abs(scrollY - scrolledTo);
  scrolledTo = scrollY;
  if (distance <= strip * innerHeight) return;
  for (const block of document.querySelectorAll<HTMLElement>(pending)) settle(block);
}

/**
 * Watches a strip below the window: what enters it from below waits there. A busy browser tells late and in any
 * order, so a block is judged by where it is now, and those that came in are settled after the others wait.
 */
const approaching = observer(`0px 0px ${100 * strip}% 0px`, (blocks) => {
  const there = new Set(blocks.filter((block) => block.getBoundingClientRect().top < innerHeight));
  for (const block of blocks) {
    approaching.unobserve(block);
    if (!there.has(block)) wait(block);
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

/** A block that is there at once has no fading one above it. */
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
