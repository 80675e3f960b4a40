/*
 * A case as a chain from its authority to its finding: six links, each locked until the one before is filled. Example
 * case; nothing is stored, sent or searched.
 */

type LinkId = 'authority' | 'purpose' | 'until' | 'sources' | 'reading' | 'finding';

interface ChainEntry {
  id: string;
  legend: string;
  /** By default the page's cards. */
  choices?: string[];
}

export interface ChainLink {
  id: LinkId;
  name: string;
  /** A short description. */
  asks: string;
  /** Its value in the filled example. */
  example: string;
  entries: ChainEntry[];
  /** The record's line once it is filled; `{id}` of an entry is replaced by its choice. */
  done: string;
  /** The record's line if a source is requested without it. */
  missing: string;
}

export interface CaseChain {
  links: ChainLink[];
  /** Minutes after midnight of the first line of the record. */
  opened: number;
  before: string[];
  words: Record<
    | 'title'
    | 'description'
    | 'links'
    | 'empty'
    | 'shut'
    | 'filled'
    | 'tab'
    | 'panel'
    | 'shutPanel'
    | 'sources'
    | 'ask'
    | 'requested'
    | 'openSource'
    | 'record'
    | 'recordNote'
    | 'withdraw'
    | 'withdrawn'
    | 'pass'
    | 'ended'
    | 'deleted'
    | 'refusedEnded'
    | 'how'
    | 'keys'
    | 'example'
    | 'filledLead',
    string
  >;
  /** Labels on the cards' drawings, in order. */
  drawings: { network: string; threat: string[]; fusion: string; web: [open: string, closed: string] };
}

export const caseChain: CaseChain = {
  links: [
    {
      id: 'authority',
      name: 'Authority',
      asks: 'who asks, by what right',
      example: 'Order 118, agency head',
      entries: [
        {
          id: 'who',
          legend: 'Who asks',
          choices: ['Security operations centre', 'Authorised public agency'],
        },
        {
          id: 'right',
          legend: 'Under which authority',
          choices: ['Order of the agency head', 'Own network, board’s mandate', 'Court order'],
        },
      ],
      done: 'Authority entered: {right}',
      missing: 'Refused: no authority entered',
    },
    {
      id: 'purpose',
      name: 'Purpose',
      asks: 'what for, in writing',
      example: 'Flood rumour, ward 7',
      entries: [
        {
          id: 'purpose',
          legend: 'What for',
          choices: ['Flood rumour, ward 7', 'Fraud aimed at customers', 'Alerts on our own network'],
        },
      ],
      done: 'Purpose entered: {purpose}',
      missing: 'Refused: no purpose entered',
    },
    {
      id: 'until',
      name: 'Until when',
      asks: 'the case ends',
      example: '30 November',
      entries: [{ id: 'until', legend: 'The case ends', choices: ['30 November', '15 December'] }],
      done: 'End set: {until}',
      missing: 'Refused: no end of the case set',
    },
    {
      id: 'sources',
      name: 'Sources',
      asks: 'one tool at a time',
      example: 'Public pages opened',
      entries: [{ id: 'source', legend: 'Open one source' }],
      done: 'Opened: {source}',
      missing: '',
    },
    {
      id: 'reading',
      name: 'Reading',
      asks: 'by an analyst',
      example: '26 posts, one analyst',
      entries: [{ id: 'reader', legend: 'Who reads', choices: ['A. Rao, analyst', 'N. Das, analyst'] }],
      done: 'Read by {reader}',
      missing: '',
    },
    {
      id: 'finding',
      name: 'Finding',
      asks: 'signed with a name',
      example: 'A. Rao, 11:40',
      entries: [
        { id: 'signed', legend: 'Signed by', choices: ['A. Rao', 'N. Das'] },
        { id: 'second', legend: 'To leave the case, a second person', choices: ['S. Khan', 'M. Iyer'] },
      ],
      done: 'Finding signed by {signed}, passed on by {second}',
      missing: '',
    },
  ],
  opened: 602,
  before: ['Case 118 opened, A. Rao', 'Public sources asked for', 'Refused: no authority entered'],
  words: {
    title: 'A case as a chain, from authority to finding',
    description:
      'Each link stays shut until the one before it is filled. The first is empty, so all others are shut.',
    links: 'Links of the case',
    empty: 'empty',
    shut: 'shut',
    filled: 'filled',
    tab: '{number} {name}, {state}',
    panel: '{number} {name}',
    shutPanel: 'Shut. Fill this link first: {name}.',
    sources: 'Sources',
    ask: 'Ask for a source',
    requested: 'Asked for: {source}',
    openSource: 'Open: {source}',
    record: 'Record',
    recordNote: 'Supervisors and auditors read each search, export and deletion, with a name and a time.',
    withdraw: 'Empty the first link',
    withdrawn: 'Authority withdrawn, every link shut',
    pass: 'Let the date pass',
    ended: 'Case ended {until}, sources shut',
    deleted: 'Material of the case deleted',
    refusedEnded: 'Refused: the case has ended',
    how: 'Fill a link and the next one opens; empty the first and every link shuts.',
    keys: 'Keys: left and right go along the chain, up and down choose an entry.',
    example: 'Example case; choices and names are made up and nothing is searched.',
    filledLead: 'The same chain, filled: every link carries its entry, and the finding a name.',
  },
  drawings: {
    network: 'new at 02, one host',
    threat: ['e-mail', 'laptop', 'server', 'asset'],
    fusion: 'shared',
    web: ['public', 'private: never'],
  },
};
