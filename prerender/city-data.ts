/*
 * The story of the home page's stage, played by the console's engine: `virtual:city-story`, and its texts,
 * `virtual:city-facts`.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const [story, facts] = ['virtual:city-story', 'virtual:city-facts'];

export function cityData(): Plugin {
  return {
    name: 'city-data',
    resolveId: (id) => (id === story || id === facts ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${story}` && id !== `\0${facts}`) return undefined;
      // Imported by URL, so that bundling Vite's configuration does not follow the engine.
      const module = pathToFileURL(resolve('prerender/city-story.ts')).href;
      const { cityFacts, cityStory }: typeof import('./city-story.ts') = await import(
        /* @vite-ignore */ module
      );
      const data = id === `\0${story}` ? cityStory() : cityFacts();
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
    },
    transform: {
      filter: { id: /src\/city\/shaders\.ts$/ },
      handler: (code) => code.replace(/`[^`]*`/g, squeeze),
    },
  };
}

/** A shader without its comments and spaces, which no minifier of scripts takes out. */
const squeeze = (shader: string) =>
  shader
    .replace(/ *\/\/.*$/gm, '')
    .replace(/\n\s+/g, '\n')
    .replace(/ *([=*+\-/<>?:,;{}()]) */g, '$1')
    .replace(/([;{},])\n/g, '$1');
