import type { Banner as BannerContent } from '../content/schema.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import css from './banner.module.css';

/** The dark opening of an inner page: what it is, for whom, and the family's drawing. */
export function Banner({ eyebrow, title, lead, image, actions = [] }: BannerContent) {
  return (
    <div className={`on-ink ${css.banner}`}>
      <div className={`wrap ${css.columns}`}>
        <div>
          <p className={`label ${css.eyebrow}`}>{eyebrow}</p>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={css.lead}>{lead}</p>
          {actions.length > 0 && (
            <div className={css.actions}>
              {actions.map((action, index) => (
                <ButtonLink key={action.href} link={action} look={index === 0 ? 'signal' : 'line'} />
              ))}
            </div>
          )}
        </div>
        {image && <Picture className={css.picture} image={image} early />}
      </div>
    </div>
  );
}
