/*
 * What the owner knows of each connection, by product and by the name its page gives the standard. Nothing is shown
 * of what is not filled in, and `npm run launch-check` counts it as not stated:
 *   'security-platform': { OSDP: { version: '2.2', direction: 'both ways', testedWith: '…', testedOn: '2026-10-01' } },
 */

import type { ProductId } from '../schema.ts';
import type { ConnectionFacts } from './schema.ts';

export default {} as Partial<Record<ProductId, Record<string, ConnectionFacts>>>;
