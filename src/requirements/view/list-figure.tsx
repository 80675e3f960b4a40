import { type MouseEvent, memo, useMemo } from 'react';
import type { RequirementWords } from '../../content/requirements/schema.ts';
import { fill } from '../../ui/fill.ts';
import { type Figure, type FigureMark, figureOf } from '../figure.ts';
import type { Finding } from '../matching/match.ts';
import { type ReviewRow, totalsOf } from '../review.ts';
import { counted } from './counted.ts';
import css from './list-figure.module.css';

interface ListFigureProps {
  rows: ReviewRow[];
  opened: number | undefined;
  words: RequirementWords;
  onPick: (row: number) => void;
}

const reach = 22;
const findings = ['related', 'possible', 'nothing', 'not-compared'] as const;

const markPath = ({ x, y, x2, y2 }: FigureMark) => `M${x} ${y}L${x2} ${y2}`;

/** One mark per clause; a click selects the nearest. Its text alternative is the table below it. */
export const ListFigure = memo(function ListFigure({ rows, opened, words, onPick }: ListFigureProps) {
  // Rows change with every assessment; the drawing only with the findings.
  const key = rows.map(({ finding, match }) => finding + (match?.near[0]?.passage.side ?? '')).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the rows
  const figure = useMemo(() => figureOf(rows), [key]);
  const paths = useMemo(() => pathsOf(figure), [figure]);
  const openedLine = figure.lines.find(({ row }) => row === opened);
  const openedMark =
    opened === undefined ? undefined : figure.marks.find(({ from, to }) => opened >= from && opened <= to);
  const totals = totalsOf(rows);
  const counts = { ...totals, n: rows.length, other: totals['not-compared'] };

  function pick({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = 600 / width;
    const [x, y] = [(clientX - left) * scale, (clientY - top) * scale];
    const near = figure.marks
      .map((mark) => ({ mark, away: Math.hypot(mark.x - x, mark.y - y) }))
      .sort((one, other) => one.away - other.away)[0];
    if (near && near.away < reach * scale) onPick(near.mark.from);
  }

  return (
    <figure className={css.figure}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list has the same rows, with keys */}
      <svg
        className={css.drawing}
        data-paper="drawing"
        viewBox="0 0 600 620"
        role="img"
        aria-label={fill(words.figure.label, counts)}
        onClick={pick}
        data-dense={rows.length > 400 || undefined}
      >
        <path d={paths.related} className={css.line} />
        <path d={paths.possible} className={css.line} data-possible="" />
        {openedLine && <path d={openedLine.path} className={css.line} data-opened="" />}
        {figure.sides.map(({ side, y, height, count }) => (
          <g key={side}>
            <path d={`M162 ${y}v${height}`} className={css.side} />
            <text x="150" y={y + height / 2 + 5} textAnchor="end" className={css.name}>
              {`${words.sides[side] ?? side} ${count}`}
            </text>
          </g>
        ))}
        {findings.map((finding) => (
          <path key={finding} d={paths.marks[finding]} className={css.mark} data-finding={finding} />
        ))}
        {openedMark && <path d={markPath(openedMark)} className={css.mark} data-opened="" />}
      </svg>
      <figcaption className={css.caption}>
        <span>{counted(words.figure.yourList, rows.length)}</span>
        <span data-key="related">{words.figure.related}</span>
        <span data-key="possible">{words.figure.possible}</span>
        <span data-key="nothing">{words.figure.nothing}</span>
        {figure.joined && <span>{words.figure.joined}</span>}
      </figcaption>
    </figure>
  );
});

/** One element for all marks of a kind: 800 separate elements would take most of the time to the list. */
function pathsOf({ marks, lines }: Figure) {
  const byFinding: Record<Finding, string> = { related: '', possible: '', nothing: '', 'not-compared': '' };
  for (const mark of marks) byFinding[mark.finding] += markPath(mark);
  let [related, possible] = ['', ''];
  for (const line of lines) {
    if (line.possible) possible += line.path;
    else related += line.path;
  }
  return { marks: byFinding, related, possible };
}
