import type { RequirementWords } from '../../content/requirements/schema.ts';
import { fill } from '../../ui/fill.ts';
import { type ReviewRow, totalsOf } from '../review.ts';
import chips from './chips.module.css';
import { counted, number } from './counted.ts';
import { FindingMark } from './finding-mark.tsx';
import { setHeightProperty } from './height-property.ts';
import css from './list-head.module.css';
import textButton from './text-button.module.css';
import type { Exports } from './use-exports.ts';
import type { FindingFilter, ListControls, RowOrder } from './use-list-view.ts';

interface ListHeadProps {
  rows: ReviewRow[];
  view: ListControls;
  words: RequirementWords;
  /** The list had no numbers. */
  isCounted: boolean;
  exports: Exports;
  onPrint: () => void;
}

const findings = ['related', 'possible', 'nothing', 'not-compared'] as const;

/** The number of rows, the exports and the filters. */
export function ListHead({ rows, view, words, isCounted, exports, onPrint }: ListHeadProps) {
  const { result } = words;
  const totals = totalsOf(rows);
  const foreign = rows.filter(({ clause }) => clause.kind === 'language').length;
  const filters: { id: FindingFilter; label: string; count: number }[] = [
    { id: 'all', label: result.all, count: rows.length },
    ...findings.map((id) => ({ id, label: words.findings[id], count: totals[id] })),
  ];
  return (
    <>
      <div className={css.title}>
        <h2 id="list-title">{counted(result.count, rows.length)}</h2>
        <p className={css.draft}>{words.draft}</p>
        <div className={css.ways} data-screen="">
          <button type="button" onClick={exports.saveCsv}>
            {words.exports.csv}
          </button>
          <button
            type="button"
            onPointerEnter={exports.loadWriter}
            onFocus={exports.loadWriter}
            onClick={() => void exports.saveXlsx()}
          >
            {words.exports.xlsx}
          </button>
          <button type="button" onClick={onPrint}>
            {words.exports.print}
          </button>
          <button type="button" onClick={exports.saveKept}>
            {words.exports.keep}
          </button>
        </div>
      </div>
      {isCounted && <p className={css.note}>{result.counted}</p>}
      {foreign > 0 && (
        <p className={css.note}>
          {fill(result.languages, { n: number(foreign) })}{' '}
          <button type="button" className={textButton.button} onClick={() => view.setFilter('language')}>
            {result.showLanguages}
          </button>
        </p>
      )}
      <div className={css.filters} data-screen="" ref={setHeightProperty}>
        <fieldset className={chips.chips}>
          <legend className="visually-hidden">{result.filter}</legend>
          {filters.map(({ id, label, count }) => (
            <label key={id} className={chips.chip} data-choice="">
              <input
                type="radio"
                name="finding"
                className="visually-hidden"
                checked={view.filter === id}
                onChange={() => view.setFilter(id)}
              />
              {id !== 'all' && id !== 'language' && <FindingMark finding={id} />}
              {label} <small>{number(count)}</small>
            </label>
          ))}
        </fieldset>
        <div className={css.look}>
          <select
            aria-label={result.order}
            value={view.order}
            onChange={({ target }) => view.setOrder(target.value as RowOrder)}
          >
            <option value="own">{result.ownOrder}</option>
            <option value="finding">{result.byFinding}</option>
            <option value="page">{result.byPage}</option>
          </select>
          <input
            type="search"
            aria-label={result.find}
            placeholder={result.find}
            data-find=""
            value={view.find}
            onChange={({ target }) => view.setFind(target.value)}
          />
        </div>
      </div>
    </>
  );
}
