import type { RequirementWords } from '../../content/requirements/schema.ts';
import buttons from '../../ui/button.module.css';
import { Arrow } from '../../ui/button.tsx';
import { fill } from '../../ui/fill.ts';
import { counted, number } from './counted.ts';
import css from './query-list.module.css';
import type { Exports } from './use-exports.ts';

const shownAtOnce = 6;

interface QueryListProps {
  words: RequirementWords;
  exports: Exports;
  /** Renders every query, for print. */
  whole: boolean;
}

/**
 * The page's main result: what to ask before bidding. Printed, it lists all of them, with space for the answer and
 * its document.
 */
export function QueryList({ words, exports, whole }: QueryListProps) {
  const { queries } = exports;
  const { queries: say } = words;
  if (queries.length === 0) return null;
  const more = queries.length - shownAtOnce;
  return (
    <section className={`section section-mist ${css.queries}`} aria-labelledby="queries-title">
      <div className={`wrap ${css.columns}`} data-paper="block">
        <div className={css.words}>
          <h2 id="queries-title">{counted(say.title, queries.length)}</h2>
          <p>{say.lead}</p>
          <div className={css.acts} data-screen="">
            <button
              type="button"
              className={`${buttons.button} ${buttons.ink}`}
              onClick={() => void exports.copy()}
            >
              {counted(words.exports.copy, queries.length)}
            </button>
            <button
              type="button"
              className={`${buttons.button} ${buttons.line}`}
              onClick={() => void exports.send()}
            >
              {words.exports.send}
              <Arrow />
            </button>
          </div>
          <p className={css.note} data-screen="">
            {exports.sendNote}
          </p>
        </div>
        <div className={css.sheet}>
          <h3>{say.sheet}</h3>
          <p className="label">{words.draft}</p>
          <table className={css.table}>
            <caption className="visually-hidden">{say.sheet}</caption>
            <thead>
              <tr>
                <th scope="col">{words.heads.query}</th>
                <th scope="col">{words.heads.number}</th>
                <th scope="col">{words.heads.clause}</th>
                <th scope="col" className={css.answer}>
                  {words.heads.answer}
                </th>
                <th scope="col" className={css.answer}>
                  {words.heads.reference}
                </th>
              </tr>
            </thead>
            <tbody>
              {(whole ? queries : queries.slice(0, shownAtOnce)).map(({ clause, match }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: queries have no other identity
                <tr key={index} data-more={index >= shownAtOnce || undefined}>
                  <td>{index + 1}</td>
                  <td>{clause.number}</td>
                  <td>
                    {clause.text}
                    {match?.near[0] && match.near[0].missing.length > 0 && (
                      <small>{fill(words.notMentioned, { list: match.near[0].missing.join(', ') })}</small>
                    )}
                  </td>
                  <td className={css.answer} />
                  <td className={css.answer} />
                </tr>
              ))}
            </tbody>
            <tfoot className={css.signed}>
              <tr>
                <td colSpan={5}>
                  <div className={css.signatures}>
                    <span>{say.prepared}</span>
                    <span>{say.checked}</span>
                    <span>{say.answered}</span>
                  </div>
                  {words.draft}
                </td>
              </tr>
            </tfoot>
          </table>
          {more > 0 && (
            <p className={css.more} data-screen="">
              {fill(say.more, { n: number(more) })}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
