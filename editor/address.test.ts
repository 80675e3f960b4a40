/* Changing a page's address, without writing files. */
import { expect, test } from 'vitest';
import { addressOfPage, addressProblems, changeAddress, movedBy } from './address.ts';

const root = process.cwd();
const { now } = addressOfPage(root, 'smart-city');

test('updates the route table, the former addresses and, for the contact form, Cloudflare’s list', () => {
  const [routes, former] = changeAddress(root, 'smart-city', '/solution/one-room').changes;
  expect(routes?.after).toContain("'smart-city': page('/solution/one-room', 'solution'");
  expect(routes?.after).not.toContain(`'${now}'`);
  expect(former?.after).toContain(`['${now}', 'smart-city'],`);
  expect(movedBy(changeAddress(root, 'smart-city', '/solution/one-room').changes)).toEqual([
    { id: 'smart-city', from: now, to: '/solution/one-room' },
  ]);
  const contact = changeAddress(root, 'contact', '/write-to-us');
  const worker = contact.changes.find(({ file }) => file.endsWith('wrangler.jsonc'));
  expect(worker?.after).toContain('"/write-to-us/"');
  expect(worker?.after).not.toContain('contact');
  expect(contact.further).toContain(worker?.file);
});

test('refuses current or former addresses of other pages, reserved paths and invalid characters', () => {
  const problemsOf = (address: string) => addressProblems(root, 'smart-city', address).join();
  expect(problemsOf('/solution/one-room')).toBe('');
  expect(problemsOf(addressOfPage(root, 'contact').now)).toContain('Another page has');
  expect(problemsOf('/products/victorpage')).toContain('Another page');
  expect(problemsOf('/images/city')).toContain('used by the site itself');
  for (const odd of ['', '/', 'city', '/One Room', '/städte', '/a//b', '/a/'])
    expect(problemsOf(odd)).not.toBe('');
});

test('the addresses of home and of the flagship cannot be changed here', () => {
  expect(addressOfPage(root, 'home').fixed).toContain('stays');
  expect(addressOfPage(root, 'flagship').fixed).toContain('Brand');
  expect(() => changeAddress(root, 'home', '/start')).toThrow('stays');
});
