/* The content tests before publishing: without the build's plugins, and by one worker, which reads the content once. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/content/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    // The field to mend is found by the values a failure quotes, which must be whole.
    chaiConfig: { truncateThreshold: 0 },
  },
});
