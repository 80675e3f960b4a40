import { statesOf } from '../../parts/part-states.ts';
import { Picture } from './picture.tsx';

const image = { src: '/images/solutions/city.svg', alt: 'A city centre', width: 436, height: 340 } as const;

export default statesOf(Picture, {
  'with words for it': { image },
  decoration: { image: { ...image, alt: '' }, early: true },
});
