/*
 * The owner's facts about each connection, by product and by the standard's name on its page. Missing facts are not
 * shown, and `npm run launch-check` counts them as not stated:
 *   'security-platform': { OSDP: { version: '2.2', direction: 'both ways', testedWith: '…', testedOn: '2026-10-01' } },
 */

import type { ProductId } from '../schema.ts';
import type { ConnectionFacts } from './schema.ts';

export default {} as Partial<Record<ProductId, Record<string, ConnectionFacts>>>;
