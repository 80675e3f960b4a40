import { expect, test } from 'vitest';
import { labels } from '../src/content/labels.ts';
import { linkName } from './client/link-name.ts';

test('a link to a page is shown by the page’s name', () => {
  expect(linkName('page:contact')).toBe(labels.contact.name);
  expect(linkName('page:services/service3')).toBe(`${labels.services.name}, service3`);
  expect(linkName('https://network.example/')).toBe('https://network.example/');
});
