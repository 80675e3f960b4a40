import type { ComponentPropsWithoutRef } from 'react';
import type { Flagship } from '../../content/home/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CapabilityTiles } from './capability-tiles.tsx';
import css from './product-panel.module.css';

interface FlagshipPanelProps extends Flagship {
  tab: ComponentPropsWithoutRef<'div'>;
  shown: boolean;
  tone: string;
}

/** The flagship: description, screen and twelve capabilities. */
export function FlagshipPanel(panel: FlagshipPanelProps) {
  const { tab, shown, tone, name, subtitle, title, intro, image, narrowImage, action, tiles } = panel;
  return (
    <div {...tab} className={css.panel} data-paper="whole" data-shown={shown}>
      <div className={`${css.stage} ${tone}`} data-reveal="">
        <div className={css.intro}>
          <div>
            <p className={`label ${css.eyebrow}`}>{`${name}: ${subtitle}`}</p>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{intro}</p>
          </div>
          <ButtonLink link={action} />
        </div>
        <picture>
          <source
            media="(width < 48rem)"
            srcSet={narrowImage.src}
            width={narrowImage.width}
            height={narrowImage.height}
          />
          <Picture className={css.screen} image={image} />
        </picture>
      </div>
      <CapabilityTiles tiles={tiles} look="many" />
    </div>
  );
}
