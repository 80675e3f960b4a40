/* Live previews of the page in search results and as a share card, beside its fields. */
import './outside.css';
import { useCallback, useEffect, useState } from 'react';
import type { Part } from '../content-value.ts';
import type { OutsideViews } from '../outside.ts';
import { ActionStatus, useAction } from './action.tsx';
import { request } from './request.ts';
import { Loading, useResource } from './resource.tsx';
import { onTyped } from './typed.ts';

/** Lengths at which most search engines truncate. */
const limits = { title: 60, description: 160 };
const drawingRests = 400;

export function Outside() {
  const resource = useResource<OutsideViews>('outside', JSON.stringify({ pathname: location.pathname }));
  const base = resource.data;
  const [typed, setTyped] = useState<Partial<OutsideViews['texts']>>({});
  useEffect(() => {
    if (!base) return undefined;
    return onTyped(({ file, path, parts }) => {
      if (file !== base.file) return;
      for (const [key, own] of Object.entries(base.paths))
        if (own.join() === path.join())
          setTyped((before) => ({ ...before, [key]: withChips(parts, base.chips) }));
    });
  }, [base]);
  if (!base) return <Loading resource={resource}>Loading the previews…</Loading>;
  const texts = { ...base.texts, ...typed };
  return (
    <section className="editor-outside" aria-label="How it looks outside">
      <h4>
        In a search engine <small>{sizes(texts)}</small>
      </h4>
      <div>
        <p>
          {base.company} <small>{base.breadcrumb}</small>
        </p>
        <p className="editor-found-title">{cut(texts.title + base.titleEnd, limits.title)}</p>
        <p>{cut(texts.description, limits.description)}</p>
      </div>
      <Card headline={texts.headline} eyebrow={texts.eyebrow} />
      <div>
        <p>
          <small>{base.breadcrumb.split(' › ')[0]}</small>
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
  const drawing = useAction();
  const { run } = drawing;
  const draw = useCallback(() => {
    const body = { pathname: location.pathname, headline, eyebrow };
    run('Drawing the card…', async (signal) =>
      setAddress((await request<{ card: string }>('card', body, signal)).card),
    );
  }, [headline, eyebrow, run]);
  useEffect(() => {
    const waiting = setTimeout(draw, drawingRests);
    return () => clearTimeout(waiting);
  }, [draw]);
  return (
    <>
      <h4>When somebody shares it</h4>
      <ActionStatus action={drawing} />
      {drawing.hasFailed && (
        <button type="button" onClick={draw}>
          Draw it
        </button>
      )}
      {address ? (
        <img src={address} alt={`The card says: ${headline}`} />
      ) : (
        <div className="editor-no-card" />
      )}
    </>
  );
}

const withChips = (parts: Part[], chips: OutsideViews['chips']) =>
  parts.map((part) => (typeof part === 'string' ? part : (chips[part.code] ?? '…'))).join('');

const sizes = ({ title, description }: OutsideViews['texts']) =>
  `Title ${title.length} of ${limits.title}, description ${description.length} of ${limits.description}`;

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, text.lastIndexOf(' ', most))} …` : text;
