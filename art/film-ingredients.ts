/* What the hero's film would be drawn with now. It takes long, so `npm run draw` leaves it to `npm run draw:film`. */
import { hashOf } from './drawn.ts';
import { shades } from './palette.ts';

export const filmIngredients = () => hashOf(JSON.stringify(shades));
