/* The row of customers: the owner's first, then those invented ones that are still in place. */
import type { ClientLogo } from '../schema.ts';
import invented from './invented.ts';
import own from './own.ts';

export default [...own, ...invented] satisfies ClientLogo[];
