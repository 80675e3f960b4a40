import type { AttackPath } from './schema.ts';

export default {
  kind: 'attack-path',
  label: 'An attack path from an e-mail to a pump, and where it is closed',
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
    { id: 'mail', name: 'E-mail with a link', inSentence: 'e-mail with a link', at: [1270, 92], onPhone: [290, 46], label: 'above' },
    { id: 'laptop', name: 'Laptop', inSentence: 'laptop', at: [1010, 206], onPhone: [268, 190], label: 'beside', labelOnPhone: 'below' },
    { id: 'server', name: 'File server', inSentence: 'file server', at: [880, 388], onPhone: [70, 250], label: 'beside', labelOnPhone: 'above' },
    { id: 'jump', name: 'Jump host', inSentence: 'jump host', at: [610, 364], onPhone: [118, 410], label: 'above', labelOnPhone: 'beside' },
    { id: 'pump', name: 'Pump controller', inSentence: 'pump controller', at: [238, 322], onPhone: [175, 520], label: 'below' },
  ],
  edges: [
    { from: 'mail', to: 'laptop', closedBy: 'patch' },
    { from: 'laptop', to: 'server', closedBy: 'second-factor' },
    { from: 'server', to: 'jump', closedBy: 'separate' },
    { from: 'jump', to: 'pump' },
  ],
} satisfies AttackPath;
