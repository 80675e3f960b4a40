/* Live previews of the page in search results and as a share card, beside its fields. */
import './outside.css';
import { useEffect, useState } from 'react';
import type { Part } from '../content-value.ts';
import type { Outside as Base } from '../outside.ts';
import { messageOf, request } from './request.ts';
import { onTyped } from './typed.ts';

/** Lengths at which most search engines truncate. */
const limits = { title: 60, description: 160 };
const drawingRests = 400;

export function Outside() {
  const [base, setBase] = useState<Base>();
  const [texts, setTexts] = useState<Base['texts']>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    request<Base>('outside', { pathname: location.pathname }).then(
      (answer) => {
        setBase(answer);
        setTexts(answer.texts);
      },
      (error) => setFailed(messageOf(error)),
    );
  }, []);
  useEffect(() => {
    if (!base) return undefined;
    return onTyped(({ file, path, parts }) => {
      if (file !== base.file) return;
      for (const [key, own] of Object.entries(base.paths))
        if (own.join() === path.join())
          setTexts((before) => before && { ...before, [key]: withChips(parts, base.chips) });
    });
  }, [base]);
  if (failed) return <p>{failed}</p>;
  if (!base || !texts) return <p>Reading how it looks outside…</p>;
  return (
    <section className="editor-outside" aria-label="How it looks outside">
      <h4>
        In a search engine <small>{sizes(texts)}</small>
      </h4>
      <div>
        <p>
          {base.company} <small>{base.way}</small>
        </p>
        <p className="editor-found-title">{cut(texts.title + base.titleEnd, limits.title)}</p>
        <p>{cut(texts.description, limits.description)}</p>
      </div>
      <Card headline={texts.headline} eyebrow={texts.eyebrow} />
      <div>
        <p>
          <small>{base.way.split(' › ')[0]}</small>
        </p>
        <p>
          <b>{texts.title + base.titleEnd}</b>
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
      request<{ card: string }>('card', { pathname: location.pathname, headline, eyebrow }, stop.signal).then(
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

const sizes = ({ title, description }: Base['texts']) =>
  `Title ${title.length} of ${limits.title}, description ${description.length} of ${limits.description}`;

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, text.lastIndexOf(' ', most))} …` : text;
