import { expect, test } from 'vitest';
import { inlineBlocks } from './inline-blocks.ts';

test('names each inline block once, and no data or linked script', () => {
  const { scripts, styles } = inlineBlocks(
    '<script>a()</script><style>p{}</style><style>p{}</style><script>a()</script><style>b{}</style>' +
      '<script type="application/ld+json">{}</script><script src="/x"></script>',
  );
  expect(scripts).toEqual([expect.stringMatching(/^sha256-[\w+/]{43}=$/)]);
  expect(styles).toHaveLength(2);
});
