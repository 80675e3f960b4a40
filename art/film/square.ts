/* The square around the ring for portrait screens, in shares of the picture's height and width. */

/** The ring's centre, where the page places its reticle (hero.module.css). */
const ringCentre = { x: 0.6587, y: 0.421 };

/** The ring is at 50 % horizontally, still at 42.1 % vertically. */
export const square = { share: 1, left: ringCentre.x - 9 / 16 / 2 };

/** A share of the square, as wide as a 3:5 screen may need: the hero is 1 % lower than the screen. */
export const phoneShare = 0.62;
