/* The square around the ring, which upright screens get, in shares of the picture's height and width. */

/** The ring's centre, where the page lays its reticle (hero.module.css). */
const ringCentre = { x: 0.6587, y: 0.421 };

/** The ring stands at 50 % across, still 42.1 % down. */
export const square = { share: 1, left: ringCentre.x - 9 / 16 / 2 };

/** Of the square, as wide as a screen of 3:5 may need: the hero is a hundredth lower than the screen. */
export const phoneShare = 0.62;
