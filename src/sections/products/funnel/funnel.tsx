import type { Funnel as FunnelContent } from '../../../content/instruments/funnel.ts';
import type { Banner } from '../../../content/schema.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { lastWords } from '../../../ui/last-words.ts';
import css from './funnel.module.css';
import { FunnelPlot } from './funnel-plot.tsx';
import { IncidentHeads } from './incident-heads.tsx';
import { FunnelIncidentRows } from './incident-rows.tsx';
import { MergingRule } from './merging-rule.tsx';
import { Throat } from './throat.tsx';
import { useFunnel } from './use-funnel.ts';

interface FunnelProps {
  banner: Banner;
  funnel: FunnelContent;
}

/** The page's opening: messages are joined into incidents by a rule that the visitor can change. */
export function Funnel({ banner, funnel }: FunnelProps) {
  const { root, rule, setRule, incidents, chosen, choose, lit, point } = useFunnel(funnel);
  const drawn = { funnel, incidents, chosen, lit };
  return (
    <div className={css.ground}>
      <div
        className={`wrap ${css.funnel}`}
        data-paper="block"
        ref={root}
        onPointerOver={({ target }) => point(target)}
        onPointerLeave={({ currentTarget }) => point(currentTarget)}
      >
        <h1 className={`on-ink ${css.title}`} tabIndex={-1}>
          {banner.title}
        </h1>
        <div className={`on-ink ${css.words}`}>
          <p>{lastWords(funnel.lead)}</p>
          {banner.actions?.map((action) => (
            <ButtonLink key={action.href} link={action} look="white" />
          ))}
        </div>
        <FunnelPlot {...drawn} rule={rule} />
        <Throat {...drawn} />
        <MergingRule
          funnel={funnel}
          rule={rule}
          onChange={setRule}
          count={incidents.length}
          chosen={chosen}
        />
        <IncidentHeads {...drawn} onChoose={choose} />
        <FunnelIncidentRows {...drawn} />
      </div>
    </div>
  );
}
