import { expect, test } from 'vitest';
import { chunkOf } from './manifest.ts';
import { stylesOf } from './styles.ts';

const start = { file: 'static/js/start.js' };

test('finds what was built from a source', () => {
  expect(chunkOf({ 'src/app/start.tsx': start }, 'src/app/start.tsx')).toBe(start);
});

test('a source that was not built fails the build', () => {
  expect(() => chunkOf({}, 'src/app/start.tsx')).toThrow('The bundle has no src/app/start.tsx');
  expect(() => stylesOf('dist/site', {}, ['src/pages/home.tsx'])).toThrow(
    'The bundle has no src/pages/home.tsx',
  );
});
