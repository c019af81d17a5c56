import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Server } from './server/deployed-studio.ts';
import {
  calls,
  deploy,
  emptyServer,
  filesOf,
  installer,
  repository as makeRepository,
  recorded,
} from './server/empty-server.ts';

let repository: string;
beforeEach(() => {
  repository = makeRepository();
});

const install = (server: Server, ...options: string[]) =>
  server.run(installer, ['--domain=your.studio', `--repository=${repository}`, '--yes', ...options]);

describe('install on a server that has something already', () => {
  test('a second run changes nothing and says so', async () => {
    const server = emptyServer();
    await install(server);
    const before = filesOf(server);
    server.write('run/calls', '');
    const second = await install(server);
    expect(second).toMatchObject({
      status: 0,
      output: expect.stringContaining('Everything is in place. Nothing was changed.'),
    });
    expect(filesOf(server)).toEqual(before);
    expect(calls(server).filter((call) => !/^(getent|systemctl is-enabled)/.test(call))).toEqual([]);
  });

  test('settings that exist stay byte for byte; other sites of Caddy stay, and a packaged Caddyfile is replaced', async () => {
    const server = emptyServer();
    const own = 'SITE_URL=https://your.studio\nSTRIPE_SECRET_KEY=sk_live_mine\n';
    server.write('etc/belcanto.env', own);
    server.write('etc/caddy/Caddyfile', 'other.example {\n\trespond hello\n}\n');
    const done = await install(server);
    expect(done.output).toContain('/etc/belcanto.env exists and stays as it is.');
    expect(server.read('etc/belcanto.env')).toBe(own);
    expect(server.read('etc/caddy/Caddyfile')).toBe(
      'other.example {\n\trespond hello\n}\n\nimport /etc/caddy/belcanto.caddy\n',
    );
    const packaged = emptyServer();
    packaged.write('etc/caddy/Caddyfile', 'packaged');
    await install(packaged);
    expect(packaged.read('etc/caddy/Caddyfile')).toBe('import /etc/caddy/belcanto.caddy\n');
  });

  test('another domain changes SITE_URL and the site of Caddy together, and the former address redirects', async () => {
    const server = emptyServer();
    await install(server);
    const own = server.read('etc/belcanto.env');
    server.command('systemctl', `#!/bin/sh\n${recorded}`);
    server.write('run/calls', '');
    const moved = await install(server, '--domain=new.studio');
    expect(moved, moved.output).toMatchObject({ status: 0 });
    expect(moved.output).toMatch(
      /1\. Have Caddy answer https:\/\/new\.studio instead of https:\/\/your\.studio [^\n]*\n2\. Change SITE_URL in \/etc\/belcanto\.env from https:\/\/your\.studio to https:\/\/new\.studio/,
    );
    expect(server.read('etc/belcanto.env')).toBe(own.replace('your.studio', 'new.studio'));
    const site = server.read('etc/caddy/belcanto.caddy');
    expect(site).toMatch(/^new\.studio \{\n/);
    expect(site).toMatch(/\nyour\.studio \{\n\tredir https:\/\/new\.studio\{uri\} permanent\n\}\n$/);
    expect(server.read('etc/caddy/belcanto.caddy.before')).toMatch(/^your\.studio \{\n/);
    expect(calls(server)).toEqual(
      expect.arrayContaining([
        'systemctl reload-or-restart caddy',
        'systemctl restart belcanto@3000.service',
      ]),
    );
    expect((await install(server, '--domain=new.studio')).output).toContain('Nothing was changed');
  });

  test('another domain that does not point here changes nothing', async () => {
    const server = emptyServer();
    await install(server);
    const before = filesOf(server);
    server.command('getent', '#!/bin/sh\necho 192.0.2.99 STREAM\n');
    const refused = await install(server, '--domain=new.studio');
    expect(refused).toMatchObject({
      status: 3,
      output: expect.stringContaining('The address stays https://your.studio until new.studio points here.'),
    });
    expect({ ...filesOf(server), [`${server.root}/bin/getent`]: '' }).toEqual({
      ...before,
      [`${server.root}/bin/getent`]: '',
    });
  });

  test.each(['packaged', 'other.example {\n'])(
    'a Caddyfile of %j stays when Caddy refuses the site',
    async (own) => {
      const server = emptyServer();
      server.write('etc/caddy/Caddyfile', own);
      server.command('caddy', '#!/bin/sh\necho "unexpected EOF" >&2\nexit 1\n');
      const done = await install(server);
      expect(done).toMatchObject({
        status: 1,
        output: expect.stringMatching(/unexpected EOF[\s\S]*Caddy was left/),
      });
      expect(readdirSync(`${server.root}/etc/caddy`)).toEqual(['Caddyfile']);
      expect(server.read('etc/caddy/Caddyfile')).toBe(own);
      server.command('caddy', '#!/bin/sh\n');
      expect(await install(server)).toMatchObject({ status: 0 });
    },
  );
});

test('install: killed at any step, the next run completes it', async () => {
  const stride = process.env.PROVE ? 1 : 9;
  const complete = emptyServer();
  complete.write('etc/caddy/Caddyfile', 'packaged');
  const options = ['--domain=your.studio', `--repository=${repository}`, '--yes', '--backup-folder=/backups'];
  const killed = async (server: Server, env: Record<string, string>) => {
    server.write('etc/caddy/Caddyfile', 'packaged');
    await server.run('bash', [installer, ...options], {
      BASH_ENV: `${deploy}../tests/deploy/server/kill-at.bash`,
      ...env,
    });
    return Number(server.read('run/steps'));
  };
  const steps = await killed(complete, {});
  expect(steps).toBeGreaterThan(30);
  const wholeFiles = (server: Server) =>
    Object.fromEntries(
      Object.keys(filesOf(server))
        .filter((name) => /\/(etc|usr|srv\/belcanto\/(installed|begun))\//.test(name))
        .map((name) => [name.replace(server.root, ''), readFileSync(name, 'utf8')]),
    );
  for (let step = 1; step <= steps; step += stride) {
    const server = emptyServer();
    await killed(server, { KILL_AT: String(step) });
    const { output } = await server.run(installer, options);
    expect(wholeFiles(server), `step ${step} of ${steps}: ${output}`).toEqual(wholeFiles(complete));
    expect(calls(server), `step ${step} of ${steps}`).toEqual(
      expect.arrayContaining([
        'belcanto update',
        'systemctl enable --quiet --now belcanto-update.timer',
        'systemctl reload-or-restart caddy',
      ]),
    );
    const again = await server.run(installer, options);
    expect(again.output, `step ${step} of ${steps}`).toContain('Nothing was changed');
  }
});
