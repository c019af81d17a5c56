import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests run what is shipped (platform/environment.ts). Without this, React and React Router would come in their
 * development builds, which take half as long again for every page.
 */
process.env.NODE_ENV = 'production';
/** With the page of all components, which only development has else (app/routes.ts). */
process.env.SHOWCASE = '1';

const never = ['**/node_modules/**', 'build/**', 'data/**', '.react-router/**'];

/** Milliseconds. Far beyond what any test takes: only one that hangs may fail by the clock, also on a busy machine. */
const timeouts = {
  // `npm run prove` repeats for up to a hundred rounds.
  testTimeout: process.env.PROVE ? 3_600_000 : 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 45_000 } },
};

/** `npm test` names each test that passed on retry, with its first error (decision 012). */
const retry = process.env.PROVE ? 0 : 1;

const base = {
  exclude: never,
  retry,
  setupFiles: ['tests/support/site/silence.ts'],
  // Megabytes for young objects: tests leave so much garbage that the default of 16 costs a twentieth of their time.
  // Threads that help to collect it wait for each other, which costs about a twelfth on the two cores of these tests.
  execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
  ...timeouts,
};
/** Files share their process, its modules and its databases (tests/support/database/database.ts), which halves the time. */
const shared = { ...base, isolate: false };

const template = 'tests/support/database/database-template.setup.ts';
const postgres = 'tests/support/database/postgres.setup.ts';
const build = 'tests/support/site/build.setup.ts';
/** Browser tests wait for timers and pages more than they compute: one more than there are cores ends sooner. */
const waiting = { maxWorkers: 3, sequence: { groupOrder: 1 } };

/** The built bundle is run as it is, not compiled again. */
const built = { deps: { external: [/\/build\/server\//] } };

/** `npm test` takes one smoke test each of kills, races and scenarios, and no variants of journeys; `npm run prove` takes all. */
const smokeTests = {
  kills: 'tests/kills/{embedded,database-outage,database-failover}.kill.test.ts',
  races: 'tests/races/slots.race.test.ts',
  scenarios: 'tests/scenarios/first-half.scenario.test.ts',
};
/** Minutes of work that few changes can affect: the memory of a process under attack, and pages with ten times the data. */
const longTests = process.env.PROVE ? [] : ['tests/{memory,growth}.app.test.ts'];
/** The part of the domain that compares, folds or sorts what people wrote. */
const textTests =
  '{people,office/privacy,teaching/students,site/search,shared/lists,shared/email,offers/discounts,calendar/holds,calendar/consultations,calendar/date-notices}';
/** Files left out of the browser tests. */
const variants = [...never, ...(process.env.PROVE ? [] : ['**/*-variants.e2e.test.ts'])];
const provedFiles = (project: keyof typeof smokeTests, all: string) =>
  process.env.PROVE ? all : smokeTests[project];

/** Files that take up to twenty minutes in `npm run prove`; begun first, the other core meanwhile runs the rest. */
const longest =
  /((odd|even)-sessions|mutated-calendars|mutated-emails|email-once|plan-scenarios|killed-commands|clock-changes|money-words|kill\.disk|pages-(english|danish)|empty-forms)/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => (longest.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // As many as the smallest machine these tests promise to finish on has cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{app,bench,db,platform,scripts,server,studio,tests}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/*.{db,io,disk,pg,app,scenario,kill,race,fault,bare,e2e,engine}.test.{ts,tsx}',
            ...never,
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'domain',
          include: ['{app,platform,scripts,server,studio,tests}/**/*.{db,io}.test.{ts,tsx}'],
          globalSetup: [template],
        },
      },
      {
        test: {
          ...shared,
          name: 'app',
          include: ['{app,platform,server,studio,tests}/**/*.app.test.ts'],
          exclude: [...never, ...longTests],
          globalSetup: [template, build],
          server: built,
        },
      },
      {
        test: {
          ...base,
          name: 'disk',
          include: ['{app,platform,server,studio,tests}/**/*.disk.test.ts'],
          globalSetup: [template],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['{app,platform,server,studio,tests}/**/*.pg.test.ts'],
          globalSetup: [template, postgres],
        },
      },
      {
        test: {
          ...shared,
          name: 'letters',
          include: [`studio/${textTests}/**/*.db.test.ts`],
          // Many minutes of what a locale cannot change.
          exclude: [...never, '**/{email-once,mutated-emails}.db.test.ts'],
          globalSetup: [template, postgres],
        },
      },
      {
        test: {
          ...base,
          name: 'kills',
          include: [provedFiles('kills', 'tests/kills/*.kill.test.ts')],
          // A hundred kills on a slow machine take an hour.
          testTimeout: 5_400_000,
          globalSetup: [postgres, build],
        },
      },
      {
        test: {
          ...base,
          name: 'races',
          include: [provedFiles('races', 'tests/races/*.race.test.ts')],
          globalSetup: [postgres, build],
        },
      },
      {
        test: {
          ...base,
          name: 'faults',
          include: ['tests/faults/*.fault.test.ts'],
          testTimeout: 5_400_000,
          globalSetup: [template, build],
        },
      },
      {
        test: {
          ...base,
          name: 'bare',
          include: ['tests/bare/*.bare.test.ts'],
          // Making the machine, and each command, takes minutes; all of `npm test` an hour.
          testTimeout: 5_400_000,
        },
      },
      {
        test: {
          ...base,
          name: 'scenarios',
          include: [provedFiles('scenarios', 'tests/scenarios/*.scenario.test.ts')],
          globalSetup: process.env.POSTGRES_LOCALE ? [template, postgres] : [template],
        },
      },
      {
        test: {
          ...shared,
          name: 'journeys',
          ...waiting,
          include: ['tests/journeys/*/*.e2e.test.ts'],
          exclude: variants,
          globalSetup: [template, build],
          server: built,
        },
      },
      {
        test: {
          ...shared,
          name: 'engines',
          ...waiting,
          include: [
            process.env.PROVE ? 'tests/engines/*.engine.test.ts' : 'tests/engines/booking.engine.test.ts',
          ],
          globalSetup: [template, build],
          server: built,
        },
      },
      {
        test: {
          ...shared,
          name: 'design',
          ...waiting,
          include: ['tests/design/*.e2e.test.ts'],
          // One test visits every page.
          testTimeout: 1_200_000,
          exclude: variants,
          globalSetup: [template, build],
          server: built,
        },
      },
    ],
  },
});
