import type { RequirementsPage } from '../../content/requirements/schema.ts';
import buttons from '../../ui/button.module.css';
import { Arrow } from '../../ui/button.tsx';
import eyebrows from '../../ui/eyebrow.module.css';
import { fill } from '../../ui/fill.ts';
import { Link } from '../../ui/link.tsx';
import { queriesOf, type ReviewRow, totalsOf } from '../review.ts';
import { counted, number } from './counted.ts';
import { ListFigure } from './list-figure.tsx';
import css from './result-banner.module.css';
import type { Exports } from './use-exports.ts';

interface ResultBannerProps {
  content: RequirementsPage;
  rows: ReviewRow[];
  source: string;
  opened: number | undefined;
  onPick: (row: number) => void;
  exports: Exports;
}

/** The largest figure counts the clauses without a statement: that is what a tender office can use. */
export function ResultBanner({ content, rows, source, opened, onPick, exports }: ResultBannerProps) {
  const { words, banner } = content;
  const { result } = words;
  const totals = totalsOf(rows);
  const queries = queriesOf(rows).length;
  const compared = rows.length - totals['not-compared'];
  const counts = {
    related: number(totals.related),
    possible: number(totals.possible),
    other: number(totals['not-compared']),
  };
  const headline = compared > 0 ? result.none : result.noneCompared;
  const lead = totals.nothing > 0 ? result.lead : compared > 0 ? result.noneLead : result.noneComparedLead;
  return (
    <div className={`on-ink ${css.banner}`} data-paper="flat">
      <div className={`wrap ${css.columns}`}>
        <div>
          <h1 className={`label ${eyebrows.eyebrow} ${css.eyebrow}`} tabIndex={-1}>
            {banner.title}
          </h1>
          {totals.nothing > 0 ? (
            <p className={css.count}>
              <strong>{number(totals.nothing)}</strong>
              <span>{counted(result.nothing, totals.nothing)}</span>
            </p>
          ) : (
            <p className={css.count}>
              <span>{headline}</span>
            </p>
          )}
          <p className={css.lead}>{fill(lead, counts)}</p>
          {compared > 0 && totals.nothing === compared && (
            <p className={css.lead}>
              {result.allUnanswered}{' '}
              <Link href="page:capabilities" target="_blank">
                {result.allUnansweredLink}
              </Link>
            </p>
          )}
          <div className={css.acts} data-screen="">
            {queries > 0 ? (
              <>
                <button
                  type="button"
                  className={`${buttons.button} ${buttons.signal}`}
                  onClick={() => void exports.copy()}
                >
                  {counted(words.exports.copy, queries)}
                </button>
                <button
                  type="button"
                  className={`${buttons.button} ${buttons.line}`}
                  onClick={() => void exports.send()}
                >
                  {words.exports.send}
                  <Arrow />
                </button>
              </>
            ) : (
              <button
                type="button"
                className={`${buttons.button} ${buttons.signal}`}
                onClick={exports.saveCsv}
              >
                {words.exports.csv}
              </button>
            )}
          </div>
          <p className={css.stay} data-screen="">
            {fill(result.stay, { source: source || words.start.label })}
          </p>
        </div>
        <ListFigure rows={rows} opened={opened} words={words} onPick={onPick} />
      </div>
    </div>
  );
}
