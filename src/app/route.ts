/* The type of a route table entry. */
import type { ComponentType } from 'react';
import type { Closing, Head, RelatedPage, RouteId } from '../content/schema.ts';

export interface PageProps<Content> {
  content: Content;
  /** The optional last segment of the address, as typed. */
  parameter?: string | undefined;
  /** Number of navigations since the document was loaded, including links to the current page. */
  visit?: number;
}

/** The content fields every page has. */
export interface PageContent {
  head: Head;
  /** Something on it moves for more than five seconds, so the header shows the motion control. */
  moves?: boolean;
  closing?: Closing;
  related?: RelatedPage[];
}

export interface LoadedPage {
  View: ComponentType<PageProps<never>>;
  content: PageContent;
}

export type Family =
  | 'home'
  | 'company'
  | 'product'
  | 'solution'
  | 'service'
  | 'technology'
  | 'case'
  | 'legal';

export interface RouteEntry<Content> {
  /** Without an edition's prefix: `addressOf` adds it. */
  address: `/${string}`;
  family: Family;
  /** Its file in pages/. */
  view: string;
  loadContent(): Promise<{ default: Content }>;
  load(loadContent?: () => Promise<{ default: PageContent }>): Promise<LoadedPage>;
  /** A second spelling, used by the header. */
  menuSpelling?: `/${string}` | undefined;
  /** Known values of the last segment; others show the same page. */
  parameters?: readonly string[];
}

export interface Route extends RouteEntry<PageContent> {
  /** Names the page's script in messages and in the build. */
  id: RouteId | 'not-found' | 'offline';
}

interface ViewModule<Content> {
  view: string;
  load: () => Promise<{ default: ComponentType<PageProps<Content>> }>;
}

export function page<Content extends PageContent>(
  address: RouteEntry<Content>['address'],
  family: Family,
  { view, load: loadView }: ViewModule<Content>,
  loadContent: () => Promise<{ default: Content }>,
  more: Pick<RouteEntry<Content>, 'menuSpelling' | 'parameters'> = {},
): RouteEntry<Content> {
  return {
    address,
    family,
    view,
    loadContent,
    async load(translated) {
      const [{ default: View }, { default: content }] = await Promise.all([
        loadView(),
        (translated ?? loadContent)(),
      ]);
      return { View: View as LoadedPage['View'], content };
    },
    ...more,
  };
}
