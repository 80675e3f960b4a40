import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../ui/fill.ts';
import type { LoadReading } from '../../engine/load.ts';
import answer from '../parts/answers.module.css';
import choices from '../parts/choices.module.css';
import { SheetDialog } from '../parts/sheet.tsx';
import { useDesk } from '../state/desk-context.ts';
import css from './load-sheet.module.css';
import type { LoadRequest } from './load-worker.ts';

const rates = [1_000, 10_000, 100_000, 1_000_000] as const;
const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const small = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Runs a chosen number of messages through the same rules and shows this machine's throughput. */
export function LoadSheet() {
  const { store, desk, words } = useDesk();
  const labels = words.load;
  const worker = useRef<Worker>(undefined);
  const [reading, setReading] = useState<LoadReading>();
  const [running, setRunning] = useState(false);
  const [fault, setFault] = useState<'refused' | 'offline' | null>(null);
  const [rate, setRate] = useState<number>(rates[0]);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
    setRunning(false);
  };
  useEffect(() => () => worker.current?.terminate(), []);
  const send = (message: LoadRequest) => worker.current?.postMessage(message);
  const start = () => {
    setFault(null);
    try {
      const made = store.content.startLoadWorker();
      made.onmessage = ({ data }: MessageEvent<LoadReading>) => setReading(data);
      made.onerror = () => {
        setFault(navigator.onLine ? 'refused' : 'offline');
        stop();
      };
      worker.current = made;
      setRunning(true);
      send({ begin: desk.shift.setting.city, rate });
    } catch {
      setFault('refused');
    }
  };
  const figures = [
    [labels.rate, reading ? figure.format(reading.rate) : words.none],
    [labels.waiting, reading ? figure.format(reading.waiting) : words.none],
    [labels.done, reading ? figure.format(reading.done) : words.none],
    [labels.joined, reading ? figure.format(reading.proposed) : words.none],
  ] as const;
  return (
    <SheetDialog title={labels.title} lead={fault ? labels[fault] : labels.lead}>
      <fieldset className={choices.times}>
        <legend>{labels.target}</legend>
        <div className={choices.segments}>
          {rates.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="rate"
                checked={rate === one}
                onChange={() => {
                  setRate(one);
                  send({ rate: one });
                }}
              />
              {figure.format(one)}
            </label>
          ))}
        </div>
      </fieldset>
      <dl className={css.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={css.wide}>
          <dt>{labels.delay}</dt>
          <dd>
            {reading
              ? fill(labels.ms, { p50: small.format(reading.p50), p99: small.format(reading.p99) })
              : words.none}
          </dd>
        </div>
      </dl>
      <p className={css.note}>{labels.measured}</p>
      <div className={answer.answers}>
        {running ? (
          // The second click of a double click on Start must not stop it.
          <button type="button" className={answer.no} onClick={({ detail }) => detail < 2 && stop()}>
            {labels.stop}
          </button>
        ) : (
          <button type="button" className={answer.yes} onClick={start}>
            {labels.start}
          </button>
        )}
      </div>
    </SheetDialog>
  );
}
