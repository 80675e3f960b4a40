import { statesOf } from '../../../parts/part-states.ts';
import { Slider } from './slider.tsx';

const reach = { label: 'Reach', min: 50, max: 800, step: 50, onChange: () => {} };

export default statesOf(Slider, {
  resting: { ...reach, value: 300, valueText: '300 m' },
  'at its start': { ...reach, value: 50, valueText: '50 m' },
  'at its end': { ...reach, value: 800, valueText: '800 m' },
});
