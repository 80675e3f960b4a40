import { describe, expect, test } from 'vitest';
import { addressOf, furtherAddresses } from './addresses.ts';
import { match } from './match.ts';
import { routeIds } from './routes.ts';

const pages = routeIds.map((id) => [id, addressOf(`page:${id}`)] as const);

describe('matching', () => {
  test.each(pages)('matches %s as is, encoded, in any case and with a trailing slash', (id, address) => {
    for (const spelling of [
      address,
      encodeURI(address),
      address.toUpperCase(),
      address.toLowerCase(),
      `${address}/`,
    ]) {
      expect(match(spelling).id, spelling).toBe(id);
    }
  });

  test.each(furtherAddresses)('%s matches a page', (address) => {
    expect(match(encodeURI(address)).id).toBeDefined();
  });

  test('matches further segments of routes with parameters', () => {
    const services = addressOf('page:services');
    expect(match(`${services}/service3`)).toMatchObject({ id: 'services', parameter: 'service3' });
    expect(match(`${services}/service3/`)).toMatchObject({ id: 'services', parameter: 'service3' });
    expect(match(services).parameter).toBeUndefined();
  });

  test('an unknown parameter still matches the page and is kept as typed', () => {
    const address = `${addressOf('page:services').toLowerCase()}/Nothing`;
    expect(match(address)).toMatchObject({ id: 'services', parameter: 'Nothing' });
  });

  test('a very long path is simply unknown', () => {
    expect(match(`/${'x'.repeat(9000)}`).id).toBeUndefined();
  });

  test.each([
    '',
    '/nothing',
    `${addressOf('page:contact')}/more`,
    '/%E0%A4%A',
    `${addressOf('page:services')}/a/b`,
  ])('no page for %j', (pathname) => {
    expect(match(pathname).id).toBeUndefined();
    expect(match(pathname).route.id).toBe('not-found');
  });
});
