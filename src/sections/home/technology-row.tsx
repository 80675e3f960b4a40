import type { HomePage } from '../../content/home/schema.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { toneClass } from '../../ui/tone.ts';
import css from './technology-row.module.css';

/** The seven technologies side by side; on a phone a list. */
export function TechnologyRow({ title, claim, lead, cards }: HomePage['technologies']) {
  return (
    <section className="section section-mist">
      <div className="wrap">
        <SectionHead title={title} claim={claim} lead={lead} />
        <ul className={css.cards} data-reveal="">
          {cards.map((card) => (
            <li key={card.href} className={`${css.card} ${toneClass(card.shadowColor)}`}>
              <Picture className={css.glyph} image={{ src: card.imgSrc, alt: '', width: 120, height: 120 }} />
              <h3 className={css.title}>
                <Link className={css.link} href={card.href}>
                  {card.title}
                </Link>
              </h3>
              <p className={css.description}>{card.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
