/* A page as the makers of machine files see it: its name and the words it was drawn from. */

import type { AnyPage } from '../../src/content/any-page.ts';
import type { Edition } from '../../src/content/edition-schema.ts';
import type { RouteId } from '../../src/content/schema.ts';

export interface Page {
  id: RouteId;
  edition: Edition;
  content: AnyPage;
}
