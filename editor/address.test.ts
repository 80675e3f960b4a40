/* A page's address, changed without writing: what is refused, and what follows. */
import { expect, test } from 'vitest';
import { addressOfPage, addressProblems, changeAddress } from './address.ts';

const root = process.cwd();
const { now } = addressOfPage(root, 'smart-city');

test('the table, the old addresses and, for the form, Cloudflare’s list follow', () => {
  const [routes, former] = changeAddress(root, 'smart-city', '/solution/one-room').changes;
  expect(routes?.after).toContain("'smart-city': page('/solution/one-room', 'solution'");
  expect(routes?.after).not.toContain(`'${now}'`);
  expect(former?.after).toContain(`['${now}', 'smart-city'],`);
  const contact = changeAddress(root, 'contact', '/write-to-us');
  const worker = contact.changes.find(({ file }) => file.endsWith('wrangler.jsonc'));
  expect(worker?.after).toContain('"/write-to-us/"');
  expect(worker?.after).not.toContain('contact');
  expect(contact.further).toContain(worker?.file);
});

test('an address another page has or had, one of the site itself, and odd letters are refused in plain words', () => {
  const said = (address: string) => addressProblems(root, 'smart-city', address).join();
  expect(said('/solution/one-room')).toBe('');
  expect(said(addressOfPage(root, 'contact').now)).toContain('Another page has');
  expect(said('/products/victorpage')).toContain('Another page');
  expect(said('/images/city')).toContain('used by the site itself');
  for (const odd of ['', '/', 'city', '/One Room', '/städte', '/a//b', '/a/']) expect(said(odd)).not.toBe('');
});

test('home stays where it is, and the flagship’s address is in Brand', () => {
  expect(addressOfPage(root, 'home').fixed).toContain('stays');
  expect(addressOfPage(root, 'flagship').fixed).toContain('Brand');
  expect(() => changeAddress(root, 'home', '/start')).toThrow('stays');
});
