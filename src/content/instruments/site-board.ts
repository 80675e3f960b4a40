import type { FunctionId } from '../schema.ts';

export interface BoardSite {
  id: string;
  name: string;
  region: string;
  /** 'hh:mm' of today; null: not open yet. */
  planned: string;
  opened: string | null;
  /** Why it opened late. */
  reason?: string;
  /** Temperatures of the last hours. */
  coldStore?: number[];
  /** Days until a contract ends. */
  contractDays?: number;
}

/** The response to an exceeded limit. */
export interface SiteTask {
  brief: string;
  owner: string;
  waiting: string;
  status?: string;
  called?: string;
  clause?: string;
  decision?: string;
  /** What failed, and its consequences. */
  dependsOn?: { cause: string; via: string; since: string[]; stopped: string[]; working: string[] };
}

/** Many sites at one moment, those that exceed a limit first. Placeholders in `words` are filled in. */
export interface SiteBoard {
  sites: BoardSite[];
  now: string;
  closing: string;
  limits: { minutes: number; degrees: number; days: number };
  /** The site opened initially. */
  opened: string;
  axis: { from: string; to: string; ticks: string[] };
  lead: string;
  /** By the site's id. */
  tasks: Record<string, SiteTask>;
  /** Each of the page's features, by the hour it is used. */
  day: { feature: FunctionId; time: string }[];
  words: Record<
    | 'filters'
    | 'late'
    | 'temperature'
    | 'contract'
    | 'exceptions'
    | 'all'
    | 'site'
    | 'minutesLate'
    | 'coldTiles'
    | 'contractTiles'
    | 'lateTiles'
    | 'planned'
    | 'degrees'
    | 'days'
    | 'lateBy'
    | 'before'
    | 'after'
    | 'onTime'
    | 'titleClosed'
    | 'titleLate'
    | 'titleCold'
    | 'titleContract'
    | 'titlePlanned'
    | 'place'
    | 'openingClosed'
    | 'opening'
    | 'owner'
    | 'waiting'
    | 'nobody'
    | 'nothing'
    | 'back'
    | 'find'
    | 'list'
    | 'region'
    | 'openedAt'
    | 'plannedAt'
    | 'notOpen'
    | 'openOf'
    | 'openThen'
    | 'example',
    string
  >;
}

/* An example: 130 sites at 10:20 on one morning, eighteen of which exceed a limit. */

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** `minutes`: delay of opening; negative if early. */
function site(
  id: string,
  name: string,
  region: string,
  planned: string,
  minutes: number,
  more: Partial<BoardSite> = {},
): BoardSite {
  const [hour = 0, minute = 0] = planned.split(':').map(Number);
  return { id, name, region, planned, opened: clock(hour * 60 + minute + minutes), ...more };
}

// biome-ignore format: one site, one line
const sites = [
  site('001', 'Connaught Place', 'Delhi', '09:00', -2),
  site('002', 'Chandni Chowk', 'Delhi', '09:30', -3),
  site('003', 'Lajpat Nagar', 'Delhi', '09:00', 3),
  site('004', 'Saket', 'Delhi', '09:30', 11),
  site('005', 'Dwarka', 'Delhi', '09:30', -8),
  site('006', 'Janakpuri', 'Delhi', '09:00', -7),
  site('007', 'Pitampura', 'Delhi', '09:00', 0),
  site('008', 'Mayur Vihar', 'Delhi', '09:30', -2),
  site('009', 'Rohini', 'Delhi', '09:00', -4, { coldStore: [4, 4, 5, 7, 9] }),
  site('010', 'Rajouri Garden', 'Delhi', '09:30', -3),
  site('011', 'Nehru Place', 'Delhi', '09:00', -10),
  site('012', 'Okhla depot', 'Delhi', '08:30', -9),
  site('013', 'Vasant Kunj', 'Delhi', '08:30', -4),
  site('014', 'Karol Bagh', 'Delhi', '09:00', 0, { opened: null, reason: 'Power' }),
  site('015', 'Shahdara', 'Delhi', '09:30', -2),
  site('016', 'Narela depot', 'Delhi', '09:30', -1),
  site('017', 'Model Town', 'Delhi', '09:00', 4),
  site('018', 'Hazratganj', 'Uttar Pradesh', '09:00', 2),
  site('019', 'Jhansi', 'Uttar Pradesh', '09:00', -3, { contractDays: 27 }),
  site('020', 'Kanpur Mall Road', 'Uttar Pradesh', '09:00', -5),
  site('021', 'Agra Cantonment', 'Uttar Pradesh', '09:30', -5),
  site('022', 'Alambagh', 'Uttar Pradesh', '09:00', 0, { opened: '09:38', reason: 'Staff' }),
  site('023', 'Varanasi Lanka', 'Uttar Pradesh', '08:00', -11),
  site('024', 'Meerut', 'Uttar Pradesh', '09:30', -8),
  site('025', 'Ghaziabad', 'Uttar Pradesh', '08:30', 0),
  site('026', 'Noida Sector 18', 'Uttar Pradesh', '08:00', 1),
  site('027', 'Prayagraj', 'Uttar Pradesh', '08:00', -6),
  site('028', 'Gorakhpur', 'Uttar Pradesh', '09:00', -6),
  site('029', 'Bareilly', 'Uttar Pradesh', '09:00', -2),
  site('030', 'Aligarh', 'Uttar Pradesh', '09:00', 4),
  site('031', 'Mathura', 'Uttar Pradesh', '08:00', -3),
  site('032', 'Moradabad', 'Uttar Pradesh', '09:00', -6),
  site('033', 'Jayanagar', 'Karnataka', '08:30', -7),
  site('034', 'Koramangala', 'Karnataka', '09:30', -8),
  site('035', 'Whitefield', 'Karnataka', '09:00', -5),
  site('036', 'Hebbal', 'Karnataka', '09:30', -8),
  site('037', 'Malleswaram', 'Karnataka', '09:00', -5),
  site('038', 'Indiranagar', 'Karnataka', '08:30', 0, { opened: '09:14', reason: 'Keys' }),
  site('039', 'Hubballi', 'Karnataka', '08:00', -3),
  site('040', 'Belagavi', 'Karnataka', '09:00', -1),
  site('041', 'Mysuru', 'Karnataka', '08:00', -2, { contractDays: 21 }),
  site('042', 'Mangaluru', 'Karnataka', '09:00', -7),
  site('043', 'Tumakuru', 'Karnataka', '08:00', -3),
  site('044', 'T. Nagar', 'Tamil Nadu', '08:00', -3),
  site('045', 'Salem', 'Tamil Nadu', '08:00', -8, { contractDays: 30 }),
  site('046', 'Coimbatore', 'Tamil Nadu', '09:30', -13),
  site('047', 'Guntur', 'Andhra Pradesh', '08:30', 2, { coldStore: [3, 5, 8, 8.5, 8.2] }),
  site('048', 'Vijayawada', 'Andhra Pradesh', '09:00', -9),
  site('049', 'Nellore', 'Andhra Pradesh', '08:00', -3),
  site('050', 'Tirupati', 'Andhra Pradesh', '09:30', 9),
  site('051', 'Kakinada', 'Andhra Pradesh', '08:30', -9),
  site('052', 'Thrissur', 'Kerala', '08:30', 1),
  site('053', 'Kochi', 'Kerala', '08:30', 1, { coldStore: [6, 6, 7, 8, 8.4] }),
  site('054', 'Kollam', 'Kerala', '09:00', -7),
  site('055', 'Kannur', 'Kerala', '08:30', -9),
  site('056', 'Kozhikode', 'Kerala', '08:30', 0),
  site('057', 'Rajkot', 'Gujarat', '09:00', -1),
  site('058', 'Surat', 'Gujarat', '08:00', 4, { contractDays: 14 }),
  site('059', 'Vadodara', 'Gujarat', '08:00', -7),
  site('060', 'Anand', 'Gujarat', '09:00', 2),
  site('061', 'Vapi', 'Gujarat', '08:30', -1, { coldStore: [4, 7, 9, 9, 8.6] }),
  site('062', 'Bhavnagar', 'Gujarat', '08:30', -3),
  site('063', 'Jamnagar', 'Gujarat', '09:00', -1),
  site('064', 'Mehsana', 'Gujarat', '08:30', -4),
  site('065', 'Dadar', 'Maharashtra', '08:00', 3),
  site('066', 'Vashi depot', 'Maharashtra', '08:00', 0, { opened: '08:31', reason: 'Shutter' }),
  site('067', 'Thane', 'Maharashtra', '09:00', -1),
  site('068', 'Panvel', 'Maharashtra', '08:30', -3, { contractDays: 9 }),
  site('069', 'Kalyan', 'Maharashtra', '08:00', 1),
  site('070', 'Bandra', 'Maharashtra', '08:30', 1),
  site('071', 'Andheri East', 'Maharashtra', '08:30', 0, { opened: '09:42', reason: 'Staff' }),
  site('072', 'Borivali', 'Maharashtra', '09:30', -7),
  site('073', 'Powai', 'Maharashtra', '09:00', 4),
  site('074', 'Ghatkopar', 'Maharashtra', '09:00', -13),
  site('075', 'Pune Camp', 'Maharashtra', '08:30', -5),
  site('076', 'Hadapsar', 'Maharashtra', '08:30', -13),
  site('077', 'Nashik', 'Maharashtra', '08:00', -9),
  site('078', 'Nagpur', 'Maharashtra', '09:00', -8),
  site('079', 'Kolhapur', 'Maharashtra', '08:30', -2),
  site('080', 'Satara', 'Maharashtra', '09:00', -3),
  site('081', 'Sangli', 'Maharashtra', '09:30', -2),
  site('082', 'Solapur', 'Maharashtra', '08:30', -5),
  site('083', 'Latur', 'Maharashtra', '08:30', -4),
  site('084', 'Akola', 'Maharashtra', '08:30', 1),
  site('085', 'Amravati', 'Maharashtra', '09:00', -1),
  site('086', 'Jalgaon', 'Maharashtra', '08:00', -2),
  site('087', 'Ratnagiri', 'Maharashtra', '08:30', -2),
  site('088', 'Alibag', 'Maharashtra', '09:00', -8),
  site('089', 'Mapusa', 'Goa', '09:30', 0, { opened: '09:52', reason: 'Staff' }),
  site('090', 'Panaji', 'Goa', '09:00', -2),
  site('091', 'Margao', 'Goa', '08:30', 8),
  site('092', 'Vasco da Gama', 'Goa', '09:00', 0),
  site('093', 'Ponda', 'Goa', '08:30', -3),
  site('094', 'Park Street', 'West Bengal', '08:30', -6),
  site('095', 'Gariahat', 'West Bengal', '09:30', 1),
  site('096', 'Behala', 'West Bengal', '08:00', -4),
  site('097', 'Dum Dum', 'West Bengal', '08:30', 2),
  site('098', 'Howrah', 'West Bengal', '09:00', 0, { coldStore: [5, 6, 6, 9, 11] }),
  site('099', 'Siliguri', 'West Bengal', '08:00', 6),
  site('100', 'Durgapur', 'West Bengal', '09:00', 2),
  site('101', 'Asansol', 'West Bengal', '08:30', -2),
  site('102', 'Kharagpur', 'West Bengal', '09:30', -3),
  site('103', 'Salt Lake', 'West Bengal', '09:00', 0, { opened: '09:55', reason: 'Network' }),
  site('104', 'Barasat', 'West Bengal', '09:00', -4),
  site('105', 'Haldia', 'West Bengal', '08:30', -3),
  site('106', 'Malda', 'West Bengal', '09:30', -6),
  site('107', 'Gaya', 'Bihar', '09:00', -7),
  site('108', 'Muzaffarpur', 'Bihar', '08:30', -1),
  site('109', 'Bhagalpur', 'Bihar', '09:00', -3),
  site('110', 'Patna', 'Bihar', '08:30', -1, { contractDays: 24 }),
  site('111', 'Darbhanga', 'Bihar', '09:00', -2),
  site('112', 'Purnia', 'Bihar', '09:00', -3),
  site('113', 'Begusarai', 'Bihar', '08:00', 2),
  site('114', 'Arrah', 'Bihar', '08:30', -9),
  site('115', 'Bhubaneswar', 'Odisha', '09:00', 7),
  site('116', 'Cuttack', 'Odisha', '09:30', -5),
  site('117', 'Puri', 'Odisha', '09:00', -8),
  site('118', 'Rourkela', 'Odisha', '09:00', -9),
  site('119', 'Sambalpur', 'Odisha', '09:00', -2),
  site('120', 'Berhampur', 'Odisha', '08:00', -9),
  site('121', 'Balasore', 'Odisha', '08:30', -4),
  site('122', 'Jajpur depot', 'Odisha', '08:30', -4),
  site('123', 'Guwahati', 'Assam', '08:00', -1),
  site('124', 'Dibrugarh', 'Assam', '08:30', 9),
  site('125', 'Silchar', 'Assam', '08:30', -1),
  site('126', 'Jorhat', 'Assam', '09:00', 4),
  site('127', 'Tezpur', 'Assam', '09:30', 3),
  site('128', 'Nagaon', 'Assam', '08:30', -6),
  site('129', 'Tinsukia', 'Assam', '09:30', -8),
  site('130', 'Bongaigaon', 'Assam', '09:00', 1),
];

export const board = {
  sites,
  now: '10:20',
  closing: '21:00',
  limits: { minutes: 15, degrees: 8, days: 30 },
  opened: '014',
  axis: { from: '07:45', to: '10:35', ticks: ['08:00', '08:30', '09:00', '09:30', '10:00'] },
  lead: 'Which branch has stopped, who owns the problem and which work waits for it.',
  tasks: {
    '014': {
      status: 'Nobody has entered since the power failed.',
      brief: 'Power off since 08:41. A. Khanna has it.',
      owner: 'A. Khanna, site manager',
      called: 'Called 09:16, accepted 09:19',
      waiting: 'Repair contractor, due 11:20',
      clause: 'Contract clause 4.2: two hours',
      decision: 'Proposed: move the counters to site 010',
      dependsOn: {
        cause: 'Power',
        via: 'Switch',
        since: ['Off since 08:41', 'Feeder fault, ward 6'],
        stopped: ['4 counters', '2 cash machines', '1 cold store'],
        working: ['Alarm, battery'],
      },
    },
    '071': {
      brief: 'Two of four staff ill.',
      owner: 'R. Naik, site manager',
      waiting: 'Two staff from site 072',
    },
    '103': {
      brief: 'Link down until 09:50.',
      owner: 'S. Bose, network owner',
      waiting: 'Report of the line’s operator',
    },
    '038': {
      brief: 'Key holder held in traffic.',
      owner: 'P. Rao, site manager',
      waiting: 'Second key holder named',
    },
    '022': {
      brief: 'Shift began one person short.',
      owner: 'N. Khan, site manager',
      waiting: 'Roster for tomorrow',
    },
    '066': {
      brief: 'Shutter motor failed.',
      owner: 'V. Patil, depot manager',
      waiting: 'Repair contractor, due 12:00',
    },
    '089': {
      brief: 'Bus of the early shift was late.',
      owner: 'L. Dias, site manager',
      waiting: 'Nothing: closed 09:55',
    },
    '009': { brief: 'Door found open at 09:40.', owner: 'M. Sethi, stores', waiting: 'Reading at 10:30' },
    '047': { brief: 'Falling again since 10:00.', owner: 'K. Reddy, stores', waiting: 'Reading at 10:30' },
    '098': {
      brief: 'Compressor does not start.',
      owner: 'T. Ghosh, stores',
      waiting: 'Repair contractor, due 11:00',
    },
    '061': { brief: 'Defrost ran too long.', owner: 'J. Shah, stores', waiting: 'Reading at 10:30' },
    '053': { brief: 'Delivery left the door open.', owner: 'A. Menon, stores', waiting: 'Reading at 10:30' },
    '068': {
      brief: 'Cleaning contract.',
      owner: 'D. Kulkarni, contracts',
      waiting: 'Signature of the new term',
    },
    '058': { brief: 'Security contract.', owner: 'H. Desai, contracts', waiting: 'Two offers compared' },
    '041': {
      brief: 'Lift contract.',
      owner: 'G. Gowda, contracts',
      waiting: 'Offer of the present contractor',
    },
    '110': {
      brief: 'Generator contract.',
      owner: 'B. Sinha, contracts',
      waiting: 'Offer of the present contractor',
    },
    '019': { brief: 'Cleaning contract.', owner: 'F. Ansari, contracts', waiting: 'Not started' },
    '045': { brief: 'Security contract.', owner: 'E. Kumar, contracts', waiting: 'Not started' },
  },
  day: [
    { feature: 'F6', time: '07:30' },
    { feature: 'F1', time: '08:00' },
    { feature: 'F3', time: '08:45' },
    { feature: 'F4', time: '09:16' },
    { feature: 'F2', time: '09:40' },
    { feature: 'F5', time: '10:20' },
    { feature: 'F7', time: '14:00' },
    { feature: 'F8', time: '17:00' },
    { feature: 'F9', time: '21:30' },
  ],
  words: {
    filters: 'Show',
    late: 'Late opening',
    temperature: 'Temperature',
    contract: 'Contract ending',
    exceptions: 'All exceptions',
    all: 'All',
    site: 'Site',
    minutesLate: 'Min late',
    coldTiles: 'Cold store above {n} °C',
    contractTiles: 'Contract ends within {n} days',
    lateTiles: 'Opened more than {n} min late',
    planned: '{n} sites as planned; the bar shows minutes before or after opening time',
    degrees: '{n} °C',
    days: '{n} days',
    lateBy: '{n} min late',
    before: '{n} min before time',
    after: '{n} min after time',
    onTime: 'on time',
    titleClosed: '{name} is not open',
    titleLate: '{name} opened late',
    titleCold: '{name}: cold store too warm',
    titleContract: '{name}: contract ending',
    titlePlanned: '{name} is as planned',
    place: 'Site {id}, {region}',
    openingClosed: 'Planned {planned}, not open at {now}.',
    opening: 'Planned {planned}, opened {opened}.',
    owner: 'Owner',
    waiting: 'Waiting for',
    nobody: 'The regional office',
    nothing: 'Nothing',
    back: 'Back to the board',
    find: 'Find a site by name or number',
    list: 'All sites as a list',
    region: 'Region',
    openedAt: 'Opened',
    plannedAt: 'Planned',
    notOpen: 'not open',
    openOf: 'Sites open at that hour, of {n}',
    openThen: '{n} open',
    example: 'An example: sites, names and figures are made up.',
  },
} satisfies SiteBoard;
