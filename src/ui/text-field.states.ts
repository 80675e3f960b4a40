import { statesOf } from '../../parts/part-states.ts';
import { TextField } from './text-field.tsx';

export default statesOf(TextField, {
  empty: { label: 'The name of your city', name: 'city' },
  filled: { label: 'City', name: 'city', defaultValue: 'New Delhi' },
  required: { label: 'City', name: 'city', required: true, 'aria-invalid': true },
  disabled: { label: 'City', name: 'city', disabled: true },
});
