import type { JoinRule } from '../../../console/engine/join.ts';
import type { Funnel } from '../../../content/instruments/funnel.ts';
import { fill } from '../../../ui/fill.ts';
import css from './merging-rule.module.css';
import { Results } from './rule-results.tsx';
import { Slider } from './rule-slider.tsx';
import { sayIncidents, sayMetres, sayResult, sayTime } from './say.ts';
import type { Incident } from './sort-messages.ts';

interface MergingRuleProps {
  funnel: Funnel;
  rule: JoinRule;
  onChange: (rule: JoinRule) => void;
  count: number;
  chosen: Incident;
}

/** Two sliders, and every result they can have as a table that may be pressed instead. */
export function MergingRule({ funnel, rule, onChange, count, chosen }: MergingRuleProps) {
  const { words, metres, seconds } = funnel;
  const { result, more } = sayResult(funnel, rule, count, chosen);
  return (
    <section className={css.rule}>
      <h2 className={css.title}>{words.rule}</h2>
      <p className={css.note}>{words.pad}</p>
      <div className={css.pad}>
        <Results funnel={funnel} rule={rule} onChange={onChange} />
        <Slider
          name="seconds"
          label={words.time}
          steps={seconds}
          value={rule.seconds}
          said={sayTime(funnel, rule.seconds)}
          text={fill(words.valueOf, {
            value: sayTime(funnel, rule.seconds),
            incidents: sayIncidents(funnel, count),
          })}
          onChange={(step) => onChange({ ...rule, seconds: step })}
        />
        <Slider
          name="metres"
          label={words.distance}
          steps={metres}
          value={rule.metres}
          said={sayMetres(funnel, rule.metres)}
          text={fill(words.valueOf, {
            value: sayMetres(funnel, rule.metres),
            incidents: sayIncidents(funnel, count),
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
