import { useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '../../../ui/fill.ts';
import { ReportsView } from '../debrief/reports-view.tsx';
import { ListView } from '../list/list-view.tsx';
import { ShiftLog } from '../list/shift-log.tsx';
import { MapView } from '../map/map-view.tsx';
import { readWindow, roleFragment } from '../second-screen/channel.ts';
import { followDesk } from '../second-screen/follow-desk.ts';
import { leadWindows } from '../second-screen/lead-windows.ts';
import { DeskContext, useDesk } from '../state/desk-context.ts';
import type { DeskProps } from '../state/desk-loader.ts';
import type { DeskStore } from '../state/desk-store.ts';
import { Announcer } from './announcer.tsx';
import css from './desk.module.css';
import { deskId } from './desk-id.ts';
import { Foot } from './foot.tsx';
import { useKeys } from './keys.ts';
import { LeftRail } from './left-rail.tsx';
import { keepMoment } from './resume.ts';
import { RightRail } from './right-rail.tsx';
import { Sheets } from './sheets.tsx';
import '../parts/tokens.css';
import { VideoView } from '../video/video-view.tsx';
import { TopBar } from './top-bar.tsx';
import { useOpening } from './use-opening.ts';
import { ViewTabs } from './view-tabs.tsx';

/** The working desk, full-window or embedded in a page. */
export function Desk(props: DeskProps) {
  const opened = useOpening(props);
  const { words } = props.content;
  return typeof opened === 'number' ? (
    <p
      className={`${css.console} ${css.opening}`}
      lang={props.content.lang}
      dir={props.content.dir}
      role="status"
    >
      {fill(words.opening.moment, { percent: Math.floor(opened * 20) * 5 })}
    </p>
  ) : (
    <OpenedDesk {...props} store={opened} />
  );
}

function OpenedDesk({
  store,
  content,
  look,
  address,
  fragment,
  begin,
  onLeave,
  onAddress,
}: DeskProps & { store: DeskStore }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const tools = useMemo(() => ({ store, words: content.words, look }), [store, content, look]);
  useDeskRunning(store, address, fragment, onAddress, onLeave);
  useKeys(element, store, content.words);
  // An embedded desk does not take the focus.
  const isShown = begin?.paused === true;
  useEffect(() => {
    if (!isShown) element?.focus({ preventScroll: true });
  }, [element, isShown]);
  return (
    <DeskContext value={tools}>
      <section
        ref={setElement}
        tabIndex={-1}
        className={`${css.console} ${look === 'full' ? css.full : css.embedded}`}
        lang={content.lang}
        dir={content.dir}
        aria-label={content.words.title}
      >
        <DeskWindow element={element} />
      </section>
    </DeskContext>
  );
}

/** The map is drawn first; the panels follow in a render of their own, which the running clock cannot put off. */
function useSecondFrame(): boolean {
  const [isComplete, setComplete] = useState(false);
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setComplete(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isComplete;
}

/** If the focused element is removed with its question, focuses the desk so that its keys still work. */
function useFocusKept(element: HTMLElement | null): void {
  const had = useRef(false);
  useEffect(() => {
    if (had.current && document.activeElement === document.body) element?.focus({ preventScroll: true });
    had.current = element?.contains(document.activeElement) ?? false;
  });
}

function DeskWindow({ element }: { element: HTMLElement | null }) {
  const { store, desk } = useDesk();
  const isComplete = useSecondFrame();
  useFocusKept(store.second ? null : element);
  const second = store.second !== null;
  const hasRails = isComplete && !second;
  const beside = desk.view === 'map' || desk.view === 'video';
  return (
    <div
      className={css.window}
      data-view={desk.view}
      data-second={second || undefined}
      data-deciding={desk.deciding || undefined}
    >
      {isComplete && <TopBar />}
      {hasRails && beside && <LeftRail />}
      <div className={css.work}>
        <div className={css.view}>
          {desk.view === 'map' && <MapView />}
          {desk.view === 'list' && <ListView />}
          {desk.view === 'video' && <VideoView />}
          {desk.view === 'reports' && <ReportsView />}
        </div>
        {hasRails && <RightRail />}
      </div>
      {hasRails && beside && <ShiftLog />}
      {isComplete && (
        <>
          <Foot />
          <ViewTabs below />
          <Sheets />
          <Announcer />
        </>
      )}
    </div>
  );
}

/** Clock, address and other windows, for as long as the desk is open. */
function useDeskRunning(
  store: DeskStore,
  address: string,
  fragment: string,
  onAddress: DeskProps['onAddress'],
  onLeave: DeskProps['onLeave'],
): void {
  const after = useRef({ onAddress, onLeave });
  after.current = { onAddress, onLeave };
  useEffect(() => {
    store.onLeave = () => after.current.onLeave();
    const further = readWindow(fragment);
    if (further) return followDesk(store, further);
    const name = deskId();
    const windows = leadWindows(store, name, address);
    const note = () => {
      after.current.onAddress?.(store.moment());
      windows.broadcast();
    };
    store.onChange = note;
    store.onOpenView = windows.open;
    store.onRole = windows.openRole;
    store.onCopy = (moment, role) => {
      const to = role ? roleFragment(role, name, moment) : moment;
      return navigator.clipboard.writeText(new URL(`${address}#${to}`, location.href).href);
    };
    const stop = store.run();
    // A hidden page may be discarded, so its address must contain the moment.
    document.addEventListener('visibilitychange', note);
    const keep = () => keepMoment(store.moment());
    addEventListener('pagehide', keep);
    // After the first frame, because the map is more urgent than the address.
    const noted = setTimeout(note);
    return () => {
      clearTimeout(noted);
      stop();
      store.onChange = () => {};
      windows.end();
      document.removeEventListener('visibilitychange', note);
      removeEventListener('pagehide', keep);
    };
  }, [store, address, fragment]);
}
