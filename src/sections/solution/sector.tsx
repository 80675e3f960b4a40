import type { MouseEvent } from 'react';
import type { Reading } from '../../content/instruments/limits.ts';
import type { SolutionCard } from '../../content/solutions/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { lastWords } from '../../ui/last-words.ts';
import { mayMove } from '../../ui/motion.ts';
import { FunctionList } from './function-list.tsx';
import css from './sector.module.css';

/** Free space below an opened panel, in pixels. */
const belowPanel = 24;

interface SectorProps {
  card: SolutionCard;
  reading: Reading | undefined;
  /** The instrument's drawing of the reading, by its id. */
  trace: string;
  isOpen: boolean;
}

/** One line of the register; it opens its description and functions without a script. */
export function Sector({ card, reading, trace, isOpen }: SectorProps) {
  const { imgSrc, anchor, title, description, features } = card;
  return (
    <li className={css.cell}>
      <details className={css.sector} name="sector" open={isOpen}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary className={css.summary} onClick={holdInPlace}>
          <Icon path={imgSrc} size={24} />
          <h3 className={css.title}>{title}</h3>
          {reading && <Trace {...reading} id={trace} />}
          <span className={css.chevron}>
            <Icon name="chevron-down" size={20} />
          </span>
        </summary>
        {/* Inside the details, because browsers open the details that contain the link's target. */}
        <div id={anchor} className={css.body}>
          <div className={css.name} aria-hidden="true">
            <Icon path={imgSrc} size={32} />
            {title}
          </div>
          <p className={css.description}>{lastWords(description)}</p>
          {features && <FunctionList functions={features} read={reading?.feature} wide />}
        </div>
      </details>
    </li>
  );
}

/** A copy of the instrument's line between its limits. */
function Trace({ low, high, id }: Pick<Reading, 'low' | 'high'> & { id: string }) {
  const tall = 60 / (high - low);
  return (
    <svg className={css.trace} viewBox="0 0 96 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 20H96M0 80H96" />
      <use href={`#${id}`} transform={`matrix(1 0 0 ${-tall} 0 ${20 + high * tall})`} />
    </svg>
  );
}

/**
 * Opening one sector may close another above it: keeps the pressed name in place, and scrolls the opened
 * panel into view as far as the name stays visible.
 */
function holdInPlace({ currentTarget: name }: MouseEvent) {
  const before = name.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    scrollBy({ top: name.getBoundingClientRect().top - before, behavior: 'instant' });
    const body = name.nextElementSibling;
    if (!name.closest('details')?.open || !body) return;
    const space =
      name.getBoundingClientRect().top -
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const below = body.getBoundingClientRect().bottom + belowPanel - innerHeight;
    if (below > 0 && space > 0)
      scrollBy({ top: Math.min(below, space), behavior: mayMove() ? 'smooth' : 'instant' });
  });
}
