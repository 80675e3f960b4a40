/*
 * Asked before something is taken back: what will happen, the act, and a way out that has the focus. Closed, it gives
 * the focus back.
 */
import { type ReactNode, useId, useLayoutEffect, useState } from 'react';

interface QuestionProps {
  title: string;
  children: ReactNode;
  yes: string;
  act(): void;
  leave(): void;
}

export function Question({ title, children, yes, act, leave }: QuestionProps) {
  const id = useId();
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => () => (opener as HTMLElement | null)?.focus(), [opener]);
  return (
    <section
      className="editor-question"
      aria-labelledby={id}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <h4 id={id}>{title}</h4>
      <p>{children}</p>
      <p className="editor-actions">
        <button type="button" className="editor-main-act" onClick={act}>
          {yes}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the question was asked for, and its safest answer has the focus */}
        <button type="button" autoFocus onClick={leave}>
          Cancel
        </button>
      </p>
    </section>
  );
}
