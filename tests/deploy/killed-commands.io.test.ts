import { expect, test } from 'vitest';
import { LightStudio, lightStudioAt } from './server/light-studio.ts';

/** Every step in `npm run prove`, each with a start and without one before the next command. */
const stride = process.env.PROVE ? 1 : 13;
const starts = (step: number) => (process.env.PROVE ? [true, false] : [step % 2 === 1]);

const restored = 'backup-20261101t020000z.tgz';

interface Interruption {
  command: string[];
  from: 'v0.1.0' | 'v0.2.0';
  /** Releases with their databases, of which one runs afterwards. */
  allowed: string[];
}

const interruptions: [string, Interruption][] = [
  ['update', { command: ['update', 'v0.2.0'], from: 'v0.1.0', allowed: ['v0.1.0 now', 'v0.2.0 now'] }],
  [
    'update to a version that is not ready',
    { command: ['update', 'v0.3.0'], from: 'v0.1.0', allowed: ['v0.1.0 now'] },
  ],
  ['rollback', { command: ['rollback'], from: 'v0.2.0', allowed: ['v0.1.0 now', 'v0.2.0 now'] }],
  [
    'rollback with a backup',
    {
      command: ['rollback', '--yes', `--restore=${restored}`],
      from: 'v0.2.0',
      allowed: ['v0.2.0 now', 'v0.1.0 restored'],
    },
  ],
  [
    'rollback with a backup that cannot be restored',
    { command: ['rollback', '--yes', '--restore=missing'], from: 'v0.2.0', allowed: ['v0.2.0 now'] },
  ],
];

async function interrupted(before: LightStudio, command: readonly string[], env: Record<string, string>) {
  const studio = new LightStudio(before);
  await studio.boot();
  return { studio, steps: await studio.belcantoUntil(command, env) };
}

test.each(interruptions)(
  '%s: killed at any step, the next start or the next command finds one whole release with its database',
  async (_, { command, from, allowed }) => {
    const before = await lightStudioAt(from);
    const { steps } = await interrupted(before, command, {});
    expect(steps).toBeGreaterThan(20);
    for (let step = 1; step <= steps; step += stride) {
      for (const isBooted of starts(step)) {
        const { studio } = await interrupted(before, command, { KILL_AT: String(step) });
        if (isBooted) await studio.boot();
        const afterBoot = isBooted ? studio.state().database : 'now';
        const { output } = await studio.belcanto('backup');
        const { release, process: running, unit, database, isUnfinished } = studio.state();
        expect(
          { afterBoot, database: `${release} ${database}`, running, unit, isUnfinished },
          `step ${step} of ${steps}: ${output}`,
        ).toEqual({
          afterBoot: expect.stringMatching(/^(now|restored)$/),
          database: expect.stringMatching(new RegExp(`^(${allowed.join('|')})$`)),
          running: release,
          unit: release,
          isUnfinished: false,
        });
        await studio.end();
      }
    }
  },
);

test.each([true, false])(
  'rollback with a backup: cut off while the archive is read (a start in between: %j), the database of before is back',
  async (isBooted) => {
    const { studio } = await interrupted(
      await lightStudioAt('v0.2.0'),
      ['rollback', '--yes', `--restore=${restored}`],
      { KILL_IN_RESTORE: '1' },
    );
    expect(studio.state()).toMatchObject({ isUnfinished: true, database: '' });
    if (isBooted) await studio.boot();
    if (isBooted)
      expect(studio.state()).toMatchObject({ release: 'v0.2.0', process: 'v0.2.0', database: 'now' });
    expect((await studio.belcanto('owner-link')).output).toContain('interrupted');
    expect(studio.state()).toMatchObject({
      release: 'v0.2.0',
      process: 'v0.2.0',
      database: 'now',
      isUnfinished: false,
    });
  },
);
