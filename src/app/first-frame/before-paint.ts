/* Inlined in the head of documents in Latin letters and run before the first paint. */
import { opensAtTop, prepareFirstFrame } from './prepare.ts';

prepareFirstFrame(opensAtTop(), document.fonts);
