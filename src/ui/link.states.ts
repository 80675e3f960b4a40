import { statesOf } from '../../parts/part-states.ts';
import { Link } from './link.tsx';

export default statesOf(Link, {
  'to a page': { href: 'page:about', children: 'What we hold and do' },
  'to another site': { href: 'https://network.example', children: 'Our page elsewhere' },
});
