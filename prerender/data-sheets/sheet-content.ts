/* The content of a data sheet: sentences of its product's page, found by their paths. */

import type { DataSheet, SheetLine, SheetPlace, SheetWords } from '../../src/content/data-sheets/schema.ts';
import type { FlagshipPage, ProductPage } from '../../src/content/products/schema.ts';
import connectionFacts from '../../src/content/requirements/connection-facts.ts';
import { fill } from '../../src/ui/fill.ts';

export type SheetProduct = Omit<ProductPage, 'kind'> & Partial<Pick<FlagshipPage, 'responseCycle'>>;

export interface SheetFact {
  label: string;
  text: string;
}

/** Omits lines whose sentence no longer exists. */
export function linesOf(page: SheetProduct, lines: SheetLine[]): SheetFact[] {
  return lines.flatMap(({ label, place }) => {
    const text = textAt(page, place);
    return text ? [{ label, text }] : [];
  });
}

function textAt(page: SheetProduct, place: SheetPlace): string | undefined {
  if (place === 'names of roles') return page.connections.roles.join(', ');
  if (place === 'features') return page.featuresHead.lead;
  if (place === 'connections') return page.connections.lead;
  const [kind = '', name = ''] = place.split(':');
  if (kind === 'fact') return page.overview.facts.find(({ label }) => label === name)?.value;
  if (kind === 'overview') return page.overview.paragraphs[Number(name) - 1];
  const [which, sentence] = (name || kind).split('.');
  if (kind === 'operation') return sentenceOf(page.operation.paragraphs[Number(which) - 1], sentence);
  const text = sentenceOf(page.features.find(({ id }) => id === which)?.content, sentence);
  return text && `${text.replace(/\.$/, '')} (${which}).`;
}

function sentenceOf(text: string | undefined, number: string | undefined): string | undefined {
  if (!text || !number) return text;
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
  return sentences[Number(number) - 1]?.segment.trim();
}

export interface InterfaceLine {
  name: string;
  version: string;
  use: string;
  function: string;
}

/** What the page does not state: a sheet never says so of something its list of standards names. */
export function silencesOf({ connections }: SheetProduct, { silences }: SheetWords): string[] {
  return silences.map(({ text, unless }) =>
    unless?.standards.some((standard) => connections.standards.includes(standard)) ? unless.text : text,
  );
}

/** The version is part of the name on the page, or omitted by the owner. */
export function interfacesOf(
  page: SheetProduct,
  { product, uses }: DataSheet,
  words: SheetWords,
): InterfaceLine[] {
  return page.connections.standards.map((standard) => {
    const [, name = standard, version = ''] = /^(.+?) (v?\d+\.\d+)$/.exec(standard) ?? [];
    const facts = connectionFacts[product]?.[standard];
    const stated = uses[standard];
    const known = stated && page.features.some(({ id }) => id === stated.function) ? stated : undefined;
    const more = (['direction', 'testedWith', 'certificate'] as const).flatMap((fact) => {
      const value = facts?.[fact];
      return value ? [fill(words[fact], { value })] : [];
    });
    return {
      name,
      version: facts?.version ?? version,
      use: [known?.use, ...more].filter(Boolean).join('. '),
      function: known?.function ?? '',
    };
  });
}

/** Which of an interface's version and use no line states, in one sentence; empty if each is stated somewhere. */
export function unstatedOf(interfaces: InterfaceLine[], { unstated }: SheetWords): string {
  const isNowhere = (fact: 'version' | 'use') => interfaces.every((line) => line[fact] === '');
  if (isNowhere('version')) return isNowhere('use') ? unstated.both : unstated.version;
  return isNowhere('use') ? unstated.use : '';
}
