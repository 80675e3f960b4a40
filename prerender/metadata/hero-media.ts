/* The hero's film and its first frame, as machines are pointed to them. */
export const heroFilm = '/media/hero-1280.h264.mp4';
export const heroPoster = '/images/hero/landscape.jpg';

/** The same frame, finer: for what is made from it. */
export const heroFrame = '/images/hero/landscape.avif';
