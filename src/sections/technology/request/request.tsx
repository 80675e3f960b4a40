import { useState } from 'react';
import type { DevelopmentPage } from '../../../content/technologies/schema.ts';
import { Choice, useEarlyChoice } from '../../../ui/choice.tsx';
import { fill } from '../../../ui/fill.ts';
import entrance from '../../shared/entrance.module.css';
import { OpeningWords } from '../../shared/opening-words.tsx';
import css from './request.module.css';
import { RequestDrawing } from './request-drawing.tsx';
import {
  calls,
  carriers,
  type Option,
  optionsAt,
  pathOf,
  type Selection,
  type Start,
  startFor,
} from './request-path.ts';

interface RequestProps {
  content: DevelopmentPage;
  /** Called with the layer of the selected technology. */
  onChoose: (anchor: string) => void;
}

interface StopChoiceProps {
  legend: string;
  options: Option[];
  chosen: string;
  onFocus: (name: string | undefined) => void;
  onChoose: (option: Option) => void;
}

/** Keyboard access to the options of one stop; the drawing marks the focused one. */
function StopChoice({ legend, options, chosen, onFocus, onChoose }: StopChoiceProps) {
  const choose = (name: string) => {
    const option = options.find((one) => one.name === name);
    if (option) onChoose(option);
  };
  const { name: group, group: fieldset } = useEarlyChoice(chosen, choose);
  return (
    <fieldset ref={fieldset}>
      <legend>{legend}</legend>
      {options.map(({ name, items }) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            value={name}
            checked={name === chosen}
            onChange={() => choose(name)}
            onFocus={() => onFocus(name)}
            onBlur={() => onFocus(undefined)}
          />
          {items.map((item) => item.name).join(', ')}
        </label>
      ))}
    </fieldset>
  );
}

/** The path of a request through the technologies; its start and each stop can be changed. */
export function Request({ content, onChoose }: RequestProps) {
  const { banner, tabs, request } = content;
  const items = tabs.flatMap((tab) => tab.items);
  const [start, setStart] = useState<Start>('browser');
  const [chosen, setChosen] = useState<Selection>({});
  // Chips are uncontrolled, so another start needs new ones.
  const [turns, setTurns] = useState(0);
  const [focused, setFocused] = useState<string>();
  const path = pathOf(items, start, chosen);
  const names = (options: Option[]) => options.flatMap((option) => option.items.map(({ name }) => name));
  const [called, carried] = [names(path.called), names(path.carried)];
  const choose = ({ stop, name }: Option) => {
    setChosen({ ...chosen, [stop]: name });
    const from = startFor(stop, start);
    if (from !== start) setTurns(turns + 1);
    setStart(from);
    const layer = tabs.find((tab) => tab.items.some((item) => item.name === name));
    if (layer) onChoose(layer.anchor);
  };
  const stops = [...new Set([...calls.browser, ...calls.phone, ...carriers])];
  const options = (['browser', 'phone'] as const).map((id) => ({ id, label: request.starts[id] }));
  return (
    <div className={`on-ink ${css.request}`}>
      <div className="wrap">
        <OpeningWords banner={banner} look="wide" />
        <figure className={`${entrance.rising} ${css.figure}`} aria-label={request.label}>
          <div className={css.asked}>
            <p>
              <b>{request.question}</b>{' '}
              {fill(request.calls, { calls: called.length + carried.length, all: items.length })}{' '}
              <span className={css.hint} data-script="" data-screen="">
                {request.hint}
              </span>
            </p>
            <Choice
              legend={request.startLegend}
              options={options}
              chosen={start}
              onChoose={setStart}
              key={turns}
            />
          </div>
          <div className={css.stops} data-script="" data-screen="">
            {stops
              .map((stop) => ({ stop, options: optionsAt(items, stop) }))
              .filter((one) => one.options.length > 1)
              .map((one) => (
                <StopChoice
                  key={one.stop}
                  legend={request.stopNames[one.stop]}
                  options={one.options}
                  chosen={chosen[one.stop] ?? one.options[0]?.name ?? ''}
                  onFocus={setFocused}
                  onChoose={choose}
                />
              ))}
          </div>
          <RequestDrawing content={content} start={start} path={path} focused={focused} onChoose={choose} />
          <figcaption className={css.caption} aria-live="polite">
            {fill(request.way, { way: called.join(', '), carried: carried.join(', ') })}
          </figcaption>
        </figure>
      </div>
    </div>
  );
}
