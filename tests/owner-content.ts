/* Content another owner adds: a page of every family, a service and a case. */

const workingHours = `import type { ProsePage } from './schema.ts';

export default {
  kind: 'prose',
  head: {
    title: 'Working hours',
    keywords: ['working hours', 'holidays', 'time zone'],
    description: 'When the desks are staffed, which holidays are kept, and how to reach a duty engineer then.',
  },
  banner: { eyebrow: 'Company', title: 'Working hours', lead: 'When the desks are staffed, day by day.' },
  contentsTitle: 'On this page',
  introduction: ['The desks are open on every weekday from nine in the morning until six.'],
  sections: [{ id: 'holidays', title: 'Holidays', paragraphs: ['A list is sent to each customer in May.'] }],
  related: [{ name: 'Contact Us', description: 'Address and telephone.', href: 'page:contact' }],
  closing: { title: 'Is it urgent?', action: { label: 'Call the desk', href: 'page:contact' } },
} satisfies ProsePage;
`;

export interface OwnerPage {
  family: string;
  id: string;
  /** The page it is modelled on and listed after, spelled as a key. */
  like: string;
  /** Its folder in src/content. */
  folder: string;
  view: string;
  title: string;
  /** For its entry in labels.ts. */
  label: string;
  /** If absent, the model's content under its own title. */
  content?: string;
  hasHomeRow?: boolean;
}

export const newPages: OwnerPage[] = [
  {
    family: 'company',
    id: 'working-hours',
    like: 'founder',
    folder: 'legal',
    view: 'prose',
    title: 'Working hours',
    label:
      "{ section: 'company', name: 'Working hours', short: 'Hours', menu: { name: 'HOURS', icon: 'calendar-check', description: 'When the desks are staffed' } }",
    content: workingHours,
  },
  {
    family: 'legal',
    id: 'press-notice',
    like: 'trademark',
    folder: 'legal',
    view: 'prose',
    title: 'Press notice',
    label: "{ section: 'legal', name: 'Press notice', short: 'Press notice' }",
  },
  {
    family: 'technology',
    id: 'edge-computing',
    like: 'cloud',
    folder: 'technologies',
    view: 'cloud',
    title: 'Edge Computing',
    label:
      "{ section: 'technology', name: 'Edge Computing', short: 'Edge computing', menu: { name: 'Edge computing', icon: 'cpu', description: 'Small servers near the machines' }, picture: '/images/technology/cloud.svg' }",
  },
  {
    family: 'product',
    id: 'branch-desk',
    like: "'business-operations'",
    folder: 'products',
    view: 'business',
    title: 'Branch Desk',
    label:
      "{ section: 'products', name: 'Branch Desk', short: 'Branch desk', menu: { name: 'Branch desk', icon: 'building-2', description: 'Shops and branches on one board' } }",
    hasHomeRow: true,
  },
  {
    family: 'solution',
    id: 'harbour-watch',
    like: "'safety-security'",
    folder: 'solutions',
    view: 'safetySecurity',
    title: 'Harbour watch',
    label:
      "{ section: 'solutions', name: 'Harbour watch', short: 'Harbour watch', menu: { name: 'Harbour watch', icon: 'anchor', description: 'Quays, pilots and patrol boats' } }",
    hasHomeRow: true,
  },
];

export const service = `    {
      id: 'service10',
      title: 'Data Migration',
      content:
        'Old records are worth keeping only if they can be read. We list what an old system holds, ask its users which fields they still trust, and agree on a rule for each one that they do not. A trial run moves a copy and counts every difference. Your staff look at the cases that do not fit and decide. The last run happens at night, with the old system still standing beside the new one, so that the office can go back in the morning if it must.',
      imagePath: '/images/services/service9.svg',
      altText: 'Layers of older and newer records, one above the other.',
      imageFirst: true,
      deliverables: ['List of records and rules', 'Trial run with its count', 'Night plan with a way back'],
    },
`;

export const serviceTile = `      {
        id: 'service10',
        title: 'Data Migration',
        description: 'Records of an old system moved by written rules, counted twice, with a way back until the morning.',
        icon: 'package',
        image: {
          src: '/images/services/service9.svg',
          alt: 'Layers of records, the oldest ones at the bottom.',
          width: 445,
          height: 350,
        },
      },
`;

export const category = `    {
      key: 'DOCK',
      fullName: 'Berth planning',
      icon: 'anchor',
      tabs: caseTabs.DOCK,
      details: {
        'Port trust': {
          anchor: 'dock-port-trust',
          title: 'A port trust plans its berths on one sheet',
          about:
            'A port trust on the western coast runs a harbour for coal, grain and containers. Pilots, tugs, crane crews and railway clerks all wait for the same ships. Each of these groups had its own list of arrivals and its own idea of the tide. The harbour master settled disputes by telephone, often at night, and wrote the outcome on a board in the tower that nobody else could see.',
          businessChallenge:
            'Ships came early or late, and the lists were corrected one after the other. A crane crew could stand at a quay where no vessel would berth that day. Wagons were ordered for grain that was still at sea. Agents asked three offices and got three answers. When a pilot boat broke down, the whole order of the day had to be made again by hand, while every caller wanted to hear about one ship only.',
          smarterSolution:
            'Now there is one plan of the day, drawn over the tide. Whoever changes an arrival sees at once which quay, tug and train it moves. The harbour master confirms the order with a name and a time. Crews read it on a telephone, agents on a page of their own that shows no other agent’s ship. If a boat fails, the plan offers the next order that the tide allows, and a person decides whether it is taken.',
          figure: {
            name: 'power-utility',
            figure: '1 plan',
            label: 'of the day, over the tide',
            note: 'Every list of arrivals leads to one sheet.',
            before: { label: 'lists, corrected one by one', note: 'Each office kept arrivals of its own.' },
            alt: 'Four lists lead into one sheet that a person confirms.',
            look: 'above',
            width: 400,
            height: 300,
            drawing: { kind: 'file', channels: 4 },
            labels: [{ text: 'Arrivals', x: 5, y: 19 }],
          },
          products: [
            { name: 'Data Migration', description: 'Old lists, read once', href: 'page:services/service10' },
          ],
          pin: { radius: 5.4, degrees: 20, side: 'start' },
          benefits: [
            { heading: 'One answer', content: 'An agent hears from each office what the plan says.' },
            { heading: 'Fewer idle crews', content: 'A crew is called when the ship has a quay.' },
            { heading: 'An order that is signed', content: 'The plan keeps who confirmed it, and when.' },
          ],
        },
      },
    },
`;
