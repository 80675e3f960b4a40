import { Fragment, useState } from 'react';
import type { Readings as ReadingsContent } from '../../../content/examples/schema.ts';
import type { TechnologyPage } from '../../../content/technologies/schema.ts';
import { Choice } from '../../../ui/choice.tsx';
import { disc } from '../../../ui/disc.ts';
import { fill } from '../../../ui/fill.ts';
import { listIn } from '../../../ui/format.ts';
import { useTween } from '../../../ui/use-tween.ts';
import { type CardNumber, DrawnMark, Mark, MarkedDrawing, marksOf } from '../card-marks.tsx';
import { Opening } from '../opening.tsx';
import css from './readings.module.css';
import { type ArrivedReading, order } from './readings.ts';

interface ThreadsProps {
  readings: readonly ArrivedReading[];
  /** From 0, in order of arrival, to 1, in order of measurement. */
  inOrder: number;
  upright?: boolean;
  /** The label is on the thread with the longest delay. */
  mark: CardNumber | undefined;
}

/** In drawing order: threads that cross a late one are drawn over it. */
const looks = ['latest', 'late', 'plain'];

const one = (value: number) => value.toFixed(1);

/** A thread from each reading's moment to its arrival, along the page or down it. */
function Threads({ readings, inOrder, upright = false, mark }: ThreadsProps) {
  const last = Math.max(...readings.flatMap(({ measured, arrived }) => [measured, arrived]));
  const [length, far, near] = upright ? [840, 270, 56] : [1248, 246, 40];
  const along = (seconds: number) => 14 + (seconds / last) * (length - 28);
  const latest = Math.max(...readings.map(({ measured, arrived }) => arrived - measured));
  const point = (a: number, b: number) => (upright ? `${one(b)} ${one(a)}` : `${one(a)} ${one(b)}`);
  const dot = (a: number, b: number, r: number) => (upright ? disc(b, a, r) : disc(a, b, r));
  const text = (a: number, b: number) => (upright ? { x: b, y: a + 5 } : { x: a, y: b });
  const bend = (far - near) * 0.62;
  const bent = (from: number, to: number) =>
    `M${point(from, near)}C${point(from, near + bend)} ${point(to, far - bend)} ${point(to, far)}`;
  const threads = readings.map(({ number, measured, arrived, late }) => {
    const from = along(measured);
    const to = along(arrived) + (from - along(arrived)) * inOrder;
    return { number, from, to, look: !late ? 'plain' : arrived - measured === latest ? 'latest' : 'late' };
  });
  const longest = threads.find(({ look }) => look === 'latest');
  const [middle, half] = [((longest?.from ?? 0) + (longest?.to ?? 0)) / 2, (near + far) / 2];
  return (
    <MarkedDrawing
      className={upright ? css.upright : css.along}
      viewBox={upright ? `0 0 326 ${length}` : `0 0 ${length} 286`}
      marks={
        longest && <DrawnMark card={mark} {...(upright ? { x: half, y: middle } : { x: middle, y: half })} />
      }
    >
      <path
        className={css.line}
        d={`M${point(0, near)}L${point(length, near)}M${point(0, far)}L${point(length, far)}`}
      />
      {looks.map((look) => {
        const alike = threads.filter((thread) => thread.look === look);
        const radius = look === 'latest' ? 8 : 5.5;
        return (
          <g key={look} data-look={look}>
            <path className={css.thread} d={alike.map(({ from, to }) => bent(from, to)).join('')} />
            <path className={css.measured} d={alike.map(({ from }) => dot(from, near, radius)).join('')} />
            <path className={css.arrived} d={alike.map(({ to }) => dot(to, far, radius)).join('')} />
            {alike.map(({ number, from, to }) => (
              <Fragment key={number}>
                <text {...text(from, upright ? 26 : 22)}>{number}</text>
                <text {...text(to, upright ? (look === 'plain' ? 296 : 316) : 278)}>{number}</text>
              </Fragment>
            ))}
          </g>
        );
      })}
    </MarkedDrawing>
  );
}

/** Readings of one pump: threads cross where a reading is late, and uncross when sorted. */
export function Readings({ content }: { content: TechnologyPage<ReadingsContent> }) {
  const { example } = content;
  const marks = marksOf(content.cards);
  const [chosen, setChosen] = useState<'arrived' | 'measured'>('arrived');
  const inOrder = useTween(chosen === 'measured' ? 1 : 0);
  const readings = order(example.readings);
  const late = readings.filter((reading) => reading.late).map(({ number }) => number);
  const sentence = example.orders.find(({ id }) => id === chosen)?.sentence ?? '';
  const values = { count: readings.length, late: late.length, which: listIn(example.language, late) };
  return (
    <Opening content={content} sentence={fill(sentence, values)}>
      <Choice legend={example.legend} options={example.orders} chosen={chosen} onChoose={setChosen} />
      <div className={css.threads}>
        <p className={css.clock}>
          <Mark card={marks.measured} />
          {example.measuredLabel}
        </p>
        <Threads readings={readings} inOrder={inOrder} mark={marks.thread} />
        <Threads readings={readings} inOrder={inOrder} mark={marks.thread} upright />
        <p className={css.clock}>
          <Mark card={marks.arrived} />
          {example.arrivedLabel}
        </p>
      </div>
    </Opening>
  );
}
