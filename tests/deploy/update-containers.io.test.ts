import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { Server } from './server/deployed-studio.ts';

/** A clone at v0.1.0 of a repository whose newest tag is v0.2.0, and a docker that records. `failing`: calls that fail. */
function clone(failing = '') {
  const [server, origin] = [new Server(), `${temporaryFolder()}/origin`];
  const git = (folder: string, ...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  mkdirSync(`${origin}/deploy`, { recursive: true });
  copyFileSync(
    new URL('../../deploy/update-containers.sh', import.meta.url),
    `${origin}/deploy/update-containers.sh`,
  );
  git(origin, 'init', '--quiet', '--initial-branch=main');
  const folder = `${server.root}/studio`;
  for (const tag of ['v0.1.0', 'v0.2.0']) {
    writeFileSync(`${origin}/version`, tag);
    git(origin, 'add', '--all');
    git(origin, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', tag);
    git(origin, 'tag', tag);
    if (tag === 'v0.1.0') git(server.root, 'clone', '--quiet', origin, folder);
  }
  server.command(
    'docker',
    `#!/bin/sh
line="$(cat version): $(echo "$*" | sed 's|compose -f deploy/compose.yaml --env-file .env|compose|')"
echo "$line" >> "$BELCANTO_ROOT/run/docker"
case $line in *'${failing || 'nothing'}'*) exit 1 ;; esac
`,
  );
  return {
    run: (...args: string[]) => server.run(`${folder}/deploy/update-containers.sh`, args),
    calls: () => server.read('run/docker').trim().split('\n'),
    version: () => readFileSync(`${folder}/version`, 'utf8'),
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
  expect((await run()).output).toContain('runs already. Nothing was changed.');
  expect(await run('--back')).toMatchObject({ status: 0 });
  expect(calls().slice(-2)).toEqual(['v0.2.0: image tag belcanto:before belcanto', `v0.1.0: ${up}`]);
  expect(version()).toBe('v0.1.0');
});

test.each([
  ['main.ts backup', 'Without a backup nothing is changed.', [backup]],
  ['compose build', 'The containers run on.', ['v0.2.0: image tag belcanto:before belcanto']],
  [`v0.2.0: compose up`, 'The version before runs again', [`v0.1.0: ${up}`]],
])('containers: when "%s" fails, the version before runs', async (failing, words, last) => {
  const { run, calls, version } = clone(failing);
  expect(await run()).toMatchObject({ status: 1, output: expect.stringContaining(words) });
  expect(calls().slice(-1)).toEqual(last);
  expect(version()).toBe('v0.1.0');
});
