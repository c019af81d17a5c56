import { defineConfig } from 'vitest/config';

/** Tests that need more than memory: the built app, the embedded database on disk, a PostgreSQL server, several processes, a browser. */
const heavier = [
  '**/*.app.test.ts',
  '**/*.disk.test.ts',
  '**/*.pg.test.ts',
  '**/*.race.test.ts',
  '**/*.e2e.test.ts',
];
const never = ['**/node_modules/**', 'build/**', 'data/**', '.react-router/**'];
const setupFiles = ['tests/support/silence.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,bench,db,platform,scripts,server,studio,tests}/**/*.test.{ts,tsx}'],
          exclude: [...heavier, ...never],
          setupFiles,
          globalSetup: ['tests/support/golden-image.setup.ts'],
        },
      },
      {
        test: {
          name: 'app',
          include: ['{app,platform,server,studio,tests}/**/*.app.test.ts'],
          exclude: never,
          setupFiles,
          globalSetup: ['tests/support/golden-image.setup.ts', 'tests/support/build.setup.ts'],
          testTimeout: 30_000,
          // The built bundle is run as it is, not compiled again.
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
      {
        test: {
          name: 'disk',
          include: ['{app,platform,server,studio,tests}/**/*.disk.test.ts'],
          exclude: never,
          setupFiles,
          globalSetup: ['tests/support/golden-image.setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{app,platform,server,studio,tests}/**/*.pg.test.ts'],
          exclude: never,
          setupFiles,
          globalSetup: ['tests/support/postgres.setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
