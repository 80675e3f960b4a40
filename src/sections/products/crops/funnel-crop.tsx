import type { PointerEvent } from 'react';
import type { IncidentPage } from '../../../content/products/schema.ts';
import funnelCss from '../funnel/funnel.module.css';
import { FunnelPlot } from '../funnel/funnel-plot.tsx';
import { useFunnel } from '../funnel/use-funnel.ts';
import css from './crops.module.css';

/** Messages and the incidents they were joined into; pressing one shows its incident, arrow keys step through. */
export default function FunnelCrop({ content: { funnel } }: { content: IncidentPage }) {
  const { root, rule, incidents, chosen, choose, lit, point } = useFunnel(funnel);
  const onPress = ({ target }: PointerEvent) => {
    const message = target instanceof Element ? target.closest('[data-message]') : null;
    const member = Number(message?.getAttribute('data-message') ?? Number.NaN);
    const incident = incidents.find(({ members }) => members.includes(member));
    if (incident) choose(incident);
  };
  return (
    <div
      ref={root}
      className={`${funnelCss.ground} ${css.funnel}`}
      onPointerOver={({ target }) => point(target)}
      onPointerLeave={({ currentTarget }) => point(currentTarget)}
      onPointerDown={onPress}
    >
      <input
        className={css.hand}
        type="range"
        max={incidents.length - 1}
        value={incidents.indexOf(chosen)}
        aria-label={funnel.words.incidents}
        aria-valuetext={chosen.title}
        onChange={({ target }) => {
          const next = incidents[Number(target.value)];
          if (next) choose(next);
        }}
      />
      <FunnelPlot funnel={funnel} incidents={incidents} chosen={chosen} lit={lit} rule={rule} />
    </div>
  );
}
