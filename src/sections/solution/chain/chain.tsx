import { type KeyboardEvent, useId, useReducer, useRef, useState } from 'react';
import type { CaseChain } from '../../../content/instruments/case-chain.ts';
import type { Banner } from '../../../content/schema.ts';
import type { SolutionCard } from '../../../content/solutions/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { OpeningWords } from '../../shared/opening-words.tsx';
import instrument from '../instrument.module.css';
import { CaseForm } from './case-form.tsx';
import { CaseRecord } from './case-record.tsx';
import { type Case, type CaseAction, initialCase, linkStatesOf, reduceCase } from './case-state.ts';
import css from './chain.module.css';
import { ChainDrawing } from './chain-drawing.tsx';
import { SourceList } from './source-list.tsx';

interface ChainProps {
  banner: Banner;
  content: CaseChain;
  cards: SolutionCard[];
}

/** The opening of the cyber page: a case that stays locked until its authority is entered. */
export function Chain({ banner, content, cards }: ChainProps) {
  const { links, words } = content;
  const id = useId();
  const [file, dispatch] = useReducer(
    (before: Case, step: CaseAction) => reduceCase(content, before, step),
    content,
    initialCase,
  );
  const [chosen, setChosen] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const states = linkStatesOf(content, file);
  const named = { filled: words.filled, waiting: words.empty, shut: words.shut };
  const sources = cards.map(({ title }) => title);
  const sourcesOpen = states[links.findIndex(({ id }) => id === 'sources')] !== 'shut';

  const step = (done: CaseAction) => {
    dispatch(done);
    const next = linkStatesOf(content, reduceCase(content, file, done));
    // After a link is filled, the next one opens.
    const waits = next.indexOf('waiting');
    if (done.kind === 'withdraw') setChosen(0);
    else if (waits > chosen && states[chosen] === 'waiting') setChosen(waits);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const ends = { Home: 0, End: links.length - 1 }[event.key];
    if (by === undefined && ends === undefined) return;
    event.preventDefault();
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = ends ?? (chosen + (isMirrored ? -(by ?? 0) : (by ?? 0)) + links.length) % links.length;
    setChosen(to);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <section className={`on-ink ${instrument.instrument}`} data-paper="flat">
      <div className="wrap">
        <OpeningWords banner={banner} look="wide" />
        <figure className={css.figure} aria-label={words.title}>
          <p className="visually-hidden">{words.description}</p>
          <ChainDrawing
            links={links.map(({ name, asks }, index) => ({
              name,
              under: asks,
              state: named[states[index] ?? 'shut'],
            }))}
            states={states}
            chosen={chosen}
          />
          <div ref={tabs} role="tablist" aria-label={words.links} className={css.tabs}>
            {links.map(({ id: link, name }, index) => (
              <button
                key={link}
                id={`${id}${index}`}
                type="button"
                role="tab"
                className={css.tab}
                aria-selected={index === chosen}
                aria-disabled={states[index] === 'shut' || undefined}
                aria-controls={index === chosen ? `${id}panel` : undefined}
                aria-label={fill(words.tab, {
                  number: index + 1,
                  name,
                  state: named[states[index] ?? 'shut'],
                })}
                tabIndex={index === chosen ? 0 : -1}
                onClick={() => setChosen(index)}
                onKeyDown={onKeyDown}
              />
            ))}
          </div>
        </figure>
        <div className={css.panel} data-paper="block">
          <CaseForm
            id={id}
            content={content}
            file={file}
            states={states}
            chosen={chosen}
            sources={sources}
            onStep={step}
          />
          <SourceList words={words} file={file} sources={sources} isOpen={sourcesOpen} onStep={step} />
          <CaseRecord content={content} file={file} />
        </div>
        <div className={instrument.foot}>
          <p className={instrument.how} data-script="" data-screen="">
            {words.how} <span className={instrument.keys}>{words.keys}</span>
          </p>
          <p className={instrument.example}>{words.example}</p>
        </div>
      </div>
    </section>
  );
}
