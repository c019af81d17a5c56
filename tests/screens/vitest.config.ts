import { defineConfig } from 'vitest/config';

/** `npm run screens`: no test of anything, so it stands outside the list of tests. Milliseconds; a slow machine may take long. */
export default defineConfig({
  test: {
    name: 'screens',
    include: ['tests/screens/*.e2e.ts'],
    setupFiles: ['tests/support/site/silence.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    globalSetup: ['tests/support/database/golden-image.setup.ts', 'tests/support/site/build.setup.ts'],
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
