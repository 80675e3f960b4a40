import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { expectForeignWords } from './foreign-words.ts';
import { jsx } from './jsx-runtime.ts';
import { foreignWords } from './mark-foreign-words.ts';

const paragraph = (children: string | (string | ReturnType<typeof jsx>)[]) =>
  renderToStaticMarkup(jsx('p', { children }));

const expectNames = () => expectForeignWords(foreignWords('en', ['Ace', 'C.A+']));

afterEach(() => expectForeignWords(undefined));

test('names and phrases get their language', () => {
  expectNames();
  expect(paragraph('مع Ace وC.A+.')).toBe('<p>مع <bdi lang="en">Ace</bdi> و<bdi lang="en">C.A+</bdi>.</p>');
  expect(paragraph('بلغة Node.js Express وReact Native.')).toBe(
    '<p>بلغة <bdi lang="en">Node.js Express</bdi> و<bdi lang="en">React Native</bdi>.</p>',
  );
});

test('leaves acronyms, units, standards, addresses and single words unmarked', () => {
  expectNames();
  const text = 'CAP v1.2 وISO 27001 وGTFS Realtime و30 cm و4 km/h وModbus وa.b@c.example';
  expect(paragraph(text)).toBe(`<p>${text}</p>`);
});

test('a text beside elements stays one flex or grid item', () => {
  expectNames();
  expect(paragraph(['عن Ace', jsx('i', {}, 'icon')])).toBe(
    '<p><bdi>عن <bdi lang="en">Ace</bdi></bdi><i></i></p>',
  );
});

test('skips elements with a lang attribute, and the first edition', () => {
  expect(paragraph('About Ace')).toBe('<p>About Ace</p>');
  expectNames();
  expect(renderToStaticMarkup(jsx('h1', { lang: 'en', children: 'Ace' }))).toBe('<h1 lang="en">Ace</h1>');
});

test('the alt text of an image or the label of a drawing is marked only as a whole', () => {
  expectNames();
  const image = (alt: string) => renderToStaticMarkup(jsx('img', { alt }));
  expect(image('Ace Ports')).toBe('<img alt="Ace Ports" lang="en"/>');
  expect(image('شعار Ace')).toBe('<img alt="شعار Ace"/>');
  expect(image('')).toBe('<img alt=""/>');
  const drawn = (children: string) => renderToStaticMarkup(jsx('text', { children }));
  expect(drawn('Ace')).toBe('<text lang="en">Ace</text>');
  expect(drawn('C-03')).toBe('<text>C-03</text>');
});
