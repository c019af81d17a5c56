import { defineConfig } from 'vitest/config';

/**
 * Tests run what ships as it is served (platform/environment.ts). Without this, React and React Router would come in
 * the builds for their developers, which take half as long again for every page.
 */
process.env.NODE_ENV = 'production';

/** Tests that need more than memory: the built app, the embedded database on disk, a PostgreSQL server, several processes, a browser. */
const heavier = [
  '**/*.app.test.ts',
  '**/*.disk.test.ts',
  '**/*.pg.test.ts',
  '**/*.race.test.ts',
  '**/*.kill.test.ts',
  '**/*.history.test.ts',
  '**/*.e2e.test.ts',
];
const never = ['**/node_modules/**', 'build/**', 'data/**', '.react-router/**'];
const setupFiles = ['tests/support/site/silence.ts'];
/** Megabytes for what is young: tests leave so much behind at once that with the usual 16 a twentieth of their time went into tidying. */
const execArgv = ['--max-semi-space-size=64'];
/** Files share their process, its modules and its embedded database (tests/support/database/database.ts), which halves the time. */
const shared = { isolate: false };
/** Milliseconds. Far beyond what any test takes: only one that hangs shall fail by the clock, also on a busy machine. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 45_000 } } };

/**
 * A real browser on a busy machine stumbles now and then over what no visitor would notice: its tests have a second
 * try, which `npm test` names (decision 012). `npm run prove` gives none.
 */
const secondTry = { retry: process.env.PROVE ? 0 : 1 };

export default defineConfig({
  test: {
    // As many as the smallest machine these tests promise to finish on has cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          include: ['{app,bench,db,platform,scripts,server,studio,tests}/**/*.test.{ts,tsx}'],
          exclude: [...heavier, ...never],
          setupFiles,
          execArgv,
          ...patience,
          globalSetup: ['tests/support/database/golden-image.setup.ts'],
        },
      },
      {
        test: {
          name: 'app',
          ...shared,
          include: ['{app,platform,server,studio,tests}/**/*.app.test.ts'],
          exclude: never,
          setupFiles,
          execArgv,
          ...patience,
          globalSetup: ['tests/support/database/golden-image.setup.ts', 'tests/support/site/build.setup.ts'],
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
          execArgv,
          ...patience,
          globalSetup: ['tests/support/database/golden-image.setup.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['{app,platform,server,studio,tests}/**/*.pg.test.ts'],
          exclude: never,
          setupFiles,
          execArgv,
          ...patience,
          globalSetup: ['tests/support/database/postgres.setup.ts'],
        },
      },
      {
        test: {
          name: 'kills',
          include: ['tests/kills/*.kill.test.ts'],
          exclude: never,
          setupFiles,
          execArgv,
          // A hundred kills on a slow machine are an hour; only a studio that hangs shall fail by the clock.
          testTimeout: 5_400_000,
          hookTimeout: 300_000,
          globalSetup: ['tests/support/database/postgres.setup.ts', 'tests/support/site/build.setup.ts'],
        },
      },
      {
        test: {
          name: 'races',
          include: ['tests/races/*.race.test.ts'],
          exclude: never,
          setupFiles,
          execArgv,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          globalSetup: ['tests/support/database/postgres.setup.ts', 'tests/support/site/build.setup.ts'],
        },
      },
      {
        test: {
          name: 'histories',
          include: ['tests/histories/*.history.test.ts'],
          exclude: never,
          setupFiles,
          execArgv,
          ...patience,
          globalSetup: ['tests/support/database/golden-image.setup.ts'],
        },
      },
      {
        test: {
          name: 'journeys',
          ...shared,
          ...secondTry,
          // They wait for clocks and pages more than they compute, so one more than there are cores ends sooner.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          include: ['tests/journeys/*.e2e.test.ts'],
          exclude: never,
          setupFiles,
          execArgv,
          ...patience,
          globalSetup: ['tests/support/database/golden-image.setup.ts', 'tests/support/site/build.setup.ts'],
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
      {
        test: {
          name: 'design',
          ...shared,
          ...secondTry,
          include: ['tests/design/*.e2e.test.ts'],
          exclude: never,
          setupFiles,
          execArgv,
          ...patience,
          globalSetup: ['tests/support/database/golden-image.setup.ts', 'tests/support/site/build.setup.ts'],
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
    ],
  },
});
