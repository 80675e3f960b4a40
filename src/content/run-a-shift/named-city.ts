import type { City } from '../shifts/schema.ts';

/** The shifts' city with its names in another language: by the English ones, with # for a number. */
export function namedCity(city: City, names: Readonly<Record<string, string>>): City {
  const named = (text: string) =>
    names[text.replace(/\d+/, '#')]?.replace('#', text.match(/\d+/)?.[0] ?? '') ?? text;
  return {
    ...city,
    circles: city.circles.map((circle) => ({ ...circle, name: named(circle.name) })),
    avenues: city.avenues.map((avenue) => ({ ...avenue, label: named(avenue.label) })),
    places: city.places.map((place) => ({ ...place, lines: [named(place.name)] })),
  };
}
