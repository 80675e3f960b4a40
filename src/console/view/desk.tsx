import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Announcer } from './announcer.tsx';
import css from './desk.module.css';
import { DeskContext, useDesk } from './desk-context.ts';
import { deskId } from './desk-id.ts';
import type { DeskProps } from './desk-loader.ts';
import type { DeskStore } from './desk-store.ts';
import { Foot } from './foot.tsx';
import { RightRail } from './incident-panel.tsx';
import { useKeys } from './keys.ts';
import { LeftRail } from './left-rail.tsx';
import { ListView } from './list-view.tsx';
import { MapView } from './map-view.tsx';
import { openDesk } from './open-desk.ts';
import { ReportsView } from './reports-view.tsx';
import { followDesk, leadScreens } from './second-screen.ts';
import { Sheets } from './sheets.tsx';
import { ShiftLog } from './shift-log.tsx';
import './tokens.css';
import { TopBar } from './top-bar.tsx';
import { VideoView } from './video-view.tsx';
import { ViewTabs } from './view-tabs.tsx';

/** The working operations room: the whole window, or a part of a page. */
export function Desk({ content, look, address, fragment, begin, onLeave, onAddress }: DeskProps) {
  const [store] = useState(() => openDesk(content, fragment, begin));
  const [element, setElement] = useState<HTMLElement | null>(null);
  const tools = useMemo(() => ({ store, words: content.words, look }), [store, content, look]);
  useDeskRunning(store, address, fragment, onAddress, onLeave);
  useKeys(element, store, content.words);
  useEffect(() => element?.focus({ preventScroll: true }), [element]);
  return (
    <DeskContext value={tools}>
      <section
        ref={setElement}
        tabIndex={-1}
        className={`${css.console} ${look === 'full' ? css.full : css.embedded}`}
        aria-label={content.words.title}
      >
        <DeskWindow element={element} />
      </section>
    </DeskContext>
  );
}

/** What had the focus may go with its question: then the desk itself takes it, and keys still reach it. */
function useFocusKept(element: HTMLElement | null): void {
  useEffect(() => {
    if (document.activeElement === document.body) element?.focus({ preventScroll: true });
  });
}

function DeskWindow({ element }: { element: HTMLElement | null }) {
  const { store, desk } = useDesk();
  // The map moves first; everything around it follows in a render of its own.
  const isComplete = useDeferredValue(true, false);
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
    if (store.second) return followDesk(store, fragment);
    const name = deskId();
    const screens = leadScreens(store, name, address);
    const note = () => {
      after.current.onAddress?.(store.moment());
      screens.tell();
    };
    store.onChange = note;
    store.onScreen = screens.open;
    store.onCopy = () =>
      navigator.clipboard.writeText(new URL(`${address}#${store.moment()}`, location.href).href);
    const stop = store.run();
    // A page that is put away may not come back: its address then holds the moment.
    document.addEventListener('visibilitychange', note);
    // After the first frame: the address can wait for the map.
    const noted = setTimeout(note);
    return () => {
      clearTimeout(noted);
      stop();
      screens.end();
      document.removeEventListener('visibilitychange', note);
    };
  }, [store, address, fragment]);
}
