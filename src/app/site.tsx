/* The whole document body: the shell around the current page. */
import sampleCases from 'virtual:sample-cases';
import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import { DeskLoader } from '../console/view/state/desk-loader.ts';
import type { Href, PageLink, RelatedLink, RelatedPage } from '../content/schema.ts';
import type { PageNames, Shell } from '../content/shell/schema.ts';
import { Closing } from '../sections/shared/closing.tsx';
import { Addresses } from '../ui/addresses.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ContentLoader } from '../ui/load-content.ts';
import { addressOf, editionOf } from './addresses.ts';
import { languageLinks } from './language-links.ts';
import { loadContent } from './load-content.ts';
import { loadDesk } from './load-desk.ts';
import type { Match } from './match.ts';
import type { LoadedPage, PageProps } from './route.ts';
import { Failure } from './shell/failure.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { LanguageOffer } from './shell/language-offer.tsx';
import { SavedCopy } from './shell/saved-copy.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { Status } from './shell/status.tsx';

export interface ShownPage extends LoadedPage {
  shell: Shell;
  match: Match;
  /** Decoded, as in the address bar; marks the current menu entry. */
  pathname: string;
  visit?: number;
}

interface SiteProps {
  shown: ShownPage;
  /** Replaces a page whose script could not be loaded. */
  failure?: ReactNode;
  onMount?: () => void;
}

export function Site({ shown, failure, onMount }: SiteProps) {
  const { View, content, match, pathname, visit = 0 } = shown;
  const { menu, search, footer, messages, pageNames } = shown.shell;
  const Page = View as ComponentType<PageProps<unknown>>;
  const languages = useMemo(() => languageLinks(match), [match]);
  const choice = { label: messages.languages, links: languages };
  const { edition } = match;
  const address = useCallback(
    (href: Href) => {
      const { tag } = editionOf(href, edition);
      const foreign = tag === edition.tag ? {} : { language: tag, note: messages.otherLanguage };
      const sample = sampleCases.includes(href) ? { sample: messages.sampleCase } : {};
      return { path: addressOf(href, edition), ...foreign, ...sample };
    },
    [edition, messages],
  );
  const contentOf = useCallback((page: PageLink) => loadContent(page, edition), [edition]);
  const showFailure = (retry: () => void) => (
    <Failure message={messages.pageFailed} labels={messages} href={location.href} onRetry={retry} />
  );
  const showFailureAlone = (retry: () => void) => <main id="main">{showFailure(retry)}</main>;
  return (
    <Addresses value={address}>
      {/* The shell may throw too; the next navigation retries it. */}
      <ErrorBoundary resetKey={visit} fallback={showFailureAlone}>
        <SkipLink label={menu.labels.skip} />
        <SavedCopy messages={messages} />
        <Header menu={menu} search={search} pathname={pathname} moves={content.moves} languages={choice} />
        <main id="main" tabIndex={-1}>
          {failure ?? (
            <ErrorBoundary resetKey={visit} fallback={showFailure}>
              {/* Nothing in here suspends: with the boundary React hydrates shell and page in two short tasks
                  rather than in a long one. */}
              <Suspense>
                <ContentLoader value={contentOf}>
                  <DeskLoader value={loadDesk}>
                    <Page key={match.route.id} content={content} parameter={match.parameter} visit={visit} />
                  </DeskLoader>
                </ContentLoader>
                {content.closing && (
                  <Closing
                    {...content.closing}
                    related={named(content.related ?? [], pageNames)}
                    relatedTitle={messages.related}
                  />
                )}
                <Mounted onMount={onMount} />
              </Suspense>
            </ErrorBoundary>
          )}
        </main>
        <Footer
          footer={footer}
          labels={menu.labels}
          pathname={pathname}
          mail={mailOf(match)}
          languages={choice}
        />
        {languages.length > 0 && <LanguageOffer links={languages} />}
        <Status />
      </ErrorBoundary>
    </Addresses>
  );
}

/** Home ends with the e-mail address; the contact page does not repeat it. */
function mailOf({ id }: Match): 'headline' | 'line' | undefined {
  if (id === 'home') return 'headline';
  return id === 'contact' ? undefined : 'line';
}

const named = (pages: RelatedPage[], names: PageNames): RelatedLink[] =>
  pages.map((page) => ({ ...page, name: page.name ?? names[page.href] ?? '' }));

/** Last inside the Suspense boundary: once it is mounted, the whole page is. */
function Mounted({ onMount }: { onMount: SiteProps['onMount'] }) {
  useEffect(() => onMount?.(), [onMount]);
  return null;
}
