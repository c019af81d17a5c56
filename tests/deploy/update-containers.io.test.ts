import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { Server } from './server/deployed-studio.ts';
import { commitVersion, gitIn } from './server/light-studio.ts';

const killAt = new URL('server/kill-at.bash', import.meta.url).pathname;

/** A clone at v0.1.0 of a repository whose newest tag is v0.2.0, and a docker that records. `failing`: calls that fail. */
function clone(failing = '') {
  const [server, origin] = [new Server(), `${temporaryFolder()}/origin`];
  mkdirSync(`${origin}/deploy`, { recursive: true });
  copyFileSync(
    new URL('../../deploy/update-containers.sh', import.meta.url),
    `${origin}/deploy/update-containers.sh`,
  );
  gitIn(origin, 'init', '--quiet', '--initial-branch=main');
  const folder = `${server.root}/studio`;
  writeFileSync(`${origin}/deploy/belcanto@.service`, '');
  commitVersion(origin, 'v0.1.0');
  gitIn(server.root, 'clone', '--quiet', origin, folder);
  commitVersion(origin, 'v0.2.0');
  const setFailing = (calls: string) =>
    server.command(
      'docker',
      `#!/bin/sh
images=$BELCANTO_ROOT/run/images
line="$(cat version): $(echo "$*" | sed 's|compose -f deploy/compose.yaml --env-file .env|compose|')"
echo "$line" >> "$BELCANTO_ROOT/run/docker"
case $line in *'${calls || 'nothing'}'*) exit 1 ;; esac
case $line in
  *'image inspect --format'*) cat "$images/belcanto" ;;
  *'image inspect'*) [ -e "$images/$3" ] ;;
  *'image tag of-'*) echo "$3" > "$images/$4" ;;
  *'image tag'*) cp "$images/$3" "$images/$4" ;;
  *'compose build') echo "of-$(cat version)" > "$images/belcanto" ;;
  *'compose up'*) cp "$images/belcanto" "$images/running" ;;
esac
`,
    );
  setFailing(failing);
  for (const image of ['belcanto', 'running']) server.write(`run/images/${image}`, 'of-v0.1.0\n');
  const program = `${folder}/deploy/update-containers.sh`;
  return {
    server,
    origin,
    folder,
    setFailing,
    run: (...args: string[]) => server.run(program, args),
    runUntil: async (step: string) => {
      await server.run('bash', [program], { BASH_ENV: killAt, KILL_AT: step });
      return Number(server.read('run/steps'));
    },
    calls: () =>
      server
        .read('run/docker')
        .trim()
        .split('\n')
        .filter((line) => !line.includes('inspect')),
    version: () => readFileSync(`${folder}/version`, 'utf8'),
    running: () => server.read('run/images/running').trim(),
  };
}

const backup = 'v0.1.0: compose exec -T jobs node --max-semi-space-size=8 server/main.ts backup';
const up = 'compose up --detach --no-build --wait --wait-timeout 300';

test('containers: an update backs up, builds and waits for health; --back starts the image before', async () => {
  const { run, calls, version } = clone();
  expect(await run()).toMatchObject({ status: 0, output: expect.stringContaining('v0.2.0 runs.') });
  expect(calls()).toEqual([
    backup,
    'v0.1.0: image tag belcanto belcanto:before',
    'v0.2.0: compose build',
    `v0.2.0: ${up}`,
  ]);
  expect((await run()).output).toContain('Nothing newer than v0.2.0 was found');
  expect(await run('--back')).toMatchObject({ status: 0 });
  expect(calls().slice(-2)).toEqual(['v0.2.0: image tag belcanto:before belcanto', `v0.1.0: ${up}`]);
  expect(version()).toBe('v0.1.0');
});

test.each([
  ['main.ts backup', 'Without a backup nothing is changed.', [backup]],
  ['compose build', 'The containers run on.', ['v0.2.0: image tag of-v0.1.0 belcanto']],
  [`v0.2.0: compose up`, 'The version before runs again', [`v0.1.0: ${up}`]],
])('containers: when "%s" fails, the version before runs', async (failing, words, last) => {
  const { run, calls, version, running } = clone(failing);
  expect(await run()).toMatchObject({ status: 1, output: expect.stringContaining(words) });
  expect(calls().slice(-1)).toEqual(last);
  expect([version(), running()]).toEqual(['v0.1.0', 'of-v0.1.0']);
});

test('containers: after an update that was killed at any step, the next run leaves one whole version running', async () => {
  const steps = await clone().runUntil('never');
  expect(steps).toBeGreaterThan(10);
  for (let step = 1; step <= steps; step += process.env.PROVE ? 1 : 3) {
    const studio = clone();
    await studio.runUntil(String(step));
    studio.setFailing('compose build');
    const { output } = await studio.run();
    const { version, running, server } = studio;
    const now = [`of-${version()}`, server.read('run/images/belcanto').trim(), running()];
    expect(now, `step ${step} of ${steps}: ${output}`).toEqual(Array(3).fill(now[0]));
  }
});

test('containers: a signal in the middle of an update starts the version before', async () => {
  const { server, folder, run, version, running } = clone();
  const docker = `${server.root}/bin/docker`;
  server.command('docker-stand-in', readFileSync(docker, 'utf8'));
  server.command(
    'docker',
    `#!/bin/sh\ncase "$*" in *build) kill -TERM "$PPID" ;; esac\nexec ${docker}-stand-in "$@"\n`,
  );
  expect(await run()).toMatchObject({
    status: 1,
    output: expect.stringContaining('Interrupted. The version before runs'),
  });
  expect([version(), running()]).toEqual(['v0.1.0', 'of-v0.1.0']);
  expect(gitIn(folder, 'status', '--porcelain')).toBe('');
});

test('containers: a tag that was moved is followed, and a version that is older than the running one is not', async () => {
  const { origin, folder, run, version } = clone();
  gitIn(folder, 'fetch', '--quiet', '--tags');
  commitVersion(origin, 'v0.2.1');
  gitIn(origin, 'tag', '--force', 'v0.2.0', 'v0.2.1');
  gitIn(origin, 'tag', '--delete', 'v0.2.1');
  expect(await run()).toMatchObject({ status: 0, output: expect.stringContaining('v0.2.0 runs.') });
  expect(version()).toBe('v0.2.1');
  gitIn(origin, 'tag', '--delete', 'v0.2.0');
  expect((await run()).output).toContain('Nothing was changed');
  expect(version()).toBe('v0.2.1');
});
