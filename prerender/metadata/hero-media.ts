/* The hero's film and its first frame, for metadata. */
export const heroFilm = '/media/hero-1280.h264.mp4';
export const heroPoster = '/images/hero/landscape.jpg';

/** The same frame at a higher quality, as a source for other pictures. */
export const heroFrame = '/images/hero/landscape.avif';
