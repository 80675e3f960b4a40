import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cityData } from './prerender/city-data.ts';
import { customMedia } from './prerender/custom-media.ts';
import { deskRuntime } from './prerender/desk-runtime.ts';
import { renderInDevelopment } from './prerender/development.ts';
import { fontSubsets } from './prerender/fonts/font-subsets.ts';
import { privateServer } from './prerender/private-files.ts';
import { requirementData } from './prerender/requirement-data.ts';
import { sampleCases } from './prerender/sample-cases.ts';
import { searchData } from './prerender/search-data.ts';
import { scriptStylesheet } from './prerender/styles.ts';
import { withoutTools } from './prerender/without-tools.ts';
import { editions } from './src/content/editions.ts';

/** Silences a warning about slow plugins. */
const checks = { pluginTimings: false };

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  server: privateServer,
  css: {
    lightningcss: {
      cssModules: {
        // Readable in development: `banner-module-title`.
        pattern: command === 'build' ? '[hash]_[local]' : '[name]-[local]',
        // The desk's panels ask for the size of the desk, which another stylesheet names.
        container: false,
        // A grid's areas are known to that grid only.
        grid: false,
      },
    },
  },
  plugins: [
    // The editor compares the texts of two renderings, so development does not minify them.
    react(command === 'build' ? { jsxImportSource: '/src/ui' } : {}),
    customMedia(),
    deskRuntime(),
    fontSubsets(),
    searchData(),
    sampleCases(),
    requirementData(),
    cityData(),
    renderInDevelopment(),
    withoutTools(),
  ],
  build: isSsrBuild
    ? {
        outDir: 'dist/.render',
        copyPublicDir: false,
        reportCompressedSize: false,
        rolldownOptions: { checks, input: 'src/app/render.tsx' },
      }
    : {
        outDir: 'dist/site',
        emptyOutDir: true,
        manifest: true,
        // The prerender compresses the files.
        reportCompressedSize: false,
        target: 'es2022',
        // The prerender adds each page's own script; preloading anything else delays the first paint.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks,
          input: [
            'src/styles/index.css',
            'src/app/start.tsx',
            ...new Set(editions.map(({ script }) => scriptStylesheet(script))),
          ],
          // The inline script calls what start.tsx exports.
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: 'static/js/[name]-[hash].js',
            chunkFileNames: 'static/js/[name]-[hash].js',
            assetFileNames: 'static/[ext]/[name]-[hash][extname]',
          },
        },
      },
  worker: {
    format: 'es',
    rolldownOptions: { checks, output: { entryFileNames: 'static/js/[name]-[hash].js' } },
  },
  test: {
    include: ['{src,prerender,hosting,server,enquiries,art,cli,editor,tests,bench}/**/*.test.ts'],
    // Vitest tests content and logic; the browser tests use the built site.
    environment: 'node',
    // Saves a quarter of the time; a test that replaces a module or a global must restore it.
    isolate: false,
    // The default leaves one core idle.
    maxWorkers: '100%',
    // Generous, for busy machines: the timeout is for tests that hang.
    testTimeout: 60_000,
    // Failures print values in full: the editor finds the field to correct by them.
    chaiConfig: { truncateThreshold: 0 },
  },
}));
