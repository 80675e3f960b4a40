/* How the page looks outside, beside the words it is made of: it follows as one types, the card once the typing rests. */
import './outside.css';
import { useEffect, useState } from 'react';
import type { Part } from '../content-value.ts';
import type { Outside as Base } from '../outside.ts';
import { ask, sentenceOf } from './ask.ts';
import { onTyped } from './typed.ts';

/** What most search engines show before they cut. */
const room = { title: 60, description: 160 };
const drawingRests = 400;

export function Outside() {
  const [base, setBase] = useState<Base>();
  const [said, setSaid] = useState<Base['said']>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    ask<Base>('outside', { pathname: location.pathname }).then(
      (answer) => {
        setBase(answer);
        setSaid(answer.said);
      },
      (error) => setFailed(sentenceOf(error)),
    );
  }, []);
  useEffect(() => {
    if (!base) return undefined;
    return onTyped(({ file, path, parts }) => {
      if (file !== base.file) return;
      for (const [key, own] of Object.entries(base.paths))
        if (own.join() === path.join())
          setSaid((before) => before && { ...before, [key]: withChips(parts, base.chips) });
    });
  }, [base]);
  if (failed) return <p>{failed}</p>;
  if (!base || !said) return <p>Reading how it looks outside…</p>;
  return (
    <section className="editor-outside" aria-label="How it looks outside">
      <h4>
        In a search engine <small>{sizes(said)}</small>
      </h4>
      <div>
        <p>
          {base.company} <small>{base.way}</small>
        </p>
        <p className="editor-found-title">{cut(said.title + base.titleEnd, room.title)}</p>
        <p>{cut(said.description, room.description)}</p>
      </div>
      <Card headline={said.headline} eyebrow={said.eyebrow} />
      <div>
        <p>
          <small>{base.way.split(' › ')[0]}</small>
        </p>
        <p>
          <b>{said.title + base.titleEnd}</b>
        </p>
      </div>
    </section>
  );
}

function Card({ headline, eyebrow }: { headline: string; eyebrow: string }) {
  const [address, setAddress] = useState('');
  const [state, setState] = useState('Drawing the card…');
  useEffect(() => {
    const stop = new AbortController();
    const waiting = setTimeout(() => {
      setState('Drawing the card…');
      ask<{ card: string }>('card', { pathname: location.pathname, headline, eyebrow }, stop.signal).then(
        ({ card }) => {
          setAddress(card);
          setState('');
        },
        () => stop.signal.aborted || setState('The card could not be drawn now.'),
      );
    }, drawingRests);
    return () => {
      clearTimeout(waiting);
      stop.abort();
    };
  }, [headline, eyebrow]);
  return (
    <>
      <h4>
        When somebody shares it <small role="status">{state}</small>
      </h4>
      <img src={address || undefined} alt={`The card says: ${headline}`} />
    </>
  );
}

const withChips = (parts: Part[], chips: Base['chips']) =>
  parts.map((part) => (typeof part === 'string' ? part : (chips[part.code] ?? '…'))).join('');

const sizes = ({ title, description }: Base['said']) =>
  `Title ${title.length} of ${room.title}, description ${description.length} of ${room.description}`;

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, text.lastIndexOf(' ', most))} …` : text;
