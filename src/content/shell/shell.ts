import { labels } from '../labels.ts';
import { pageNames } from '../page-lists.ts';
import search from '../site/search-words.ts';
import footer from './footer.ts';
import menu from './menu.ts';
import messages from './messages.ts';
import type { Shell } from './schema.ts';

/** The shell around every page. */
export default { menu, search, footer, messages, pageNames: pageNames(labels) } satisfies Shell;
