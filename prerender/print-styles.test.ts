import postcss from 'postcss';
import { expect, test } from 'vitest';
import { takePrintRules } from './print-styles.ts';

test('moves print rules out of a stylesheet, each in its layer', () => {
  const styles = postcss.parse(
    '@layer sections{.a{color:red}@media print{.a{color:black}}@media (min-width:9rem){.a{color:blue}}}' +
      '@layer shell{@media print{.b{display:none}}}@media print,(min-width:9rem){.c{margin:0}}',
  );
  expect(takePrintRules(styles).toString()).toBe(
    '@layer sections{@media print{.a{color:black}}}@layer shell{@media print{.b{display:none}}}',
  );
  expect(styles.toString()).toBe(
    '@layer sections{.a{color:red}@media (min-width:9rem){.a{color:blue}}}' +
      '@media print,(min-width:9rem){.c{margin:0}}',
  );
});

test('moves a rule without a layer unchanged', () => {
  const styles = postcss.parse('@media print{.a{color:black}}.a{color:red}');
  expect(takePrintRules(styles).toString()).toBe('@media print{.a{color:black}}');
  expect(styles.toString()).toBe('.a{color:red}');
});
