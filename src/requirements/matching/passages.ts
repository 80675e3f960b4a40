/* Which fields of the content are statements. Fields not listed here are never quoted beside a clause. */
import type { AnyPage } from '../../content/any-page.ts';
import type { Restraint } from '../../content/instruments/restraint.ts';
import type { Connections, FlagshipPage, ProductPage } from '../../content/products/schema.ts';
import type { Overview } from '../../content/schema.ts';
import type { ServicesPage } from '../../content/services/schema.ts';
import type { SolutionPage } from '../../content/solutions/schema.ts';
import type { DevelopmentPage, TechnologyPage } from '../../content/technologies/schema.ts';
import type { Passage } from './passage.ts';

export interface Statement {
  /** Within the page. */
  id: string;
  section: string;
  text: string;
  /** Appended to the page's address. */
  fragment: string;
}

/** A page's statements as sent to the browser, with shared fields only once. */
export interface PageOfPassages extends Pick<Passage, 'side' | 'date'> {
  id: string;
  title: string;
  address: string;
  statements: Statement[];
}

export function passagesIn(pages: readonly PageOfPassages[]): Passage[] {
  return pages.flatMap(({ id, title, side, address, date, statements }) =>
    statements.map(({ id: part, section, text, fragment }) => ({
      id: `${id}/${part}`,
      page: id,
      pageTitle: title,
      side,
      section,
      href: address + fragment,
      text,
      date,
    })),
  );
}

/** Of the company only its certificates. Legal pages, home, contact and founder promise nothing about a product; cases are samples, not evidence. */
export function statementsOf(content: AnyPage): Statement[] {
  switch (content.kind) {
    case 'product':
    case 'flagship':
      return productStatements(content);
    case 'solution':
      return solutionStatements(content);
    case 'services':
      return serviceStatements(content);
    case 'technology':
      return technologyStatements(content);
    case 'development':
      return developmentStatements(content);
    case 'about':
      return content.certifications.items.map(({ id, title, kind }) => ({
        id,
        section: content.certifications.title,
        text: `${title}: ${kind}`,
        fragment: '#certificates',
      }));
    default:
      return [];
  }
}

function productStatements(content: ProductPage | FlagshipPage): Statement[] {
  const cycle = content.kind === 'flagship' ? content.responseCycle.steps : [];
  return [
    ...content.features.map(({ id, anchor, title, content: text }) => ({
      id,
      section: title,
      text,
      fragment: `#${anchor}`,
    })),
    ...overviewStatements(content.overview),
    ...cycle.map(({ anchor, title, content: text }) => ({ id: anchor, section: title, text, fragment: '' })),
    ...connectionStatements(content.connections),
    ...content.operation.paragraphs.flatMap((text, index) =>
      piecesOf(text, {
        id: `operation-${index + 1}`,
        section: content.operation.title,
        fragment: '#operation',
      }),
    ),
    // Only the page that shows it in full; others link to it.
    ...(content.kind === 'product' && content.restraint ? restraintStatements(content.restraint) : []),
  ];
}

function overviewStatements({ title, paragraphs, facts }: Overview): Statement[] {
  const place = { section: title, fragment: '#overview' };
  return [
    ...paragraphs.flatMap((text, index) => piecesOf(text, { id: `overview-${index + 1}`, ...place })),
    ...facts.map(({ label, value }, index) => ({
      id: `fact-${index + 1}`,
      text: `${label}: ${value}`,
      ...place,
    })),
  ];
}

function connectionStatements(connections: Connections): Statement[] {
  const { title, lead, sources, sourcesTitle, roles, rolesTitle, standards, standardsTitle } = connections;
  const place = { section: title, fragment: '#connections' };
  const list = (id: string, name: string, items: string[]) => ({
    id,
    text: `${name}: ${items.join(', ')}`,
    ...place,
  });
  return [
    { id: 'connections', text: lead, ...place },
    list('sources', sourcesTitle, sources),
    list('roles', rolesTitle, roles),
    list('standards', standardsTitle, standards),
  ];
}

function restraintStatements({ title, roles }: Restraint): Statement[] {
  return roles.map(({ id, name, note }) => ({
    id: `restraint-${id}`,
    section: title,
    text: `${name}: ${note}`,
    fragment: '',
  }));
}

function solutionStatements({ overview, cards }: SolutionPage): Statement[] {
  const ofCards = cards.flatMap(({ anchor: id, title, description, features = [] }) => {
    const place = { section: title, fragment: `#${id}` };
    return [
      ...piecesOf(description, { id, ...place }),
      ...features.map((text, index) => ({ id: `${id}-line-${index + 1}`, text, ...place })),
    ];
  });
  return [...overviewStatements(overview), ...ofCards];
}

function serviceStatements({ services, deliverablesTitle }: ServicesPage): Statement[] {
  return services.flatMap(({ id, title, content, deliverables }) => {
    const place = { section: title, fragment: `/${id}` };
    return [
      ...piecesOf(content, { id, ...place }),
      { id: `${id}-receive`, text: `${deliverablesTitle}: ${deliverables.join('; ')}`, ...place },
    ];
  });
}

function technologyStatements({ intro, cards, process }: TechnologyPage): Statement[] {
  const place = { section: intro.title, fragment: '' };
  return [
    ...intro.paragraphs.flatMap((text, index) => piecesOf(text, { id: `intro-${index + 1}`, ...place })),
    ...[...cards, ...('link' in process ? [] : process.steps)].map(({ anchor, title, content }) => ({
      id: anchor,
      section: title,
      text: content,
      fragment: `#${anchor}`,
    })),
  ];
}

function developmentStatements({ intro, tabs }: DevelopmentPage): Statement[] {
  const place = { section: intro.title, fragment: '' };
  return [
    ...intro.paragraphs.flatMap((text, index) => piecesOf(text, { id: `intro-${index + 1}`, ...place })),
    ...tabs.map(({ anchor, name, description, items }) => ({
      id: anchor,
      section: name,
      text: `${description} ${items.map((item) => item.name).join(', ')}.`,
      fragment: `#${anchor}`,
    })),
  ];
}

/** The maximum length of a quote. */
const longest = 230;

/** Splits a long paragraph into groups of whole sentences: a quote must be short enough to read beside its clause. */
function piecesOf(text: string, { id, ...place }: Omit<Statement, 'text'>): Statement[] {
  const pieces: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = pieces.at(-1);
    if (last && last.length + sentence.length < longest) pieces[pieces.length - 1] = `${last} ${sentence}`;
    else pieces.push(sentence);
  }
  return pieces.map((piece, index) => ({ id: index ? `${id}-${index + 1}` : id, text: piece, ...place }));
}

function sentencesOf(text: string): string[] {
  return (
    text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g)?.map((sentence) => sentence.trim()) ?? [text]
  );
}
