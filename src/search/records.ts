/* The searchable fields of the content by page. Fields not listed here are not indexed. */

import type { AnyPage } from '../content/any-page.ts';
import type { ProductPage } from '../content/products/schema.ts';
import type { Banner, Head, LinkableFeature } from '../content/schema.ts';
import type { SearchPage, SiteMapPage } from '../content/site/schema.ts';
import type { SearchRecord } from './record.ts';

/** The two others only repeat content of other pages. */
type Searchable = Exclude<AnyPage, SiteMapPage | SearchPage>;

interface Part {
  title: string;
  text: string;
  keywords?: string;
  /** Before the page's title: the mark of a sample. */
  mark?: string | undefined;
  /** The suffix of the page's address. */
  fragment: string;
}

interface PageOf {
  content: { kind: string; head: Head; banner?: Banner };
  address: string;
}

/** A product's sources, standards and protocols. */
const connectedIn = (content: object): string[] => {
  const { connections } = content as Partial<ProductPage>;
  return connections ? [...connections.sources, ...connections.standards] : [];
};

/** The page itself and the parts of it that can be linked. */
export function recordsOf({ content, address }: PageOf): SearchRecord[] {
  const { head, banner } = content;
  const title = banner?.title ?? head.title;
  const page: SearchRecord = {
    href: encodeURI(address),
    title,
    context: banner?.family ?? banner?.eyebrow ?? '',
    text: banner ? `${banner.lead} ${head.description}` : head.description,
    keywords: [...head.keywords, ...(banner?.family ? [banner.eyebrow] : []), ...connectedIn(content)].join(
      ' ',
    ),
  };
  const parts = partsOf(content as Searchable).map(
    ({ title: name, text, keywords = '', mark, fragment }): SearchRecord => ({
      href: encodeURI(address + fragment),
      title: name,
      context: mark ? `${mark}, ${title}` : title,
      text,
      keywords,
    }),
  );
  return [page, ...parts];
}

function partsOf(content: Searchable): Part[] {
  switch (content.kind) {
    case 'product':
    case 'flagship':
      return content.features.map(titled);
    case 'solution':
      return content.cards.map(({ anchor, title, description, features = [] }) => ({
        title,
        text: [description, ...features].join(' '),
        fragment: `#${anchor}`,
      }));
    case 'technology':
      return [...content.cards, ...('link' in content.process ? [] : content.process.steps)].map(titled);
    case 'development':
      return content.tabs.map(({ anchor, name, description, items }) => ({
        title: name,
        text: [description, ...items.map((item) => item.name)].join(' '),
        fragment: `#${anchor}`,
      }));
    case 'services':
      return content.services.map(({ id, title, content: text, deliverables }) => ({
        title,
        text: [text, ...deliverables].join(' '),
        fragment: `/${id}`,
      }));
    case 'case-studies':
      return content.categories.flatMap(({ key, fullName, details }) =>
        Object.entries(details).map(([tab, detail]) => ({
          title: detail.title,
          text: [detail.about, detail.businessChallenge, detail.smarterSolution].join(' '),
          keywords: `${key} ${fullName} ${tab}`,
          mark: detail.sample && content.labels.sample,
          fragment: `#${detail.anchor}`,
        })),
      );
    case 'run-a-shift':
      return [
        ...content.shifts.map(({ id, name, about }) => ({ title: name, text: about, fragment: `#${id}` })),
        ...content.steps.items.map(titled),
      ];
    case 'prose':
    case 'how-we-work':
      return content.sections.map(({ id, title, paragraphs, points = [] }) => ({
        title,
        text: [...paragraphs, ...points].join(' '),
        fragment: `#${id}`,
      }));
    // Each of these is one record as a whole.
    case 'home':
    case 'about':
    case 'contact':
    case 'founder':
    case 'capabilities':
    case 'requirements':
      return [];
    default:
      content satisfies never;
      return [];
  }
}

function titled({ anchor, title, content }: Pick<LinkableFeature, 'anchor' | 'title' | 'content'>): Part {
  return { title, text: content, fragment: `#${anchor}` };
}
