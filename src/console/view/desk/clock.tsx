import { fill } from '../../../ui/fill.ts';
import { Icon } from '../../../ui/icon.tsx';
import { clockText } from '../../../ui/time-text.ts';
import { useDesk } from '../state/desk-context.ts';
import { type DeskState, speeds } from '../state/desk-state.ts';
import css from './clock.module.css';

export function Clock() {
  const { store, desk, words } = useDesk();
  const { clock } = words;
  const { shift, running, speed } = desk;
  const stopped = !running || shift.held !== null || shift.over;
  return (
    <div className={css.clock}>
      <div className={css.face}>
        <time className={css.time}>
          {clockText(shift.now)} <small>{words.zone}</small>
        </time>
        <span className={css.state}>{fill(clock[clockState(desk)], { speed })}</span>
      </div>
      {!store.follows && (
        <fieldset className={css.speeds} aria-label={clock.label}>
          <button
            type="button"
            aria-pressed={!running}
            aria-label={running ? clock.pause : clock.resume}
            onClick={() => store.toggle()}
          >
            <Icon name={running ? 'pause' : 'play'} size={16} />
          </button>
          {speeds.map((one) => (
            <button
              key={one}
              type="button"
              className={css.speed}
              aria-pressed={!stopped && speed === one}
              aria-label={fill(clock.speed, { speed: one })}
              onClick={() => store.go(one)}
            >
              {fill(clock.speedShort, { speed: one })}
            </button>
          ))}
          <button
            type="button"
            className={css.nextSpeed}
            aria-label={fill(clock.nextSpeed, { speed })}
            onClick={() => store.go(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1)}
          >
            {fill(clock.speedShort, { speed })}
          </button>
          <button
            type="button"
            className={css.step}
            aria-label={clock.stepAbout}
            onClick={() => store.step()}
          >
            <Icon name="step-forward" size={15} />
            <span>{clock.step}</span>
          </button>
        </fieldset>
      )}
    </div>
  );
}

function clockState({
  shift,
  running,
  fastForwards,
}: DeskState): 'held' | 'over' | 'fastForwards' | 'running' | 'paused' {
  if (shift.over) return 'over';
  if (shift.held) return 'held';
  if (!running) return 'paused';
  return fastForwards ? 'fastForwards' : 'running';
}
