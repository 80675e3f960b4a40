import type { Restraint } from '../../../content/instruments/restraint.ts';
import { InstrumentButton } from '../../../ui/instrument-button.tsx';
import css from './restraint.module.css';

/** Shown under the camera when the script of its controls did not load. */
export function RestraintFailure({ content, onRetry }: { content: Restraint; onRetry: () => void }) {
  return (
    <div className="on-ink">
      <p className={`wrap ${css.failure}`}>
        {content.loadFailed}
        <InstrumentButton onClick={onRetry}>{content.tryAgain}</InstrumentButton>
      </p>
    </div>
  );
}
