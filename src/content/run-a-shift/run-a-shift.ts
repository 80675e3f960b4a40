import { brand } from '../brand.ts';
import { inWords } from '../in-words.ts';
import { city } from '../shifts/city.ts';
import type { RunAShiftPage } from './schema.ts';
import startAShift from './start-a-shift.ts';

const steps: RunAShiftPage['steps']['items'] = [
  {
    anchor: 'three-messages-arrive',
    title: 'Three messages arrive',
    time: '02:13:52 to 02:14:21',
    content: 'A level gauge, a bus driver and a camera rule report the same place within half a minute.',
  },
  {
    anchor: 'they-become-one-incident',
    title: 'They become one incident',
    time: '02:14:10 to 02:14:21',
    content: `${brand.flagship} joins gauge, call and camera by place and time, proposes one incident and keeps the originals.`,
  },
  {
    anchor: 'a-person-decides',
    title: 'A person decides',
    time: '02:14:58',
    content: 'The operator confirms or dismisses. Each step has a limit; after it, the supervisor is called.',
  },
  {
    anchor: 'the-pump-goes-the-road-closes',
    title: 'The pump goes, the road closes',
    time: '02:15:49 to 02:21:29',
    content: 'Pump unit 3 takes the shortest open way. Traffic and bus 47 go by Kadamba Avenue.',
  },
  {
    anchor: 'the-water-falls-the-log-closes',
    title: 'The water falls, the log closes',
    time: '02:20:41 to 03:04:20',
    content: 'The supervisor approves the public warning. The debrief compares each step with its limit.',
  },
];

export default {
  kind: 'run-a-shift',
  head: {
    title: 'Run a shift at the operations desk',
    keywords: [
      'operations centre simulation',
      'control room exercise',
      'incident management demonstration',
      'common alerting protocol example',
      'dispatch simulation',
      'command and control trial',
      'operator, supervisor, field unit and commissioner roles',
      'load test, messages a second',
    ],
    description: `Sit at the desk of ${brand.flagship} in your browser: a simulated city, written procedures, a desk for each role, a debrief and a CAP v1.2 warning.`,
  },
  banner: {
    eyebrow: 'Flagship product',
    title: startAShift.title,
    lead: 'A control room simulated in your browser, where you handle an incident as its operator. It shows in about three minutes what the software proposes and what a person decides.',
  },
  about:
    'A simulated city runs in this page. Messages arrive, rules join them into incidents, and nothing consequential happens until a person decides. Nothing leaves the page.',
  start: startAShift,
  picture: {
    wide: {
      src: '/images/products/operational-picture.svg',
      alt: 'The desk at 02:14:21: three messages about Jamun Underpass are one incident on the map, and it waits for the operator.',
      width: 1248,
      height: 700,
    },
    phone: { src: '/images/products/operational-picture-phone.svg', alt: '', width: 358, height: 506 },
  },
  shifts: [
    {
      id: 'monsoon-night',
      name: 'Monsoon night',
      note: '02:10, guided',
      about: 'Water in an underpass: pump, closed road, public warning.',
    },
    {
      id: 'gas-near-the-market',
      name: 'Gas near the market',
      note: '18:40, one simulated hour',
      about: 'Gas leak: valve, fire tender, cordon, public warning.',
    },
    {
      id: 'match-evening',
      name: 'Match evening',
      note: '21:30, 55 simulated minutes',
      about: 'Medical call in a crowd: ambulance and its corridor.',
    },
    {
      id: 'cloudburst',
      name: 'Cloudburst',
      note: '04:05, one simulated hour',
      about: 'Two places under water, and one pump unit that is free.',
    },
    {
      id: 'endless',
      name: 'Endless, by seed',
      note: 'Your own number',
      about: 'Rain, crowds and faults from a seed, hour after hour.',
      endless: true,
    },
  ],
  steps: {
    title: `A monsoon night in ${inWords(steps.length, 'step', 'steps')}`,
    lead: 'Water rises in an underpass at two in the morning. This is a simulated city; the order of the steps is the product’s own.',
    items: steps,
    last: {
      title: 'Run this shift yourself',
      content:
        'With scripts on, this place holds the working desk: map, list, video and reports. Nothing leaves the page.',
      withScripts:
        'The desk above is the same shift, working: map, list, video and reports. Nothing leaves the page.',
      link: { label: 'Request a demonstration', href: 'page:contact' },
      open: { label: 'Open the desk', href: 'page:run-a-shift#desk' },
    },
    pictures: {
      city,
      first: {
        label: 'Map: gauge L-14, camera C-03 and bus 47 at Jamun Underpass, each with its message.',
        callouts: [
          { title: 'Gauge L-14', text: '38 cm, limit 30' },
          { title: 'Camera C-03', text: 'Water seen' },
          { title: 'Driver, bus 47', text: '‘Water over the kerb’' },
        ],
      },
      second: {
        messages: [
          { text: 'Level gauge L-14: 38 cm', time: '02:13:52' },
          { text: 'Driver of bus 47', time: '02:14:10' },
          { text: 'Camera C-03: water', time: '02:14:21' },
        ],
        incident: '0412 Water in Jamun Underpass',
        state: 'Proposed. Three originals attached.',
      },
      third: {
        steps: [
          { what: 'Confirm or dismiss', limit: '2:00' },
          { what: 'Ask about people in vehicles', limit: '1:00' },
          { what: 'Check on one camera', limit: '1:00' },
        ],
        question: 'Is this an incident?',
        lead: 'No unit moves and no road closes until you decide.',
        yes: 'Confirm incident',
        no: 'Dismiss',
      },
      fourth: {
        label:
          'Map: Jamun Underpass is closed at both mouths, pump unit P3 is on its way by Outer Circle, and a diversion runs by Kadamba Avenue.',
        closed: 'Closed',
        diversion: 'Diversion',
        unit: 'P3',
      },
      fifth: {
        label:
          'Curve: water at L-14 rises to 52 cm, falls under its limit of 30 cm at 02:41 and is nearly gone at 03:05.',
        peak: '52 cm, pump runs',
        limit: '30',
        zero: '0 cm',
        times: ['02:10', '02:41', '03:05'],
        log: [
          { time: '02:20:41', what: 'Supervisor approved the warning' },
          { time: '02:22:12', what: 'P3 reported the pump running' },
          { time: '03:03:10', what: 'Operator reopened the underpass' },
          { time: '03:04:20', what: 'Incident 0412 closed, report written' },
        ],
      },
    },
  },
  related: [
    {
      description: 'The product behind the desk, feature by feature.',
      href: 'page:flagship',
    },
    {
      name: 'Incident Detection & Response',
      description: 'How signals become incidents with an owner.',
      href: 'page:incident-detection',
    },
    {
      description: 'Dispatch and watch for critical places.',
      href: 'page:safety-security',
    },
  ],
  closing: {
    title: 'See it with your own streets.',
    action: { label: 'Request a demonstration', href: 'page:contact' },
  },
} satisfies RunAShiftPage;
