import { pageNames } from '../../page-lists.ts';
import type { Shell } from '../../shell/schema.ts';
import { labels } from '../labels.ts';
import search from '../site/search-words.ts';
import footer from './footer.ts';
import menu from './menu.ts';
import messages from './messages.ts';

export default { menu, search, footer, messages, pageNames: pageNames(labels) } satisfies Shell;
