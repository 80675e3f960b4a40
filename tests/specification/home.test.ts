/* The home page and the company pages, as the specification lists them. */
import { describe, expect, test } from 'vitest';
import { brand } from '../../src/content/brand.ts';
import { serviceIds } from '../../src/content/services/service-ids.ts';
import { everything, pages } from '../contents.ts';

const { menu } = everything;
const home = pages.home;

describe('home', () => {
  test('title, tagline, words and certificates', () => {
    expect(home.head.title).toBe(`${brand.name} InformationTechnology`);
    expect(home.hero.tagline).toBe(
      'We help great companies simplify business by providing path-breaking solutions',
    );
    expect(home.hero.words).toEqual(['trust', 'knowledge', 'wisdom']);
    expect(home.hero.certifications.map((item) => item.title)).toEqual(['ISO 27001', 'ISO 9001']);
  });

  test('statistics, with as many marks as the figure', () => {
    expect(home.statistics.items.map(({ figure, label }) => `${figure} ${label.toLowerCase()}`)).toEqual([
      '6 products curated',
      '100+ projects delivered',
      '25+ industries covered',
      '50+ customers serviced',
    ]);
    for (const { figure, marks } of home.statistics.items) expect(marks).toBe(Number.parseInt(figure, 10));
  });

  test('17 different customers', () => {
    expect(new Set(home.clients.logos.map((logo) => logo.name)).size).toBe(17);
    expect(home.clients.logos).toHaveLength(17);
  });

  test('12 capability tiles in order', () => {
    // biome-ignore format: the specification's list
    expect(home.products.flagship.tiles.map((tile) => tile.name)).toEqual([
      'Internet of Things', 'Artificial Intelligence', 'Integration', 'Event Management', 'Situational Awareness',
      'Analytics', 'Standard Operating Procedure', 'API', 'Open & Flexible', 'Fast Deployment',
      'Reusable & Pluggable', 'Common Operational Picture',
    ]);
  });

  test('five platforms, four solutions and seven technologies, each linked to its page', () => {
    const { platforms } = home.products;
    expect(platforms.map((platform) => platform.title)).toEqual([
      'Urban Infrastructure Unified Platform',
      'Integrated Security Platform',
      'Incident Detection & Response Platform',
      'Integrated Business Operations Center',
      'Planned Preventive Maintenance',
    ]);
    for (const { title, href } of platforms)
      expect(pages[href.replace('page:', '') as keyof typeof pages]).toHaveProperty('banner.title', title);
    const solutionMenu = menu.sections[2]?.items.slice(0, 4);
    expect(home.solutions.cards.map(({ name, href }) => [name, href])).toEqual(
      solutionMenu?.map(({ name, href }) => [name, href]),
    );
    expect(home.technologies.cards.map((card) => card.href)).toEqual(
      menu.sections[3]?.items.map((item) => item.href),
    );
  });

  test('nine services, the fifth selected, and Learn More', () => {
    expect(home.services.items.map((service) => service.id)).toEqual(serviceIds);
    expect(home.services.defaultId).toBe('service5');
    expect(home.services.action).toMatchObject({ label: 'Learn More', href: 'page:services' });
  });
});

describe('company pages', () => {
  test('about: foundations, kinds of work and certificates', () => {
    const { foundations, services, certifications } = pages.about;
    expect(foundations.cards.map((card) => card.title)).toEqual(['Vision', 'Values', 'Strengths']);
    expect(services.cards.map((card) => card.title)).toEqual([
      'Product Development',
      'Smart Solutions',
      'Application Development',
      'Smart Solutions Consultancy',
      'Trending Technologies',
    ]);
    expect(certifications.items.map((item) => item.title)).toEqual(['ISO 27001', 'ISO 9001']);
  });

  test('founder: heading, two decades, the founding year and seven domains', () => {
    const { banner, heading, biography, domains } = pages.founder;
    expect([banner.title, heading]).toEqual(['Our Founder', 'OUR FOUNDER & CEO']);
    expect(biography.join(' ')).toMatch(/about two decades/);
    expect(biography.join(' ')).toContain(`started in ${brand.foundedYear}`);
    expect(domains.map((domain) => domain.toLowerCase())).toEqual([
      'smart city',
      'healthcare',
      'safety and security',
      'urban infrastructure',
      'industrial iot',
      'agriculture',
      'renewable energy',
    ]);
  });

  test('contact: headings, fields and the button', () => {
    const { banner, heading, form } = pages.contact;
    expect([banner.title, heading, form.submit]).toEqual(['Contact Us', 'Get in touch', 'Send message']);
    expect(form.fields.map((field) => field.name)).toEqual([
      'first-name',
      'last-name',
      'email',
      'phone',
      'message',
    ]);
    expect(form.fields[0]?.autocomplete).toBe('given-name');
  });
});
