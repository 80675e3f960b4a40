import type { HomePage } from '../../content/home/schema.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { ServicePanels } from './service-panels.tsx';
import css from './service-tiles.module.css';

/**
 * Services to choose from, and the selected one in full. Made of radio buttons and CSS, so that it works
 * without scripts, which only remember the choice.
 */
export function ServiceTiles({ title, claim, lead, items, defaultId, action }: HomePage['services']) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={title} claim={claim} lead={lead} />
        <fieldset className={css.services} data-stored="activeService">
          <legend className="visually-hidden">{title}</legend>
          <div className={css.tiles} data-screen="">
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
                <span className={css.face} data-choice="">
                  <Icon name={icon} size={32} />
                  {name}
                </span>
              </label>
            ))}
          </div>
          <ServicePanels items={items} action={action} />
        </fieldset>
      </div>
    </section>
  );
}
