import type { Limits } from '../../content/instruments/limits.ts';
import type { Closing, SectionHead as SectionHeadContent } from '../../content/schema.ts';
import type { SolutionCard } from '../../content/solutions/schema.ts';
import { GoLink } from '../../ui/button.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { outlookOf } from './limits/forecast.ts';
import { Sector } from './sector.tsx';
import css from './sector-register.module.css';

interface SectorRegisterProps {
  head: SectionHeadContent;
  cards: SolutionCard[];
  end: Closing | undefined;
  /** The instrument's reading for each sector. */
  limits: Limits;
}

/** All sectors with their readings, and the opened one beside them; initially the one that drifts. */
export function SectorRegister({ head, cards, end, limits }: SectorRegisterProps) {
  const drifting = limits.readings.findIndex((one) => outlookOf(limits, one, one).kind !== 'within');
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead {...head} />
        <ul className={css.register} data-paper="block">
          {cards.map((card, index) => (
            <Sector
              key={card.title}
              card={card}
              trace={`trace-${index}`}
              reading={limits.readings[index]}
              isOpen={index === Math.max(0, drifting)}
            />
          ))}
          {end && (
            <li className={`on-ink ${css.end}`} data-screen="">
              <p className={css.title}>{end.title}</p>
              <GoLink href={end.action.href}>{end.action.label}</GoLink>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
