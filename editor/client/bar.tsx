/* The bar at the foot of the window: undo, redo, the panel, and what the editor has to say. */
import { ask, sentenceOf } from './ask.ts';
import { reloadInPlace } from './reload.ts';

export interface State {
  undo?: string;
  redo?: string;
}

interface BarProps {
  state: State;
  said: string;
  tell(sentence: string): void;
}

export function Bar({ state, said, tell }: BarProps) {
  const step = (name: 'undo' | 'redo', label: string) => async () => {
    try {
      await ask(name);
      reloadInPlace(`${name === 'undo' ? 'Taken back' : 'Made again'}: ${label}`);
    } catch (error) {
      tell(sentenceOf(error));
    }
  };
  return (
    <section className="editor-bar" aria-label="Editor">
      <button
        type="button"
        disabled={!state.undo}
        onClick={step('undo', state.undo ?? '')}
        title={state.undo}
      >
        Undo
      </button>
      <button
        type="button"
        disabled={!state.redo}
        onClick={step('redo', state.redo ?? '')}
        title={state.redo}
      >
        Redo
      </button>
      <p role="status">{said || 'Click a word to change it. Ctrl-click uses the page.'}</p>
    </section>
  );
}
