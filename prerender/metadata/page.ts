/* A page as metadata sees it: its name and its content. */

import type { AnyPage } from '../../src/content/any-page.ts';
import type { Edition } from '../../src/content/edition-schema.ts';
import type { RouteId } from '../../src/content/schema.ts';

export interface Page {
  id: RouteId;
  edition: Edition;
  content: AnyPage;
}
