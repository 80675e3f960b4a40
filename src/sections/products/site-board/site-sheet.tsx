import type { BoardSite, SiteBoard, SiteTask } from '../../../content/instruments/site-board.ts';
import { fill } from '../../../ui/fill.ts';
import css from './site-sheet.module.css';
import { figureText, openingText, titleText } from './site-text.ts';

/** Details of one site: the exception, its consequences, the owner and a proposal. Announces changes. */
export function SiteSheet({ board, site }: { board: SiteBoard; site: BoardSite }) {
  const { words, tasks } = board;
  const task: SiteTask | undefined = tasks[site.id];
  return (
    <section className={css.sheet} data-edge="" data-paper="whole" aria-live="polite">
      <p className={css.place}>{fill(words.place, { id: site.id, region: site.region })}</p>
      <h2 className={css.title}>{titleText(board, site)}</h2>
      <p className={css.status}>
        <strong>{figureText(board, site)}.</strong> {openingText(board, site)} {task?.status ?? task?.brief}
      </p>
      {task?.dependsOn && <Dependencies {...task.dependsOn} />}
      <dl className={css.facts}>
        <dt>{words.owner}</dt>
        <dd>
          {task?.owner ?? words.nobody}
          {task?.called && <span>{task.called}</span>}
        </dd>
        <dt>{words.waiting}</dt>
        <dd>
          {task?.waiting ?? words.nothing}
          {task?.clause && <span>{task.clause}</span>}
        </dd>
      </dl>
      {task?.decision && (
        <p className={css.decision} data-edge="">
          {task.decision}
        </p>
      )}
    </section>
  );
}

function Dependencies({ cause, via, since, stopped, working }: NonNullable<SiteTask['dependsOn']>) {
  return (
    <div className={css.chain}>
      <p className={css.cause}>{cause}</p>
      <svg className={css.cut} viewBox="0 0 36 20" aria-hidden="true">
        <path d="M0 10H36M13 2l10 16M23 2l-10 16" />
      </svg>
      <p className={css.via}>{via}</p>
      <ul className={css.affected}>
        {stopped.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {working.map((name) => (
          <li key={name} className={css.working}>
            {name}
          </li>
        ))}
      </ul>
      <p className={css.since}>
        {since.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  );
}
