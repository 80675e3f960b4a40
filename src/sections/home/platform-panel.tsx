import type { ComponentPropsWithoutRef } from 'react';
import type { Product } from '../../content/home/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toneClass } from '../../ui/tone.ts';
import { CapabilityTiles } from './capability-tiles.tsx';
import css from './product-panel.module.css';

interface PlatformPanelProps extends Product {
  tab: ComponentPropsWithoutRef<'div'>;
  shown: boolean;
  action: string;
}

/** One platform: what it does, its drawing, and six of its features. */
export function PlatformPanel(panel: PlatformPanelProps) {
  const { tab, shown, title, description, icon, backgroundColor, href, image, tiles, action } = panel;
  const onInk = backgroundColor.startsWith('ink');
  return (
    <div {...tab} className={css.panel} data-shown={shown}>
      <div className={`${css.stage} ${css.platform} ${toneClass(backgroundColor)}`}>
        <div className={css.intro}>
          <div>
            <Icon name={icon} size={36} />
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{description}</p>
          </div>
          <ButtonLink link={{ label: action, href }} look={onInk ? 'signal' : 'ink'} />
        </div>
        <Picture className={css.scene} image={image} />
      </div>
      <CapabilityTiles tiles={tiles} look="few" />
    </div>
  );
}
