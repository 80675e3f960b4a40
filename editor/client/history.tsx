/* What was published, newest first: by day, person, part and words. One change or a whole day can be gone back to. */
import './review.css';
import { useCallback, useEffect, useState } from 'react';
import type { Past } from '../history.ts';
import { ask, sentenceOf } from './ask.ts';
import { reloadInPlace } from './reload.ts';
import { ReviewLine } from './review-line.tsx';
import { step } from './step.ts';

const dayOf = (when: string) => when.slice(0, 10);
const inWords = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

export function History() {
  const [past, setPast] = useState<Past[]>();
  const [wanted, setWanted] = useState('');
  const [only, setOnly] = useState('');
  const [failed, setFailed] = useState('');
  const refuse = useCallback((error: unknown) => setFailed(sentenceOf(error)), []);
  useEffect(() => {
    ask<{ past: Past[] }>('history').then((answer) => setPast(answer.past), refuse);
  }, [refuse]);
  const write = (name: string, question: object, said: string) => {
    setFailed('');
    step(name, question).then(() => reloadInPlace(said), refuse);
  };
  const showMore = () => {
    ask<{ past: Past[] }>('history', { skip: past?.length ?? 0 }).then(
      (answer) => setPast([...(past ?? []), ...answer.past]),
      refuse,
    );
  };
  if (!past) return <p role="status">{failed || 'Reading the history…'}</p>;
  const found = past.filter((entry) => says(entry, wanted));
  const pages = Map.groupBy(
    found.flatMap(({ parts }) => parts),
    ({ part }) => part,
  );
  const shown = found
    .map((entry) => ({ ...entry, parts: entry.parts.filter(({ part }) => !only || part === only) }))
    .filter(({ parts }) => !only || parts.length > 0);
  const days = Map.groupBy(shown, ({ when }) => dayOf(when));
  return (
    <div className="editor-desk-columns" data-pages>
      <nav className="editor-pages" aria-label="Pages">
        {['', ...[...pages.keys()].sort()].map((name) => (
          <button key={name} type="button" aria-pressed={only === name} onClick={() => setOnly(name)}>
            {name || 'All pages'} <span>{name ? pages.get(name)?.length : found.length}</span>
          </button>
        ))}
      </nav>
      <div>
        <p className="editor-field">
          <label htmlFor="editor-words">Find words, before or after</label>
          <input
            id="editor-words"
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </p>
        <p role="status" className={failed ? 'editor-problems' : undefined}>
          {failed || (days.size === 0 ? 'Nothing was published with these words.' : '')}
        </p>
        {[...days].map(([day, entries]) => (
          <section key={day}>
            <h2>{inWords(day)}</h2>
            <button
              type="button"
              aria-label={`Go back to ${inWords(day)}`}
              onClick={() =>
                write(
                  'go-back',
                  { day },
                  `The texts are as they were on ${inWords(day)}. Undo brings back the rest.`,
                )
              }
            >
              Go back to this day
            </button>
            {entries.map(({ commit, who, when, sentence, parts, more }) => (
              <section key={commit} className="editor-review">
                <h3>
                  {sentence} <small>{`${who}, ${when.slice(11, 16)}`}</small>
                </h3>
                {parts.map(({ file, part, picture, lines }) => (
                  <dl key={file} aria-label={part}>
                    <dt>{part}</dt>
                    {picture && <dd>A picture</dd>}
                    {lines.map((line) => (
                      <ReviewLine
                        key={`${line.kind} ${line.path.join(' ')}`}
                        file={file}
                        line={line}
                        isPast
                        takeBack={() =>
                          write(
                            'take-back',
                            { file, ...line, from: `${commit}^` },
                            `Taken back: ${line.name}`,
                          )
                        }
                      />
                    ))}
                  </dl>
                ))}
                {more > 0 && <p>And {more} parts more, changed by a programmer.</p>}
              </section>
            ))}
          </section>
        ))}
        <button type="button" onClick={showMore}>
          Show earlier changes
        </button>
      </div>
    </div>
  );
}

function says({ sentence, parts }: Past, wanted: string): boolean {
  const texts = parts.flatMap(({ lines, part }) => [
    part,
    ...lines.map(({ before, after }) => `${before} ${after}`),
  ]);
  return [sentence, ...texts].some((text) => text.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()));
}
