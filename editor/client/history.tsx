/*
 * Published changes, newest first, filtered by day, person, part and text. One change or a whole day can be reverted.
 */
import './review.css';
import { useState } from 'react';
import type { ContentChange } from '../content-diff.ts';
import type { Past } from '../history.ts';
import { ActionStatus, useAction } from './action.tsx';
import { GoBack } from './go-back.tsx';
import { HistoryEntry } from './history-entry.tsx';
import { PageName } from './page-name.tsx';
import { reloadInPlace } from './reload.ts';
import { request } from './request.ts';
import { Loading, useResource } from './resource.tsx';
import { postStep } from './step.ts';

const dayOf = (when: string) => when.slice(0, 10);

export function History() {
  const [until, setUntil] = useState('');
  const resource = useResource<{ past: Past[] }>('history', JSON.stringify({ until }));
  const [wanted, setWanted] = useState('');
  const [only, setOnly] = useState('');
  const [person, setPerson] = useState('');
  const taking = useAction();
  const reading = useAction();
  const past = resource.data?.past;
  const takeBack = (file: string, line: ContentChange, commit: string) =>
    taking.run('Undoing…', async (signal) => {
      await postStep('take-back', { file, ...line, from: `${commit}^` }, signal);
      reloadInPlace(`Taken back: ${line.name}`);
    });
  const showMore = () =>
    reading.run('Reading earlier changes…', async (signal) => {
      const body = { skip: past?.length ?? 0, until };
      const answer = await request<{ past: Past[] }>('history', body, signal);
      resource.setData({ past: [...(past ?? []), ...answer.past] });
    });
  const found = (past ?? []).filter(
    (entry) => hasChanges(entry) && says(entry, wanted) && (!person || entry.who === person),
  );
  const pages = Map.groupBy(
    found.flatMap(({ parts }) => parts),
    ({ part }) => part,
  );
  const shown = found
    .map((entry) => ({ ...entry, parts: entry.parts.filter(({ part }) => !only || part === only) }))
    .filter(({ parts }) => !only || parts.length > 0);
  const days = Map.groupBy(shown, ({ when }) => dayOf(when));
  const people = [...new Set((past ?? []).map(({ who }) => who))].sort();
  return (
    <div className="editor-desk-columns" data-pages>
      <nav className="editor-pages" aria-label="Pages">
        {['', ...[...pages.keys()].sort()].map((name) => (
          <button key={name} type="button" aria-pressed={only === name} onClick={() => setOnly(name)}>
            <PageName>{name || 'All pages'}</PageName>{' '}
            <span>{name ? pages.get(name)?.length : found.length}</span>
          </button>
        ))}
      </nav>
      <div>
        <div className="editor-filters">
          <p className="editor-field">
            <label htmlFor="editor-words">Find words, before or after</label>
            <input
              id="editor-words"
              type="search"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          </p>
          <p className="editor-field">
            <label htmlFor="editor-person">Changed by</label>
            <select id="editor-person" value={person} onChange={({ target }) => setPerson(target.value)}>
              <option value="">Everyone</option>
              {people.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </p>
          <p className="editor-field">
            <label htmlFor="editor-day">Go to a day</label>
            <input
              id="editor-day"
              type="date"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          </p>
        </div>
        {!past && <Loading resource={resource}>Loading the history…</Loading>}
        <ActionStatus
          action={taking}
          idle={past && days.size === 0 ? 'Nothing like this was published.' : ''}
        />
        {[...days].map(([day, entries]) => (
          <section key={day}>
            <GoBack day={day} />
            {entries.map((entry) => (
              <HistoryEntry
                key={entry.commit}
                entry={entry}
                takeBack={(file, line) => takeBack(file, line, entry.commit)}
              />
            ))}
          </section>
        ))}
        <ActionStatus action={reading} />
        {past && !reading.isRunning && (
          <button type="button" onClick={showMore}>
            Show earlier changes
          </button>
        )}
      </div>
    </div>
  );
}

/** Without any, it was a programmer's: nothing on the site to see or take back. */
const hasChanges = ({ parts, more }: Past) => parts.length > 0 || more > 0;

function says({ sentence, parts }: Past, wanted: string): boolean {
  const texts = parts.flatMap(({ lines, part }) => [
    part,
    ...lines.map(({ before, after }) => `${before} ${after}`),
  ]);
  return [sentence, ...texts].some((text) => text.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()));
}
