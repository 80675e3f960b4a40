/* One line of the route table. */
import type { ComponentType } from 'react';
import type { Closing, Head, RelatedPage, RouteId } from '../content/schema.ts';

export interface PageProps<Content> {
  content: Content;
  /** The optional last part of the address, as it was typed. */
  parameter?: string | undefined;
  /** How many links and steps back led here since the document was loaded: a link to where one is counts too. */
  visit?: number;
}

/** What the site itself reads of any page's content. */
export interface PageContent {
  head: Head;
  /** Something on it moves by itself for more than five seconds: the header then has the control. */
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
  /** The file in pages/ that shows it. */
  view: string;
  loadContent(): Promise<{ default: Content }>;
  load(loadContent?: () => Promise<{ default: PageContent }>): Promise<LoadedPage>;
  /** A second spelling, used by the header. */
  menuSpelling?: `/${string}` | undefined;
  /** The address may go on with one of these; with any other it shows the same page. */
  parameters?: readonly string[];
}

export interface Route extends RouteEntry<PageContent> {
  /** Names the page's script in messages and in the build. */
  id: RouteId | 'not-found' | 'offline';
}

interface View<Content> {
  view: string;
  load: () => Promise<{ default: ComponentType<PageProps<Content>> }>;
}

export function page<Content extends PageContent>(
  address: RouteEntry<Content>['address'],
  family: Family,
  { view, load: loadView }: View<Content>,
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
