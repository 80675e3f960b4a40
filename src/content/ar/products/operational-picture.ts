import type { Image } from '../../schema.ts';

/** The desk at 02:14:21, lettered in Arabic with the words of pictured-words.ts by `npm run draw`. */
export const operationalPicture = {
  tablet: { src: '/images/products/ar/operational-picture-home.svg', alt: '', width: 960, height: 468 },
  phone: { src: '/images/products/ar/operational-picture-phone.svg', alt: '', width: 358, height: 506 },
} satisfies Record<string, Image>;
