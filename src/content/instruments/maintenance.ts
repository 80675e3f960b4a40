/* The maintenance page's year: nine assets of an example site, their schedules and the cost of postponing. */

type Interval =
  | { days: number }
  | { months: number }
  /** By the hour meter; `hoursADay` is how long it runs on a day of each month, January first. */
  | { hours: number; hoursADay: number[] };

export interface Asset {
  name: string;
  /** The name inside a sentence. */
  inSentence: string;
  schedule: string;
  job: string;
  every: Interval;
  /** The first visit; for running hours, the day the meter was at zero. */
  first: string;
  /** In thousands: the visit, the extra power of each week, the growing chance of a repair. */
  cost: { visit: number; week: number; weekSquared: number };
}

interface OffPlan {
  kind: 'breakdown' | 'reading';
  /** Name of the asset. */
  asset: string;
  date: string;
  /** Index of its function in the page's list. */
  number: number;
}

export interface Maintenance {
  today: string;
  /** How its numbers are grouped: a tag for `Intl`. */
  numbers: string;
  /** How far ahead work orders are listed, in days. */
  ahead: number;
  weeks: number;
  chosen: { asset: string; weeks: number };
  assets: Asset[];
  offPlan: OffPlan[];
  months: { short: string; long: string }[];
  weekdays: string[];
  words: Record<
    | 'title'
    | 'description'
    | 'due'
    | 'inPlan'
    | 'inHistory'
    | 'waits'
    | 'costs'
    | 'amount'
    | 'weeks'
    | 'weeksValue'
    | 'date'
    | 'dateValue'
    | 'dayBack'
    | 'dayOn'
    | 'done'
    | 'breakdown'
    | 'reading'
    | 'table'
    | 'asset'
    | 'schedule'
    | 'last'
    | 'next'
    | 'chosen',
    string
  >;
}

export const maintenance: Maintenance = {
  numbers: 'en-IN',
  today: '2026-08-14',
  ahead: 14,
  weeks: 12,
  chosen: { asset: 'Chiller 2', weeks: 6 },
  assets: [
    {
      name: 'Fire pump',
      inSentence: 'the fire pump',
      schedule: 'weekly run',
      job: '30 min run',
      every: { days: 7 },
      first: '2024-01-06',
      cost: { visit: 2, week: 0, weekSquared: 0.31 },
    },
    {
      name: 'Cooling tower',
      inSentence: 'the cooling tower',
      schedule: 'every 14 days',
      job: 'dose and bleed',
      every: { days: 14 },
      first: '2024-01-09',
      cost: { visit: 4, week: 2.6, weekSquared: 0.22 },
    },
    {
      name: 'Chiller 1',
      inSentence: 'chiller 1',
      schedule: 'monthly',
      job: 'clean condenser',
      every: { months: 1 },
      first: '2024-01-12',
      cost: { visit: 18, week: 3.8, weekSquared: 0.44 },
    },
    {
      name: 'Chiller 2',
      inSentence: 'chiller 2',
      schedule: 'monthly',
      job: 'clean condenser',
      every: { months: 1 },
      first: '2024-01-16',
      cost: { visit: 18, week: 4.1, weekSquared: 0.494 },
    },
    {
      name: 'Air handler 4',
      inSentence: 'air handler 4',
      schedule: 'monthly',
      job: 'filter pressure',
      every: { months: 1 },
      first: '2024-01-22',
      cost: { visit: 5, week: 1.4, weekSquared: 0.08 },
    },
    {
      name: 'Lift A',
      inSentence: 'lift A',
      schedule: 'monthly',
      job: 'safety check',
      every: { months: 1 },
      first: '2024-01-08',
      cost: { visit: 9, week: 0, weekSquared: 0.62 },
    },
    {
      name: 'Diesel set',
      inSentence: 'the diesel set',
      schedule: 'each 250 hours',
      job: 'oil, 250 hours',
      every: { hours: 250, hoursADay: [2.2, 2.9, 3.2, 3.4, 3.8, 3.9, 4.7, 4.8, 4.1, 3.6, 2.5, 2.3] },
      first: '2024-02-19',
      cost: { visit: 22, week: 1.1, weekSquared: 0.57 },
    },
    {
      name: 'Water tank',
      inSentence: 'the water tank',
      schedule: 'quarterly',
      job: 'hygiene',
      every: { months: 3 },
      first: '2024-02-07',
      cost: { visit: 12, week: 0, weekSquared: 0.17 },
    },
    {
      name: 'LT panel',
      inSentence: 'the LT panel',
      schedule: 'half-yearly',
      job: 'thermal scan',
      every: { months: 6 },
      first: '2024-03-30',
      cost: { visit: 15, week: 0, weekSquared: 0.38 },
    },
  ],
  offPlan: [
    { kind: 'reading', asset: 'Chiller 1', date: '2026-07-04', number: 6 },
    { kind: 'breakdown', asset: 'Chiller 2', date: '2026-06-14', number: 9 },
    { kind: 'breakdown', asset: 'Lift A', date: '2026-04-18', number: 9 },
  ],
  months: [
    { short: 'Jan', long: 'January' },
    { short: 'Feb', long: 'February' },
    { short: 'Mar', long: 'March' },
    { short: 'Apr', long: 'April' },
    { short: 'May', long: 'May' },
    { short: 'Jun', long: 'June' },
    { short: 'Jul', long: 'July' },
    { short: 'Aug', long: 'August' },
    { short: 'Sep', long: 'September' },
    { short: 'Oct', long: 'October' },
    { short: 'Nov', long: 'November' },
    { short: 'Dec', long: 'December' },
  ],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  words: {
    title: 'A year of maintenance as a ring',
    description:
      'Each track is one asset, each mark a visit. Above the line lies the plan, below it the history.',
    due: '{count} work orders in {days} days',
    inPlan: 'visits in the plan',
    inHistory: 'in the history',
    waits: 'If {asset} waits',
    costs: 'Visit, extra power and the likely repair, by weeks put off. Example figures.',
    amount: 'Rs\u00a0{amount}',
    weeks: 'Weeks put off',
    weeksValue: '{weeks} weeks: {cost} instead of {visit}',
    date: 'Date',
    dateValue:
      '{weekday} {date}: {count} work orders in {days} days. {plan} visits in the plan, {history} in the history.',
    dayBack: 'One day back',
    dayOn: 'One day on',
    done: 'Visit done',
    breakdown: 'Breakdown call',
    reading: 'Raised by a reading',
    table: 'The assets, their schedules and visits. Example site.',
    asset: 'Asset',
    schedule: 'Schedule',
    last: 'Last visit',
    next: 'Next visit',
    chosen: '{asset}, {date}. {weeks} weeks late it costs {cost} instead of {visit}.',
  },
};
