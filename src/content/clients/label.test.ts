import { expect, test } from 'vitest';
import home from '../home/home.ts';
import { clientsLabel } from './label.ts';

const labels = { samples: 'samples', mixed: 'mixed', own: 'own' };

test.each([
  [0, 17, 'samples'],
  [3, 14, 'mixed'],
  [3, 0, 'own'],
])('with %i own customers and %i invented ones the row is named %s', (own, invented, name) => {
  expect(clientsLabel(labels, { own, invented })).toBe(name);
});

test('the row on the home page is named by its customers', () => {
  const names = [
    'Sample customers, with invented names',
    'Customers, beside sample names',
    'Some of our customers',
  ];
  expect(home.clients.label).toBe(
    clientsLabel({ samples: names[0] ?? '', mixed: names[1] ?? '', own: names[2] ?? '' }),
  );
});
