import type { HomePage } from '../content/schema.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import css from './service-tiles.module.css';

/**
 * Nine services to choose from and the chosen one in full. Radio buttons and style rules alone: it works
 * before and without scripts, which only remember the choice.
 */
export function ServiceTiles({ title, lead, items, defaultId, action }: HomePage['services']) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <fieldset className={css.services} data-stored="activeService">
          <legend className="visually-hidden">{title}</legend>
          <div className={css.tiles}>
            {items.map(({ id, title: name, icon }, index) => (
              <label key={id} className={css.tile} data-reveal="" data-delay={index * 200}>
                <input
                  className={css.choice}
                  type="radio"
                  name="activeService"
                  value={id}
                  defaultChecked={id === defaultId}
                  aria-describedby={`about-${id}`}
                />
                <span className={css.face}>
                  <Icon name={icon} size={32} />
                  {name}
                </span>
              </label>
            ))}
          </div>
          <div className={css.detail} data-reveal="">
            <div className={css.sheets}>
              {items.map(({ id, title: name, description, image }) => (
                <div key={id} className={css.sheet} data-service={id}>
                  <div className={css.scene}>
                    <Picture image={image} />
                  </div>
                  <h3 className={css.name}>{name}</h3>
                  <p id={`about-${id}`} className={css.description}>
                    {description}
                  </p>
                </div>
              ))}
            </div>
            <ButtonLink link={action} look="ink" />
          </div>
        </fieldset>
      </div>
    </section>
  );
}
