/* Inlined in the head of documents in Latin letters and run before the first paint. */
import { reloadIfCutOff } from './cut-off.ts';
import { opensAtTop, prepareFirstFrame } from './prepare.ts';
import { textFonts } from './text-fonts.ts';

prepareFirstFrame(opensAtTop(), textFonts());
reloadIfCutOff();
