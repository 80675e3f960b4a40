import type { Plugin } from 'vite';

/** The desk has one language, whatever page it stands on: foreign words are marked around it, never in it. */
const desk = /\/src\/console\/view\/(?!page\/)/;

/** Compiles the desk against React's own runtime instead of the one that marks foreign words. */
export function deskRuntime(): Plugin {
  return {
    name: 'desk-runtime',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isMarked = source === '/src/ui/jsx-runtime' && importer && desk.test(importer);
      return isMarked ? this.resolve('react/jsx-runtime', importer, { skipSelf: true }) : null;
    },
  };
}
