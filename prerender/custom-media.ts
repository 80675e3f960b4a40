/*
 * Replaces the breakpoints' names in media queries, which browsers do not support yet. Lightning CSS does it if the
 * definitions are in the same stylesheet.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Features } from 'lightningcss';
import type { Plugin } from 'vite';

const definitions = resolve('src/styles/media.css');

export function customMedia(): Plugin {
  return {
    name: 'custom-media',
    enforce: 'pre',
    config: () => ({
      css: {
        transformer: 'lightningcss',
        // Nothing else is changed for older browsers here: the bundler does that once it has joined the stylesheets.
        lightningcss: { drafts: { customMedia: true }, include: Features.CustomMediaQueries, targets: {} },
      },
    }),
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler(css) {
        // Another breakpoint updates the stylesheet in development.
        this.addWatchFile(definitions);
        return withBreakpoints(css);
      },
    },
  };
}

/** At the end, so that lines keep their numbers. */
export const withBreakpoints = (css: string): string => `${css}\n${readFileSync(definitions, 'utf8')}`;
