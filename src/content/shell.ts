import footer from './footer.ts';
import menu from './menu.ts';
import messages from './messages.ts';
import type { Shell } from './schema.ts';
import search from './search-words.ts';

/** What stands around every page. */
export default { menu, search, footer, messages } satisfies Shell;
