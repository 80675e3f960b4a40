import dataSheets from '../data-sheets/sheets.ts';
import business from '../products/business-operations.ts';
import flagship from '../products/flagship.ts';
import incident from '../products/incident-detection.ts';
import maintenance from '../products/planned-preventive.ts';
import security from '../products/security-platform.ts';
import urban from '../products/urban-infrastructure.ts';
import type { ProductId } from '../schema.ts';
import cyberIntelligence from '../solutions/cyber-intelligence.ts';
import safetySecurity from '../solutions/safety-security.ts';
import type { SolutionPage } from '../solutions/schema.ts';
import smartIndustry from '../solutions/smart-industry.ts';
import { type SentenceRef, statedAt } from './places.ts';
import projectStandards from './project-standards.ts';
import { protocolLines } from './protocols.ts';
import type { CapabilitiesPage, CapabilityLine } from './schema.ts';
import tenderFacts from './tender-facts.ts';
import words from './words.ts';

const pages = {
  flagship,
  'urban-infrastructure': urban,
  'security-platform': security,
  'incident-detection': incident,
  'business-operations': business,
  'planned-preventive': maintenance,
};
const solutions: Record<string, SolutionPage> = {
  'cyber-intelligence': cyberIntelligence,
  'safety-security': safetySecurity,
  'smart-industry': smartIndustry,
};
const ids = Object.keys(pages) as ProductId[];

/** Each row must be answered by a single sentence of the product's page. */
const line = (name: string, places: Partial<Record<ProductId, SentenceRef>>): CapabilityLine => ({
  name,
  stated: ids.flatMap((id) => {
    const place = places[id];
    return place ? [statedAt(id, pages[id], place)] : [];
  }),
});

export default {
  kind: 'capabilities',
  head: {
    title: 'Capabilities and protocols',
    keywords: [
      'capability matrix',
      'protocols by product',
      'standards',
      'tender annexure',
      'product comparison',
      'ONVIF',
      'BACnet',
      'OPC UA',
    ],
    description:
      'Two tables made from the sentences of this site: what each of the six products’ pages states, over which protocols, and in which words.',
  },
  banner: {
    eyebrow: 'Capabilities',
    title: 'What is stated, and where',
    lead: 'For tender offices: what each of our products states, by capability and by protocol, with a link to the sentence. A blank means that its page does not say, not that the answer is no.',
  },
  products: ids.map((id) => ({
    id,
    name: pages[id].name,
    short: words.sides[id],
    href: `page:${id}` as const,
  })),
  capabilities: {
    title: 'Capabilities by product',
    lead: '‘Stated’ opens the sentence, which is what counts; the names of the lines are ours.',
    caption: 'Capabilities by product. A blank cell is not stated here.',
    groups: [
      {
        title: 'Detect and confirm',
        lines: [
          line('Alarms and signals in one queue', { 'security-platform': 'F1', 'incident-detection': 'F1' }),
          line('Messages of one event joined', { flagship: 'step:see', 'incident-detection': 'F2' }),
          line('A person confirms', {
            flagship: 'step:decide',
            'security-platform': 'overview:2',
            'incident-detection': 'F3',
          }),
          line('Odd readings flagged', { flagship: 'F4', 'planned-preventive': 'F6' }),
          line('Video opened with an alarm', { 'security-platform': 'F2' }),
        ],
      },
      {
        title: 'Respond',
        lines: [
          line('Written procedure as steps', {
            flagship: 'step:decide',
            'incident-detection': 'F5',
            'business-operations': 'F5',
            'planned-preventive': 'F2',
          }),
          line('Time limits and escalation', { flagship: 'F2', 'incident-detection': 'F5' }),
          line('Units proposed by travel time', { 'incident-detection': 'F6' }),
          line('Work on a phone', {
            'security-platform': 'F7',
            'incident-detection': 'F7',
            'planned-preventive': 'overview:1',
          }),
          line('Public warning', { flagship: 'F7', 'incident-detection': 'F8' }),
          line('Tasks and work orders', {
            'urban-infrastructure': 'overview:2',
            'business-operations': 'F4',
            'planned-preventive': 'F3',
          }),
        ],
      },
      {
        title: 'Sites and networks',
        lines: [
          line('Map or site plan', {
            flagship: 'F6',
            'urban-infrastructure': 'F1',
            'security-platform': 'overview:2',
          }),
          line('Doors and badges', { 'security-platform': 'F3' }),
          line('Visitors', { 'security-platform': 'F6' }),
          line('Fence alarms', { 'security-platform': 'F4' }),
          line('Fire zones on the plan', { 'security-platform': 'F5' }),
          line('Water network readings', { 'urban-infrastructure': 'F2' }),
          line('Power network readings', { 'urban-infrastructure': 'F4' }),
          line('Street lighting control', { 'urban-infrastructure': 'F5' }),
          line('Asset register', { 'urban-infrastructure': 'F1', 'planned-preventive': 'F1' }),
          line('Status of many sites', { 'business-operations': 'F1' }),
        ],
      },
      {
        title: 'Records',
        lines: [
          line('Viewing is logged', {
            flagship: 'operation:2',
            'security-platform': 'operation:1',
            'incident-detection': 'F9',
          }),
          line('Retention and deletion', {
            flagship: 'operation:2',
            'security-platform': 'F9',
            'incident-detection': 'operation:1',
          }),
          line('Export sealed with a hash', { 'security-platform': 'F9' }),
          line('Reports limited by role', { 'business-operations': 'F9', 'planned-preventive': 'F4' }),
          line('Shift handover', { 'business-operations': 'F7' }),
        ],
      },
    ],
  },
  protocols: {
    title: 'Protocols by product',
    lead: '{all} standards: {products} from the lists on the product pages, {projects} named for project work only. A standard named is an interface we build to, confirmed per project; it is not a certificate held.',
    caption: 'Protocols by product. A blank cell is not stated here.',
    lines: [
      ...protocolLines(ids.map((id) => ({ id, connections: pages[id].connections }))),
      ...projectStandards.map(({ name, named, page, card }) => {
        const found = solutions[page]?.cards.find(({ anchor }) => anchor === card);
        return {
          name,
          words: named,
          stated: [],
          projects: found
            ? [{ page, section: found.title, anchor: card, href: `page:${page}`, text: found.description }]
            : [],
        };
      }),
    ],
  },
  sheets: {
    title: 'Data sheets',
    lead: 'Two pages a product, made from the same sentences. Functions are numbered, so that a compliance table can cite them.',
    items: dataSheets.map(({ product, number }) => ({
      number,
      name: pages[product].name,
      href: `sheet:${product}` as const,
    })),
  },
  facts: { title: 'About the company', items: tenderFacts },
  labels: {
    stated: 'Stated',
    notStated: 'not stated here',
    line: 'Capability',
    standard: 'Standard',
    projects: 'Project work',
    filter: 'Filter by word',
    byStandard: 'Filter by standard',
    allStandards: 'All standards',
    moreStandards: 'More',
    csv: 'CSV',
    print: 'Print',
    product: 'Product',
    allProducts: 'All products',
    readIt: 'Read it on its page',
    dated: 'Page dated {date}',
    none: 'No line fits.',
    version: 'Version',
    direction: 'Direction',
    testedWith: 'Tested with',
    testedOn: 'Tested on',
    certificate: 'Certificate',
    fileName: 'capabilities.csv',
    saved: '{name} saved',
    capabilityCount: '{n} capabilities',
    protocolCount: '{products} standards by product',
  },
  invitation: {
    title: 'Your tender asks for something that is not listed? Check its clauses, or ask us.',
    action: { label: 'Check your requirements', href: 'page:requirements' },
  },
  related: [
    {
      description: 'Lay your own clauses beside these sentences.',
      href: 'page:requirements',
    },
    {
      description: 'Its page holds the sentences in the first column.',
      href: 'page:flagship',
    },
    { description: 'Answers to what is not stated.', href: 'page:contact' },
  ],
  closing: {
    title: 'A question no table answers?',
    action: { label: 'Ask a question', href: 'page:contact' },
  },
} satisfies CapabilitiesPage;
