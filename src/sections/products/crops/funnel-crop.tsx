import type { IncidentPage } from '../../../content/products/schema.ts';
import { UnseenSlider } from '../../../ui/instrument/unseen-slider.tsx';
import { useDrag } from '../../../ui/instrument/use-drag.ts';
import funnelCss from '../funnel/funnel.module.css';
import { FunnelPlot } from '../funnel/funnel-plot.tsx';
import { useFunnel } from '../funnel/use-funnel.ts';
import css from './crops.module.css';

/** Messages and the incidents they were joined into; pressing one shows its incident, arrow keys step through. */
export default function FunnelCrop({ content: { funnel } }: { content: IncidentPage }) {
  const { root, rule, incidents, chosen, choose, lit, point } = useFunnel(funnel);
  const chooseAt = (index: number) => {
    const next = incidents[index];
    if (next) choose(next);
  };
  const { handlers } = useDrag({
    value: incidents.indexOf(chosen),
    valueAt({ target }) {
      const member = Number(target.closest('[data-message]')?.getAttribute('data-message') ?? Number.NaN);
      const index = incidents.findIndex(({ members }) => members.includes(member));
      return index < 0 ? undefined : index;
    },
    onChange: chooseAt,
  });
  return (
    <div
      ref={root}
      className={`${funnelCss.ground} ${css.funnel}`}
      onPointerOver={({ target }) => point(target)}
      onPointerLeave={({ currentTarget }) => point(currentTarget)}
      {...handlers}
    >
      <UnseenSlider
        label={funnel.words.incidents}
        min={0}
        max={incidents.length - 1}
        value={incidents.indexOf(chosen)}
        valueText={chosen.title}
        mirrors
        onChange={chooseAt}
      />
      <FunnelPlot funnel={funnel} incidents={incidents} chosen={chosen} lit={lit} rule={rule} />
    </div>
  );
}
