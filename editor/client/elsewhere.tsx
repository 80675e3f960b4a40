/* In the panel: change the ticked occurrences of a figure, only this one, or none. */
import { useEffect, useRef } from 'react';
import type { FigurePlace } from '../figures.ts';
import { choiceOf, type FigureQuestion, questionOf } from './figure-question.ts';

interface ElsewhereProps {
  question: FigureQuestion;
  change(also: FigurePlace[]): void;
  keep(): void;
}

export function Elsewhere({ question, change, keep }: ElsewhereProps) {
  const { figure, places } = question;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const ticked = () => {
    const ticks = first.current?.closest('fieldset')?.querySelectorAll('input') ?? [];
    return places.filter((_, index) => ticks[index]?.checked);
  };
  return (
    <fieldset className="editor-new-entry">
      <legend>{questionOf(question)}</legend>
      {places.map((place) => (
        <p key={`${place.file} ${place.path.join(' ')}`}>
          <label>
            <input type="checkbox" defaultChecked /> {choiceOf(place, figure)}
          </label>
        </p>
      ))}
      <p className="editor-actions">
        <button ref={first} type="button" onClick={() => change(ticked())}>
          Change all that are ticked
        </button>
        <button type="button" onClick={() => change([])}>
          Only here
        </button>
        <button type="button" onClick={keep}>
          Keep {figure.before}
        </button>
      </p>
    </fieldset>
  );
}
