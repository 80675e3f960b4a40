import type { ComponentPropsWithoutRef } from 'react';
import type { Product } from '../../content/home/schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toneClass } from '../../ui/tone.ts';
import { CapabilityTiles } from './capability-tiles.tsx';
import { InstrumentCrop, type Instruments } from './instrument-crop.tsx';
import css from './product-panel.module.css';

interface PlatformPanelProps extends Product {
  tab: ComponentPropsWithoutRef<'div'>;
  shown: boolean;
  action: string;
  touch: string;
  load: Instruments[Product['href']];
}

/** One platform: what it does, a part of its instrument, and six of its features. */
export function PlatformPanel(panel: PlatformPanelProps) {
  const { tab, shown, title, description, icon, backgroundColor, href, instrument, tiles, action } = panel;
  const onInk = backgroundColor.startsWith('ink');
  return (
    <div {...tab} className={css.panel} data-paper="whole" data-shown={shown}>
      <div className={`${css.stage} ${toneClass(backgroundColor)}`}>
        <div className={css.intro}>
          <div>
            <Icon name={icon} size={36} />
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{description}</p>
          </div>
          <ButtonLink link={{ label: action, href }} look={onInk ? 'signal' : 'ink'} />
        </div>
        <InstrumentCrop
          page={href}
          instrument={instrument}
          load={panel.load}
          touch={panel.touch}
          title={title}
        />
      </div>
      <CapabilityTiles tiles={tiles} look="few" />
    </div>
  );
}
