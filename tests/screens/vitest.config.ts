import { defineConfig } from 'vitest/config';

/**
 * `npm run screens`: checks nothing, so it is not one of the test projects. Timeout in milliseconds for slow
 * machines.
 */
export default defineConfig({
  test: {
    name: 'screens',
    include: ['tests/screens/*.e2e.ts'],
    setupFiles: ['tests/support/site/silence.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    globalSetup: ['tests/support/database/database-template.setup.ts', 'tests/support/site/build.setup.ts'],
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
