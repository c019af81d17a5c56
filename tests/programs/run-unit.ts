import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Stands in for systemd: holds the port of belcanto@PORT.socket, and runs the command of belcanto@PORT.service while the
 * file `wanted` exists. It accepts no connection itself, because its event loop never runs.
 */
const [root = '', port = ''] = process.argv.slice(2);
const state = `${root}/run/units/${port}`;
const restartMs = 200;

mkdirSync(state, { recursive: true });
const server = createServer();
server.listen(Number(port), '127.0.0.1', () => {
  const socket = Reflect.get(Reflect.get(server, '_handle'), 'fd') as number;
  const log = openSync(`${state}/log`, 'a');
  writeFileSync(`${state}/holder`, String(process.pid));
  for (let restarts = 0; ; ) {
    if (!existsSync(`${state}/wanted`)) {
      wait(10);
      continue;
    }
    const { directory, preparation, command, env } = unit();
    const script = `${preparation} || exit; echo $$ > "$0/pid"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"`;
    spawnSync('sh', ['-c', script, state, ...command], {
      cwd: directory,
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log, socket],
    });
    rmSync(`${state}/pid`, { force: true });
    restarts = existsSync(`${state}/is-restarting`) ? 0 : restarts + 1;
    rmSync(`${state}/is-restarting`, { force: true });
    writeFileSync(`${state}/restarts`, String(restarts));
    if (restarts > 0) wait(restartMs);
  }
});

function unit() {
  const text = readFileSync(`${root}/etc/systemd/system/belcanto@.service`, 'utf8');
  const valueIn = (name: string) =>
    (new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '')
      .replaceAll('%i', port)
      .replaceAll(/\/(srv|var|usr\/local)\//g, `${root}/$1/`);
  return {
    directory: valueIn('WorkingDirectory'),
    preparation: valueIn('ExecStartPre').replace(/^\+/, '') || 'true',
    command: valueIn('ExecStart').split(' '),
    env: Object.fromEntries(
      valueIn('Environment')
        .split(' ')
        .map((pair) => pair.split('=')),
    ),
  };
}

function wait(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
