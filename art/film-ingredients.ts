/* The current inputs of the hero's film. Drawing takes long, so it is left to `npm run draw:film`. */
import { hashOf } from './drawn.ts';
import { shades } from './palette.ts';

export const filmIngredients = () => hashOf(JSON.stringify(shades));
