import type { InnerPage, Link, Plural, ProductId } from '../schema.ts';

type Texts<Name extends string> = Record<Name, string>;
/** Of a number. */
type Counts<Name extends string> = Record<Name, Plural>;

/** The texts of the requirement check. Placeholders such as `{n}` are filled in. */
export interface RequirementWords {
  /** The first line of every export, and the footer of every printed sheet. */
  draft: string;
  start: Texts<
    | 'label'
    | 'limit'
    | 'placeholder'
    | 'drop'
    | 'choose'
    | 'dropNow'
    | 'compare'
    | 'sample'
    | 'sampleNote'
    | 'open'
    | 'pasteFirst'
    | 'reading'
    | 'stop'
    | 'stopped'
    | 'loading'
  >;
  columns: Counts<'rows' | 'columns' | 'compare'> &
    Texts<
      | 'title'
      | 'sheet'
      | 'another'
      | 'text'
      | 'number'
      | 'none'
      | 'unnamed'
      | 'back'
      | 'tooMany'
      | 'takesTime'
      | 'preview'
      | 'paragraphs'
      | 'table'
    >;
  progress: Texts<'title' | 'note' | 'stop' | 'stopNote'>;
  problems: Record<
    | 'empty'
    | 'too-large'
    | 'password'
    | 'unreadable'
    | 'too-deep'
    | 'damaged'
    | 'not-a-table'
    | 'index'
    | 'kept'
    | 'reader'
    | 'too-slow',
    { title: string; text: string }
  >;
  acts: Texts<'paste' | 'another' | 'eachLine' | 'again'>;
  findings: Texts<'related' | 'possible' | 'nothing' | 'not-compared'>;
  reasons: Texts<'heading' | 'empty' | 'language' | 'stopped'>;
  /** Shown with a statement that limits or refuses. */
  limit: string;
  assessments: Texts<'met' | 'partly' | 'not-met' | 'ask' | 'not-applicable'>;
  notSet: string;
  heads: Texts<
    | 'number'
    | 'clause'
    | 'finding'
    | 'statement'
    | 'missing'
    | 'assessment'
    | 'page'
    | 'section'
    | 'date'
    | 'address'
    | 'remarks'
    | 'answer'
    | 'reference'
    | 'own'
    | 'query'
    | 'notMentioned'
  >;
  result: Counts<'nothing' | 'count'> &
    Texts<
      | 'none'
      | 'noneLead'
      | 'noneCompared'
      | 'noneComparedLead'
      | 'allUnanswered'
      | 'allUnansweredLink'
      | 'lead'
      | 'stay'
      | 'all'
      | 'filter'
      | 'find'
      | 'order'
      | 'ownOrder'
      | 'byFinding'
      | 'byPage'
      | 'shown'
      | 'more'
      | 'showAll'
      | 'noMatch'
      | 'caption'
      | 'openRow'
      | 'previous'
      | 'next'
      | 'close'
      | 'readIt'
      | 'newTab'
      | 'dated'
      | 'nextNearest'
      | 'as'
      | 'missingTitle'
      | 'remarks'
      | 'compared'
      | 'preparing'
      | 'assessed'
      | 'set'
      | 'cleared'
      | 'counted'
      | 'languages'
      | 'showLanguages'
      | 'keys'
      | 'keysHelp'
      | 'finding'
      | 'another'
      | 'clear'
      | 'leave'
      | 'joined'
    >;
  exports: Counts<'copy' | 'copied'> &
    Texts<
      | 'send'
      | 'sendNote'
      | 'sendFormNote'
      | 'csv'
      | 'xlsx'
      | 'print'
      | 'keep'
      | 'saved'
      | 'only'
      | 'failed'
      | 'listSheet'
      | 'querySheet'
      | 'methodSheet'
      | 'fileName'
      | 'subject'
      | 'pasteHere'
      | 'withoutLibrary'
    >;
  /** How it was made, for the third sheet of a workbook and the printed list. */
  method: { title: string; lines: string[] };
  queries: Counts<'title'> & Texts<'lead' | 'sheet' | 'more' | 'prepared' | 'checked' | 'answered'>;
  queryLine: string;
  notMentioned: string;
  figure: Counts<'yourList'> &
    Texts<'label' | 'related' | 'possible' | 'nothing' | 'joined' | 'asTable' | 'section' | 'whole'>;
  /** The ends of the figure's lines: each product, and other pages by family. */
  sides: Record<string, string>;
}

export interface RequirementsPage extends InnerPage {
  kind: 'requirements';
  words: RequirementWords;
  privacy: { title: string; items: { title: string; content: string }[] };
  findings: {
    title: string;
    lead: string;
    items: { finding: 'related' | 'possible' | 'nothing' | 'not-compared'; content: string }[];
  };
  withoutScripts: { title: string; text: string; links: Link[] };
  /** The e-mail address for queries. */
  mailbox: string;
  /** The contact form has an endpoint, so queries can be sent with it. */
  takesForm: boolean;
  sample: { name: string; rows: string[][] };
}

/** The owner's facts about one connection. Each is shown only if it is filled in. */
export interface ConnectionFacts {
  version?: string;
  /** 'reads', 'writes', 'both ways'. */
  direction?: string;
  testedWith?: string;
  testedOn?: string;
  certificate?: string;
}

/** The sentence behind a cell. */
export interface Stated {
  product: ProductId;
  section: string;
  /** Fragment of the section on the product's page. */
  anchor: string;
  text: string;
  /** The exact name, if several standards of a family share a row: 'Profile T'. */
  named?: string;
  facts?: ConnectionFacts;
}

export interface CapabilityLine {
  name: string;
  stated: Stated[];
}

export interface StandardLine extends CapabilityLine {
  /** Spellings in sentences; any of them counts. */
  words: string[];
  projects: { page: string; section: string; anchor: string; href: string; text: string }[];
}

export interface CapabilitiesPage extends InnerPage {
  kind: 'capabilities';
  products: { id: ProductId; name: string; short: string; href: Link['href'] }[];
  capabilities: {
    title: string;
    lead: string;
    caption: string;
    groups: { title: string; lines: CapabilityLine[] }[];
  };
  protocols: {
    title: string;
    /** `{all}`, `{products}` and `{projects}` are filled in. */
    lead: string;
    caption: string;
    lines: StandardLine[];
  };
  /** Facts for tender offices; only those the owner has filled in. */
  sheets: { title: string; lead: string; items: { number: string; name: string; href: Link['href'] }[] };
  facts: { title: string; items: { label: string; value: string }[] };
  labels: Record<
    | 'stated'
    | 'notStated'
    | 'line'
    | 'standard'
    | 'projects'
    | 'filter'
    | 'byStandard'
    | 'allStandards'
    | 'moreStandards'
    | 'csv'
    | 'print'
    | 'product'
    | 'allProducts'
    | 'readIt'
    | 'dated'
    | 'none'
    | 'version'
    | 'direction'
    | 'testedWith'
    | 'testedOn'
    | 'certificate'
    | 'fileName'
    | 'saved'
    | 'capabilityCount'
    | 'protocolCount',
    string
  >;
  invitation: { title: string; action: Link };
}
