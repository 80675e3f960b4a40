import type { MouseEvent } from 'react';
import type { SolutionCard } from '../../content/solutions/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { lastWords } from '../../ui/last-words.ts';
import { mayMove } from '../../ui/motion.ts';
import { FunctionList } from './function-list.tsx';
import css from './sector.module.css';

/** What stays free below an opened panel, in pixels. */
const belowPanel = 24;

/** One cell of a grid of names; it opens its description and functions below its row, without a script. */
export function Sector({ imgSrc, anchor, title, description, features }: SolutionCard) {
  return (
    <li className={css.cell}>
      <details className={css.sector} name="sector">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary className={css.summary} onClick={holdInPlace}>
          <Icon path={imgSrc} size={32} />
          <h3 className={css.title}>{title}</h3>
          <span className={css.chevron}>
            <Icon name="chevron-down" size={20} />
          </span>
        </summary>
        {/* A link to the sector opens it: browsers open what holds their target. */}
        <div id={anchor} className={css.body}>
          <p className={css.description}>{lastWords(description)}</p>
          {features && <FunctionList functions={features} wide />}
        </div>
      </details>
    </li>
  );
}

/**
 * Opening one sector closes another, perhaps above it: the name that was pressed must not move away. What
 * opens below the window is then brought in, as far as the name can stay in view.
 */
function holdInPlace({ currentTarget: name }: MouseEvent) {
  const before = name.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    scrollBy({ top: name.getBoundingClientRect().top - before, behavior: 'instant' });
    const body = name.nextElementSibling;
    if (!name.closest('details')?.open || !body) return;
    const room =
      name.getBoundingClientRect().top -
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const below = body.getBoundingClientRect().bottom + belowPanel - innerHeight;
    if (below > 0 && room > 0)
      scrollBy({ top: Math.min(below, room), behavior: mayMove() ? 'smooth' : 'instant' });
  });
}
