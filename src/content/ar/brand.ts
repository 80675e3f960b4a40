/* The brand as an Arabic sentence needs it. Names of the company and its product stay Latin. */
import { type Brand, brand as first } from '../brand.ts';

export const brand: Brand = {
  ...first,
  address: { ...first.address, locality: 'نيودلهي', country: 'الهند' },
};

const { locality, country, postalCode } = brand.address;

export const address = `${locality}، ${country} ${postalCode}`;

/** Latin letters and figures that keep their order inside a sentence written from right to left. */
const isolated = (text: string) => `\u2066${text}\u2069`;

export const phone = isolated(brand.phone.replaceAll(' ', '\u00a0'));
export const copyright = isolated(`© ${brand.copyrightYear} ${brand.name} ${brand.suffix}`);
