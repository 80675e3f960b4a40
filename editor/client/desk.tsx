/* The desk: drafts, history, pictures, addresses and the inbox, each view with its own URL. */
import './editor.css';
import './fields.css';
import './desk.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type DeskView, deskAddress, deskViewAt, deskViews } from '../desk-page.ts';
import type { Drafts as Listed } from '../drafts.ts';
import { AddressList } from './addresses.tsx';
import { Drafts } from './drafts.tsx';
import type { Dropped } from './drop-pictures.ts';
import { Enquiries } from './enquiries.tsx';
import { History } from './history.tsx';
import { restoreFocus } from './kept-focus.ts';
import { pageBefore } from './page-before.ts';
import { Pictures } from './pictures.tsx';
import { PlacePicture } from './place-picture.tsx';
import { reloadInPlace, takeStatus } from './reload.ts';
import { request, tab } from './request.ts';
import { isStepping, showSlowSteps } from './step.ts';

const names: Record<DeskView, string> = {
  drafts: 'Drafts',
  history: 'History',
  pictures: 'Pictures',
  addresses: 'Addresses',
  enquiries: 'Inbox',
};
const view = deskViewAt(location.pathname) ?? 'drafts';

function Desk() {
  const [count, setCount] = useState<number>();
  const [status, setStatus] = useState<{ sentence: string; stop?: () => void }>(() => ({
    sentence: takeStatus(),
  }));
  const [dropped, place] = useState<Dropped>();
  useEffect(() => {
    request<Listed>('drafts').then(
      ({ kept }) => setCount(kept.length + 1),
      () => {},
    );
    restoreFocus();
    showSlowSteps((sentence, stop) => setStatus({ sentence, ...(stop ? { stop } : {}) }));
  }, []);
  return (
    <>
      <header className="editor-desk-head">
        <a href={deskAddress('drafts')} className="editor-desk-name">
          Desk
        </a>
        <nav aria-label="Desk">
          {deskViews.map((one) => (
            <a key={one} href={deskAddress(one)} aria-current={one === view ? 'page' : undefined}>
              {names[one]} {one === 'drafts' && count !== undefined && <b>{count}</b>}
            </a>
          ))}
        </nav>
        <a href={pageBefore()}>Back to the page</a>
      </header>
      <main className="editor-desk editor-form">
        <h1 tabIndex={-1}>{names[view]}</h1>
        <p role="status" className="editor-desk-status">
          {status.sentence}
          {status.stop && (
            <>
              {' '}
              <button type="button" onClick={status.stop}>
                Stop
              </button>
            </>
          )}
        </p>
        {view === 'drafts' && <Drafts />}
        {view === 'history' && <History />}
        {view === 'pictures' && <Pictures place={place} />}
        {view === 'addresses' && <AddressList />}
        {view === 'enquiries' && <Enquiries />}
      </main>
      {dropped && <PlacePicture {...dropped} close={() => place(undefined)} />}
    </>
  );
}

document.title = `${names[view]}, desk`;
createRoot(document.getElementById('editor') as HTMLElement).render(<Desk />);

import.meta.hot?.on('editor:content', (change: { tab?: string }) => {
  if (!isStepping() && change.tab !== tab) reloadInPlace();
});
