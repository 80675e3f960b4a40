import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const linked = (text: string) => renderToStaticMarkup(LinkedText({ children: text }));

test('links e-mail addresses and telephone numbers', () => {
  expect(linked('Write to a.b@c.example or call +1 234 567 8900.')).toBe(
    'Write to <a href="mailto:a.b@c.example">a.b@c.example</a> or call <a href="tel:+12345678900">+1\u00a0234\u00a0567\u00a08900</a>.',
  );
});

test('does not link other numbers', () => {
  const text = 'In 2026 there were 10 000 000 visits, 3+4 of them ours.';
  expect(linked(text)).toBe(text);
});
