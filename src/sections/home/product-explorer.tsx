import type { HomePage } from '../../content/home/schema.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { orientationOf, useTabs } from '../../ui/tabs.ts';
import { toneClass } from '../../ui/tone.ts';
import { useMedia } from '../../ui/use-media.ts';
import { FlagshipPanel } from './flagship-panel.tsx';
import type { Instruments } from './instrument-crop.tsx';
import { PlatformPanel } from './platform-panel.tsx';
import css from './product-explorer.module.css';
import { ProductTabs } from './product-tabs.tsx';
import { useChosenProduct } from './use-chosen-product.ts';

const flagshipId = 'flagship';
const flagshipTone = 'ink-900';

/** The flagship and the five platforms: tabs on one side, the selected one on the other. */
export function ProductExplorer({
  title,
  claim,
  lead,
  flagship,
  platforms,
  platformAction,
  touch,
  instruments,
}: HomePage['products'] & { instruments: Instruments }) {
  const keys = [
    { id: flagshipId, name: flagship.name, subtitle: flagship.subtitle, tone: toneClass(flagshipTone) },
    ...platforms.map(({ href, title, backgroundColor }) => ({
      id: href,
      name: title,
      tone: toneClass(backgroundColor),
    })),
  ];
  const [selected, select] = useChosenProduct([flagshipId, ...platforms.map(({ href }) => href)]);
  const wide = useMedia('(width >= 75rem)');
  const tabs = useTabs({
    ids: keys.map(({ id }) => id),
    selected,
    onSelect: select,
    orientation: orientationOf(wide),
  });
  // The panels fold differently: see the stylesheet.
  const panel = (id: string) => ({
    tab: { ...tabs.panel(id), 'data-chosen': undefined },
    shown: id === selected,
  });
  return (
    <section id="products" className="section">
      <div className="wrap">
        <SectionHead title={title} claim={claim} lead={lead} />
        <div className={css.explorer}>
          <ProductTabs label={title} keys={keys} tabs={tabs} />
          <FlagshipPanel {...flagship} tone={toneClass(flagshipTone)} {...panel(flagshipId)} />
          {platforms.map((platform) => (
            <PlatformPanel
              key={platform.href}
              {...platform}
              action={platformAction}
              touch={touch}
              load={instruments[platform.href]}
              {...panel(platform.href)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
