import type { HomePage } from '../../content/home/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import css from './service-panels.module.css';

/** One sheet per service; the checked radio button of the surrounding fieldset shows its sheet. */
export function ServicePanels({ items, action }: Pick<HomePage['services'], 'items' | 'action'>) {
  return (
    <div className={css.panel} data-reveal="">
      <div className={css.sheets}>
        {items.map(({ id, title, description, image }) => (
          <div key={id} className={css.sheet} data-service={id}>
            <div className={css.scene} data-screen="">
              <Picture image={image} />
            </div>
            <h3 className={css.name}>{title}</h3>
            <p id={`about-${id}`} className={css.description}>
              {description}
            </p>
          </div>
        ))}
      </div>
      <ButtonLink link={action} look="ink" />
    </div>
  );
}
