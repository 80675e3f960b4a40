/*
 * Replaces the breakpoints' names in media queries: browsers do not support `@custom-media` yet. The public plugins for
 * it parse all definitions again for each of 300 stylesheets, a second of every bundling.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'postcss';

const file = resolve('src/styles/media.css');

export function customMedia(): Plugin {
  return {
    postcssPlugin: 'custom-media',
    Once(root, { result }) {
      // Another breakpoint updates the stylesheet in development.
      result.messages.push({ type: 'dependency', plugin: 'custom-media', file, parent: result.opts.from });
      const breakpoints = breakpointsIn(readFileSync(file, 'utf8'));
      root.walkAtRules('media', (rule) => {
        rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
          const condition = breakpoints.get(name);
          if (!condition) throw rule.error(`src/styles/media.css has no ${name}`);
          return condition;
        });
      });
    },
  };
}

function breakpointsIn(css: string): Map<string, string> {
  const definitions = css.matchAll(/^@custom-media (--[\w-]+) (\([^()]+\));$/gm);
  return new Map(Array.from(definitions, ([, name = '', condition = '']) => [name, condition]));
}
