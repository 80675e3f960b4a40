/* Everything that can be searched, page by page, as the route table loads it. */
import { addressOf } from '../src/app/addresses.ts';
import { routeIds, routes } from '../src/app/routes.ts';
import type { PageContent } from '../src/content/schema.ts';
import { fitted } from '../src/search/fit.ts';
import type { Place } from '../src/search/place.ts';
import { placesOf } from '../src/search/places.ts';

export async function searchPlaces(): Promise<Place[]> {
  const pages = routeIds.map(async (id) => {
    const { default: content } = await routes[id].loadContent();
    return placesOf({ content: content as PageContent, address: addressOf(`page:${id}`) });
  });
  return fitted((await Promise.all(pages)).flat());
}
