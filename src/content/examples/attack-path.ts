import type { AttackPath } from './schema.ts';

export default {
  kind: 'attack-path',
  label: 'A way from a mail to a pump, and where it is closed',
  exampleLabel: 'Example data',
  legend: 'What is in place',
  controls: [
    {
      id: 'separate',
      label: 'Separate networks',
      sentence: 'The office cannot reach the control room: closed between {from} and {to}.',
    },
    {
      id: 'second-factor',
      label: 'Second factor',
      sentence: 'A stolen password alone opens nothing: closed between {from} and {to}.',
    },
    {
      id: 'patch',
      label: 'Patch',
      sentence: 'The link finds nothing to use: closed between {from} and {to}.',
    },
  ],
  closedHere: 'Closed here',
  zones: ['Office network', 'Control room', 'Plant'],
  // biome-ignore format: one place, one line
  places: [
    { id: 'mail', name: 'Mail with a link', inSentence: 'mail with a link', x: 540, y: 90, labelX: 540, labelY: 66, anchor: 'middle' },
    { id: 'laptop', name: 'Laptop', inSentence: 'laptop', x: 370, y: 136, labelX: 392, labelY: 160, anchor: 'start' },
    { id: 'server', name: 'File server', inSentence: 'file server', x: 332, y: 216, labelX: 354, labelY: 222, anchor: 'start' },
    { id: 'jump', name: 'Jump host', inSentence: 'jump host', x: 168, y: 250, labelX: 170, labelY: 230, anchor: 'middle' },
    { id: 'pump', name: 'Pump controller', inSentence: 'pump controller', x: 88, y: 284, labelX: 14, labelY: 322, anchor: 'start' },
  ],
  ways: [
    { from: 'mail', to: 'laptop', closedBy: 'patch' },
    { from: 'laptop', to: 'server', closedBy: 'second-factor' },
    { from: 'server', to: 'jump', closedBy: 'separate' },
    { from: 'jump', to: 'pump' },
  ],
} satisfies AttackPath;
