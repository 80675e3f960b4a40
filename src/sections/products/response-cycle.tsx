import type { FlagshipPage } from '../../content/products/schema.ts';
import { lastWords } from '../../ui/last-words.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './response-cycle.module.css';

/** The response cycle: each step adds a quarter of the ring. */
export function ResponseCycle({ title, lead, steps }: FlagshipPage['responseCycle']) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ol className={css.steps}>
          {steps.map((step, index) => (
            <li key={step.title} className={css.step} data-reveal="">
              <Ring done={index + 1} of={steps.length} />
              <h3 className={css.title}>{step.title}</h3>
              <p className={css.content}>{lastWords(step.content)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const quarter = 'M2-50A50 50 0 0 1 50-2H31.4A31.5 31.5 0 0 0 2-31.4z';

function Ring({ done, of }: { done: number; of: number }) {
  return (
    <svg
      className={css.ring}
      data-drawing="light"
      width="6.375rem"
      height="6.375rem"
      viewBox="-51 -51 102 102"
      aria-hidden="true"
    >
      {[0, 1, 2, 3].map((turn) => (
        <path
          key={turn}
          className={turn < done ? css.done : css.open}
          d={quarter}
          transform={`rotate(${turn * 90})`}
        />
      ))}
      <circle className={done === of ? css.closed : css.centre} r="14" />
    </svg>
  );
}
