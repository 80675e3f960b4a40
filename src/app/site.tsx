/* The whole document body: the shell around whichever page is shown. */
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { DeskLoader } from '../console/view/desk-loader.ts';
import type { Shell } from '../content/schema.ts';
import { Closing } from '../sections/shared/closing.tsx';
import { Related } from '../sections/shared/related.tsx';
import { Addresses } from '../ui/addresses.ts';
import { addressOf } from './addresses.ts';
import { loadDesk } from './load-desk.ts';
import type { Match } from './match.ts';
import type { LoadedPage, PageProps } from './route.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { SavedCopy } from './shell/saved-copy.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { Status } from './shell/status.tsx';

export interface Shown extends LoadedPage {
  shell: Shell;
  match: Match;
  /** As in the address bar, decoded: marks the current entry of the menus. */
  pathname: string;
  visit?: number;
}

interface SiteProps {
  shown: Shown;
  /** Stands in the page's place when its script could not be loaded. */
  failure?: ReactNode;
  onMount?: () => void;
}

export function Site({ shown, failure, onMount }: SiteProps) {
  const { View, content, match, pathname, visit = 0 } = shown;
  const { menu, search, footer, messages } = shown.shell;
  const Page = View as ComponentType<PageProps<unknown>>;
  return (
    <Addresses value={addressOf}>
      <SkipLink label={menu.labels.skip} />
      <SavedCopy messages={messages} />
      <Header menu={menu} search={search} pathname={pathname} moves={content.moves} />
      <main id="main" tabIndex={-1}>
        {failure ?? (
          // Nothing in here waits for anything: the boundary lets React take over shell and page one after the
          // other, in two short pieces of work rather than a long one.
          <Suspense>
            <DeskLoader value={loadDesk}>
              <Page key={match.route.id} content={content} parameter={match.parameter} visit={visit} />
            </DeskLoader>
            {content.closing && <Closing {...content.closing} />}
            {content.related?.length ? <Related title={messages.related} ways={content.related} /> : null}
            <Mounted onMount={onMount} />
          </Suspense>
        )}
      </main>
      <Footer footer={footer} labels={menu.labels} pathname={pathname} />
      <Status />
    </Addresses>
  );
}

/** Stands last inside the boundary: when it is alive, the whole page is. */
function Mounted({ onMount }: { onMount: SiteProps['onMount'] }) {
  useEffect(() => onMount?.(), [onMount]);
  return null;
}
