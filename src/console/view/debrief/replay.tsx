/*
 * The whole shift on one line. Map, messages, video and log stand at the second chosen on it: they are the desk's own
 * views, around a store that follows the recording.
 */
import { useEffect, useState } from 'react';
import { clockText } from '../../../ui/time-text.ts';
import { encodeMoment } from '../../engine/moment.ts';
import { type Recordings, recordingOf, withoutYou } from '../../engine/recording.ts';
import { ShiftLog } from '../list/shift-log.tsx';
import { MapView } from '../map/map-view.tsx';
import { MessageRow } from '../messages/messages.tsx';
import link from '../parts/link.module.css';
import { DeskContext, type DeskTools, useDesk } from '../state/desk-context.ts';
import { DeskStore } from '../state/desk-store.ts';
import { momentFragment } from '../state/moment-link.ts';
import { OpenCamera } from '../video/camera-rows.tsx';
import css from './replay.module.css';
import { ReplayLine } from './replay-line.tsx';
import { usePlaying } from './use-playing.ts';

export function Replay({ incident }: { incident: string }) {
  const tools = useDesk();
  const recordings = useRecordings(tools.store);
  if (!recordings) return null;
  return <Player key={incident} recordings={recordings} incident={incident} tools={tools} />;
}

/** Recorded after the debrief has been drawn, and again once something has been done since. */
function useRecordings(store: DeskStore): Recordings | undefined {
  const { setting, seed, acts } = store.snapshot().shift;
  const [recordings, setRecordings] = useState<Recordings>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: these three tell one shift from another
  useEffect(() => {
    const timer = setTimeout(() => {
      const { shift } = store.snapshot();
      setRecordings({ shift: recordingOf(shift), alone: withoutYou(shift) });
    });
    return () => clearTimeout(timer);
  }, [store, setting, seed, acts.length]);
  return recordings;
}

function Player({
  recordings,
  incident,
  tools,
}: {
  recordings: Recordings;
  incident: string;
  tools: DeskTools;
}) {
  const { shift } = recordings;
  const { store, words } = tools;
  const labels = words.replay;
  const { role } = store.snapshot().shift;
  const at = (second: number) => ({ ...shift.at(second), role });
  const [second, setSecond] = useState(() => {
    const found = shift.at(shift.to).incidents.find(({ id }) => id === incident);
    return found?.confirmed ?? found?.since ?? shift.from;
  });
  const [own] = useState(() => new DeskStore(store.content, at(second), { second: 'map' }));
  const move = (to: number) => {
    const state = at(to);
    const chosen = state.incidents.some(({ id }) => id === incident) ? incident : null;
    own.follow(state, to, { chosen, zoomedIn: chosen !== null });
    setSecond(to);
  };
  const playing = usePlaying(second, shift.to, move);
  return (
    <section className={css.replay} data-screen aria-labelledby="desk-replay">
      <div className={css.head}>
        <h3 id="desk-replay">{labels.title}</h3>
        <time>{clockText(second)}</time>
        <button type="button" className={link.link} aria-pressed={playing.is} onClick={playing.toggle}>
          {playing.is ? labels.pause : labels.play}
        </button>
        {!store.follows && (
          <button
            type="button"
            className={link.link}
            onClick={() => void store.copyLink(undefined, momentFragment(encodeMoment(shift.at(second))))}
          >
            {labels.copy}
          </button>
        )}
      </div>
      <p className={css.lead}>{labels.lead}</p>
      <ReplayLine recordings={recordings} incident={incident} second={second} onMove={move} />
      <DeskContext value={{ ...tools, store: own }}>
        <Views />
      </DeskContext>
    </section>
  );
}

/** The desk's views at the chosen second. */
function Views() {
  const { desk, words } = useDesk();
  const labels = words.replay;
  const { messages, cameras, role } = desk.shift;
  const seesCameras = role === 'operator' || role === 'supervisor';
  const { start } = desk.shift.setting.shift;
  const reported = messages.filter(({ logOnly, at }) => !logOnly && at >= start).toReversed();
  return (
    <div className={css.views}>
      <div className={css.map}>
        <MapView />
      </div>
      <div className={css.beside}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={css.messages} tabIndex={0} aria-label={labels.messages}>
          <h4>{labels.messages}</h4>
          {reported.length === 0 && <p>{labels.noMessages}</p>}
          <ul>
            {reported.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        </section>
        {seesCameras && (
          <section className={css.video} aria-label={labels.video}>
            <OpenCamera />
            {cameras.every(({ closed }) => closed !== null) && (
              <>
                <h4>{labels.video}</h4>
                <p>{labels.noCamera}</p>
              </>
            )}
          </section>
        )}
      </div>
      <div className={css.log}>
        <ShiftLog />
      </div>
    </div>
  );
}
