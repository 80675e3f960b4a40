/* A screen as the makers of machine files see it: its name and the words it was drawn from. */
import type { PageContent, RouteId } from '../../src/content/schema.ts';

export interface Page {
  id: RouteId;
  content: PageContent;
}
