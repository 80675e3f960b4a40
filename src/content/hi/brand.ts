/* The brand with what Hindi writes in its own script. Names of the company and its product stay Latin. */
import { type Brand, brand as first } from '../brand.ts';

export const brand: Brand = {
  ...first,
  address: { ...first.address, locality: 'नई दिल्ली', country: 'भारत' },
};
