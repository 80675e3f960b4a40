/* Journeys in a translated edition: language links, search, contact form, tabs, not-found page. */
import { expect } from '@playwright/test';
import { addressOf, firstEdition } from '../../src/app/addresses.ts';
import type { ContactPage } from '../../src/content/company/schema.ts';
import type { Edition, EditionContent } from '../../src/content/edition-schema.ts';
import type { Href } from '../../src/content/schema.ts';
import { translatedEditions } from '../addresses.ts';
import { caseAnchors } from '../contents.ts';
import { type Tab, until } from './tab.ts';
import {
  desktop,
  focus,
  hasFocus,
  isIn,
  isStarted,
  isThere,
  type Journey,
  open,
  smallDesktop,
} from './visit.ts';

/** Parameter, fragment and search query are kept. */
const places: `page:${string}`[] = [
  'page:home',
  'page:flagship',
  'page:services/service3',
  `page:case-studies#${caseAnchors.at(-1)}`,
  'page:search?q=ONVIF',
];

const at = (href: string, edition: Edition) => encodeURI(addressOf(href as Href, edition));
const isHere = (address: string) => location.pathname + location.search + location.hash === address;

const linkTo = ({ tag }: Edition) => `header details a[hreflang="${tag}"]`;

async function change(tab: Tab, edition: Edition) {
  await tab.click('header summary');
  await until(tab, isThere, 'header details[open]', true);
  await tab.click(linkTo(edition));
  await until(tab, isIn, edition.tag);
}

/** Clicks a link without following it. */
const leadsTo = (selector: string, address: string) => {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link?.click();
  return link?.href === location.origin + address;
};

async function contentOf(edition: Edition): Promise<EditionContent> {
  const loaded = await edition.load?.();
  if (!loaded) throw new Error(`${edition.tag} has no content`);
  return loaded.default;
}

export const languageJourneys: Journey[] = [
  {
    name: 'language links keep the page and position, from one to the next and back',
    async run(tab, origin) {
      await tab.resize(...smallDesktop);
      for (const place of places) {
        await open(tab, origin + at(place, firstEdition));
        for (const edition of translatedEditions) {
          await change(tab, edition);
          await until(tab, isHere, at(place, edition));
          // The next change keeps the fragment by script.
          await until(tab, isStarted);
        }
        // Opened before: followed once, at the last place.
        await until(tab, leadsTo, linkTo(firstEdition), at(place, firstEdition));
      }
      await change(tab, firstEdition);
      await until(tab, isHere, at(places.at(-1) ?? '', firstEdition));
      expect(tab.errors).toEqual([]);
    },
  },
  ...translatedEditions.map(
    (edition): Journey => ({
      name: `${edition.tag}: search, contact form, tabs by keyboard and a wrong address`,
      async run(tab, origin) {
        const { pages } = await contentOf(edition);
        const contact = (await pages.contact?.())?.default as ContactPage;
        await tab.resize(...desktop);

        await open(tab, origin + at('page:search', edition));
        await tab.type('main [type="search"]', contact.banner.title);
        await until(tab, isThere, `main ol a[href="${at('page:contact', edition)}"]`, true);

        await open(tab, origin + at('page:contact', edition));
        await tab.type('form [name="email"]', 'nobody');
        await tab.click('form [type="submit"]');
        await until(tab, hasFocus, 'form [name="email"]:invalid');

        // Wide enough for horizontal tabs.
        await tab.resize(1024, 900);
        await open(tab, origin + at('page:home', edition));
        const [one = '', next = ''] = await tab.run(() =>
          [...document.querySelectorAll('main [role="tab"]')].map(({ id }) => `[id="${id}"]`),
        );
        await tab.run(focus, one);
        await tab.press(edition.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
        await until(tab, hasFocus, `${next}[aria-selected="true"]`);
        expect(tab.errors).toEqual([]);

        await open(tab, `${origin}${edition.prefix}/no-such-page`);
        await until(tab, isIn, edition.tag);
        await until(tab, isThere, 'meta[name="robots"][content="noindex"]', true);
      },
    }),
  ),
];
