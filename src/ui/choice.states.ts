import { statesOf } from '../../parts/part-states.ts';
import { Choice } from './choice.tsx';

const legend = 'Which of the shifts';
const onChoose = () => {};
const many = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, label: `Shift ${index + 1}` }));

export default statesOf(Choice<string>, {
  two: {
    legend,
    options: [
      { id: 'day', label: 'A quiet day shift' },
      { id: 'night', label: 'Night' },
    ],
    chosen: 'day',
    onChoose,
  },
  one: { legend, options: many.slice(0, 1), chosen: '0', onChoose },
  'many, none chosen': { legend, showLegend: true, options: many, chosen: null, onChoose },
  'one that cannot be chosen': {
    legend,
    options: [
      { id: 'a', label: 'Open' },
      { id: 'b', label: 'Closed', disabled: true, note: 'until Monday' },
    ],
    chosen: 'a',
    onChoose,
  },
});
