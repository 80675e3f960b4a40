import type { ErrorWall } from './schema.ts';

export default {
  kind: 'error-wall',
  label: 'Camera pictures a model has judged',
  exampleLabel: 'Example data',
  legend: 'Order of the pictures',
  orders: [
    {
      id: 'surest',
      label: 'Surest errors first',
      sentence: '{count} pictures, {wrong} wrong, the surest errors first',
    },
    {
      id: 'missed',
      label: 'Missed',
      sentence: '{count} pictures, {missed} of {wanted} stopped lorries missed',
    },
    { id: 'time', label: 'By time', sentence: '{count} pictures from {first} to {last}, {wrong} wrong' },
  ],
  picturesLegend: 'A picture, what the model said and what it was',
  wanted: 'lorry',
  names: {
    lorry: 'stopped lorry',
    weighbridge: 'weighbridge',
    person: 'person on foot',
    heap: 'heap of sand',
  },
  right: '{time}. Said: {said}, {sure}. It was.',
  wrong: '{time}. Said: {said}, {sure}. Was: {was}.',
  // biome-ignore format: as a table
  pictures: [
    ['lorry', 'lorry', 0.86, 341], ['weighbridge', 'weighbridge', 0.87, 344], ['weighbridge', 'weighbridge', 0.84, 345],
    ['lorry', 'lorry', 0.97, 348], ['weighbridge', 'lorry', 0.81, 349], ['lorry', 'lorry', 0.85, 351],
    ['heap', 'heap', 0.88, 352], ['person', 'person', 0.94, 353], ['person', 'person', 0.83, 354],
    ['weighbridge', 'weighbridge', 0.77, 355], ['heap', 'heap', 0.73, 357], ['heap', 'lorry', 0.88, 360],
    ['person', 'person', 0.95, 362], ['heap', 'heap', 0.93, 364], ['lorry', 'lorry', 0.85, 366],
    ['heap', 'heap', 0.95, 368], ['person', 'person', 0.92, 370], ['lorry', 'heap', 0.76, 371],
    ['lorry', 'lorry', 0.98, 373], ['person', 'person', 0.97, 374], ['person', 'person', 0.87, 375],
    ['weighbridge', 'weighbridge', 0.79, 377], ['weighbridge', 'lorry', 0.93, 378], ['person', 'person', 0.98, 379],
    ['weighbridge', 'weighbridge', 0.87, 381], ['person', 'person', 0.84, 383], ['lorry', 'lorry', 0.98, 386],
    ['lorry', 'lorry', 0.81, 389], ['heap', 'heap', 0.76, 390], ['lorry', 'weighbridge', 0.67, 391],
    ['lorry', 'lorry', 0.9, 393], ['person', 'person', 0.82, 396], ['person', 'person', 0.74, 398],
    ['heap', 'heap', 0.88, 400], ['weighbridge', 'weighbridge', 0.92, 403], ['person', 'heap', 0.58, 405],
    ['heap', 'heap', 0.93, 406], ['weighbridge', 'weighbridge', 0.9, 407], ['lorry', 'lorry', 0.91, 408],
    ['person', 'person', 0.94, 409], ['person', 'person', 0.92, 411], ['lorry', 'person', 0.62, 412],
    ['lorry', 'lorry', 0.78, 414], ['lorry', 'lorry', 0.92, 416], ['person', 'person', 0.92, 419],
    ['heap', 'heap', 0.99, 421], ['person', 'person', 0.95, 423], ['lorry', 'lorry', 0.94, 426],
    ['heap', 'lorry', 0.72, 427], ['heap', 'heap', 0.95, 429], ['person', 'person', 0.85, 432],
    ['heap', 'heap', 0.83, 433], ['person', 'person', 0.78, 434], ['person', 'person', 0.74, 437],
    ['weighbridge', 'weighbridge', 0.87, 439], ['lorry', 'weighbridge', 0.84, 442], ['person', 'person', 0.91, 445],
    ['weighbridge', 'weighbridge', 0.93, 446], ['lorry', 'lorry', 0.98, 447], ['person', 'person', 0.99, 448],
  ],
} satisfies ErrorWall;
