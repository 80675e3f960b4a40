import { statesOf } from '../../parts/part-states.ts';
import { ButtonLink } from './button.tsx';

const link = { label: 'Talk to an engineer', href: 'page:contact' } as const;

export default statesOf(ButtonLink, {
  signal: { link },
  ink: { link, look: 'ink' },
  line: { link, look: 'line' },
  'with more for screen readers': { link: { ...link, about: 'about smart cities' } },
});
