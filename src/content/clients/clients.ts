/* The row of customers: the owner's first, then the remaining invented ones. */
import type { ClientLogo } from '../home/schema.ts';
import invented from './invented.ts';
import own from './own.ts';

export default [...own, ...invented] satisfies ClientLogo[];
