import type { HomePage } from '../../content/home/schema.ts';
import { GoLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './solution-cards.module.css';

/** The four solutions, each with its drawing; the whole card is the link. */
export function SolutionCards({ title, claim, lead, cards, action }: HomePage['solutions']) {
  return (
    <section className="section section-mist">
      <div className="wrap">
        <SectionHead title={title} claim={claim} lead={lead} />
        <ul className={css.cards}>
          {cards.map(({ name, description, href, image }) => (
            <li key={href} className={css.card} data-reveal="">
              <div className={css.words}>
                <h3 className={css.name}>{name}</h3>
                <p className={css.description}>{description}</p>
                <p className={css.way}>
                  <GoLink href={href}>
                    {action}
                    <span className="visually-hidden">{`: ${name}`}</span>
                  </GoLink>
                </p>
              </div>
              <Picture className={css.scene} data-screen="" image={image} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
