import type { Limits, Reading } from '../../../content/instruments/limits.ts';
import { fill } from '../../../ui/fill.ts';
import { describeOutlook, lineOf, type Outlook, withUnit } from './forecast.ts';
import css from './reading-outlook.module.css';

interface ReadingOutlookProps {
  content: Limits;
  reading: Reading;
  outlook: Outlook;
}

/** Details of the open reading: who is notified, its trend, and the time until it meets a limit. */
export function ReadingOutlook({ content, reading, outlook }: ReadingOutlookProps) {
  const { words, through, apart } = content;
  const { figure, text } = describeOutlook(content, reading, outlook);
  const { slope } = lineOf(reading, through);
  const rate = withUnit(reading, Math.abs((slope * 60) / apart), reading.decimals ? 1 : 2);
  return (
    <>
      <p className={css.goesTo}>{reading.goesTo}</p>
      {outlook.kind !== 'beyond' && (
        <p className={css.rate}>
          {outlook.kind === 'drifts' ? fill(slope > 0 ? words.rising : words.falling, { rate }) : text}
        </p>
      )}
      <p className={css.outlook}>
        {figure && (
          <b className={css.figure} data-figure="">
            {figure}
          </b>
        )}
        <span>{figure && text}</span>
      </p>
    </>
  );
}
