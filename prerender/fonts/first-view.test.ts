import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { divideFirstView, firstViewFonts } from './first-view.ts';

const long = 'word '.repeat(100);
const page = `<a href="#main">skip</a><aside hidden>offline</aside>
  <header><div><nav>links</nav><button>menu</button><details><summary>language</summary></details></div></header>
  <dialog>drawer</dialog>
  <main><noscript>no scripts</noscript>
    <section><h1>title &amp; more</h1><template>later</template><div data-chosen="false">other tab</div>
      <details><summary>question</summary><p>reply</p></details></section>
    <div><p>${long}<b>bold</b></p><svg><text>label</text></svg><p class="a">below</p><ul data-first-view><li><p>one</p></li></ul></div>
    <section>third</section>
  </main><footer>end</footer>`;

test('the first view has what a phone shows, without what is closed', () => {
  const { texts } = divideFirstView(page);
  expect(texts).toEqual(['skip', 'menu', 'title & more', 'question', long, 'bold', 'label', 'one']);
});

test('blocks and what is below are marked, and nothing else changes', () => {
  const { html } = divideFirstView(page);
  const parts = [...html.matchAll(/<(\w+) data-part/g)].map(([, name]) => name);
  expect(parts).toEqual(['a', 'aside', 'header', 'section', 'div', 'section']);
  expect(html.match(/<\w+(?: data-part)? data-later[^>]*>/g)).toEqual([
    '<p data-later class="a">',
    '<section data-part data-later>',
  ]);
  expect(html.replaceAll(/ data-(later|part)/g, '')).toBe(page);
});

test('its fonts have its letters in both families, as data that a document can contain', async () => {
  const fonts = await firstViewFonts(['ONVIF', 'क्षेत्र'], 'Deva');
  expect(fonts.map(({ attributes }) => attributes?.['data-family'])).toEqual([
    'First Anek',
    'First Anek Devanagari',
  ]);
  for (const { tag, attributes, text = '' } of fonts) {
    expect([tag, attributes?.type]).toEqual(['script', 'font/woff2']);
    expect(Buffer.from(text, 'base64').toString('latin1', 0, 4)).toBe('wOF2');
    expect(text.length).toBeLessThan(5000);
  }
});

test('of the digits, its fonts have those it shows', async () => {
  const [one, all] = await Promise.all(
    ['1', '1234567890'].map((text) => firstViewFonts([text, 'क'], 'Deva')),
  );
  expect(one?.[0]?.text?.length).toBeLessThan((all?.[0]?.text?.length ?? 0) / 2);
});

test('the script and the stylesheet mean the same phones', () => {
  const [, phones = ''] = /--below-tablet (.*);/.exec(readFileSync('src/styles/media.css', 'utf8')) ?? [];
  expect(readFileSync('src/app/first-frame/before-paint-joined.ts', 'utf8')).toContain(`'${phones}'`);
});
