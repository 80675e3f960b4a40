/* A day of the history, and the question before the site's texts become what they were then. */
import { useState } from 'react';
import type { DayBefore } from '../history.ts';
import { ActionStatus, useAction } from './action.tsx';
import { Question } from './question.tsx';
import { reloadInPlace } from './reload.ts';
import { request } from './request.ts';
import { postStep } from './step.ts';

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...options });

const most = 6;

const listed = (parts: string[]) =>
  parts.length > most
    ? `${parts.slice(0, most).join(', ')} and ${parts.length - most} more parts`
    : parts.join(', ');

export function GoBack({ day }: { day: string }) {
  const [then, setThen] = useState<DayBefore>();
  const action = useAction();
  const [name, short] = [format(day, { weekday: 'long' }), format(day, {})];
  const ask = () =>
    action.run('Comparing with that day…', async (signal) =>
      setThen(await request<DayBefore>('day-before', { day }, signal)),
    );
  const go = () => {
    setThen(undefined);
    action.run('Making the draft…', async (signal) => {
      await postStep('go-back', { day, name: `As on ${short}` }, signal);
      reloadInPlace(`‘As on ${short}’ is open: its texts are as they were that evening.`);
    });
  };
  return (
    <>
      <header className="editor-day">
        <h2>{name}</h2>
        <button type="button" aria-label={`Go back to ${name}`} onClick={ask}>
          Go back to this day
        </button>
      </header>
      {action.message && <ActionStatus action={action} />}
      {then && (
        <Question
          title={`Go back to ${short}?`}
          yes="Make that draft"
          act={go}
          leave={() => setThen(undefined)}
        >
          {then.texts === 1 ? '1 text becomes what it was' : `${then.texts} texts become what they were`} that
          evening, on {listed(then.parts)}, as a new draft named ‘As on {short}’.{' '}
          {then.open && `‘${then.open}’, which is open, is set aside as it is. `}
          Nothing is lost: what came later stays in the history, and nothing is published by this.
        </Question>
      )}
    </>
  );
}
