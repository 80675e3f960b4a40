import type { JoinRule } from '../../../console/engine/join.ts';
import type { Funnel } from '../../../content/instruments/funnel.ts';
import { fill } from '../../../ui/fill.ts';
import css from './merging-rule.module.css';
import { RuleResults } from './rule-results.tsx';
import { RuleSlider } from './rule-slider.tsx';
import { describeResult, formatIncidents, formatMetres, formatTime } from './rule-text.ts';
import type { FunnelIncident } from './sort-messages.ts';

interface MergingRuleProps {
  funnel: Funnel;
  rule: JoinRule;
  onChange: (rule: JoinRule) => void;
  count: number;
  chosen: FunnelIncident;
}

/** Two sliders, and a table of all their results whose cells can be clicked instead. */
export function MergingRule({ funnel, rule, onChange, count, chosen }: MergingRuleProps) {
  const { words, metres, seconds } = funnel;
  const { result, more } = describeResult(funnel, rule, count, chosen);
  return (
    <section className={css.rule}>
      <h2 className={css.title}>{words.rule}</h2>
      <p className={css.note}>{words.pad}</p>
      <div className={css.pad}>
        <RuleResults funnel={funnel} rule={rule} onChange={onChange} />
        <RuleSlider
          name="seconds"
          label={words.time}
          steps={seconds}
          value={rule.seconds}
          display={formatTime(funnel, rule.seconds)}
          text={fill(words.valueOf, {
            value: formatTime(funnel, rule.seconds),
            incidents: formatIncidents(funnel, count),
          })}
          onChange={(step) => onChange({ ...rule, seconds: step })}
        />
        <RuleSlider
          name="metres"
          label={words.distance}
          steps={metres}
          value={rule.metres}
          display={formatMetres(funnel, rule.metres)}
          text={fill(words.valueOf, {
            value: formatMetres(funnel, rule.metres),
            incidents: formatIncidents(funnel, count),
          })}
          onChange={(step) => onChange({ ...rule, metres: step })}
        />
      </div>
      <p className={css.result} role="status">
        <strong>{result}</strong> {more}
      </p>
      <p className={css.example}>{words.example}</p>
    </section>
  );
}
