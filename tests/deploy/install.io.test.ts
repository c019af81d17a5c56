import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Server } from './server/deployed-studio.ts';
import {
  calls,
  deploy,
  emptyServer,
  filesOf,
  installer,
  link,
  type Machine,
  repository as makeRepository,
  recorded,
} from './server/empty-server.ts';
import { findShellcheck } from './server/shellcheck-binary.ts';

let repository: string;
beforeEach(() => {
  repository = makeRepository();
});

const install = (server: Server, ...options: string[]) =>
  server.run(installer, ['--domain=your.studio', `--repository=${repository}`, '--yes', ...options]);

describe('install on an empty server', () => {
  test('a numbered plan comes first, every step is done, and the set-up link is printed last', async () => {
    const server = emptyServer();
    const done = await install(server, '--email=you@example.com');
    expect(done, done.output).toMatchObject({ status: 0 });
    expect(done.output).toMatch(
      /Plan:\n1\. Install with apt-get: ca-certificates curl git libatomic1 caddy\n2\. /,
    );
    expect(done.output).toContain(link);
    expect(done.output.indexOf('Plan:')).toBeLessThan(done.output.indexOf('> packages'));
    const env = server.read('etc/belcanto.env');
    expect(env).toContain('SITE_URL=https://your.studio\nTRUST_PROXY=1\n');
    expect(env).toContain("BACKUP_FOLDER='/var/backups/belcanto'\n");
    expect(env, 'the secret is made in DATA_DIR by the first start').not.toMatch(/APP_SECRET|DATA_DIR/);
    const modeOf = (path: string) => (statSync(`${server.root}/${path}`).mode & 0o777).toString(8);
    expect(modeOf('etc/belcanto.env')).toBe('640');
    expect([modeOf('var/lib/belcanto'), modeOf('var/backups/belcanto')]).toEqual(['700', '700']);
    expect(server.read('etc/caddy/Caddyfile')).toBe('import /etc/caddy/belcanto.caddy\n');
    expect(server.read('etc/caddy/belcanto.caddy')).toMatch(/^your\.studio \{\n\ttls you@example\.com\n/);
    const made = calls(server);
    // A new server often installs its own updates meanwhile (trailofbits/algo issue 14335).
    expect(made.find((call) => call.startsWith('apt-get'))).toContain('DPkg::Lock::Timeout=');
    expect(made.find((call) => call.startsWith('useradd'))).toContain('--system');
    expect(made).toEqual(
      expect.arrayContaining([
        'belcanto update',
        'belcanto owner-link',
        'systemctl enable --quiet --now belcanto-update.timer',
        'systemctl reload-or-restart caddy',
      ]),
    );
    // /etc/hosts names many servers 127.0.1.1.
    expect(made.filter((call) => call.startsWith('getent')).every((call) => call.includes('-s dns'))).toBe(
      true,
    );
  });

  test('a domain with letters beyond ASCII is used in its form for DNS, which idn2 finds', async () => {
    const server = emptyServer();
    server.command('idn2', '#!/bin/sh\n[ "$1" = måltid.dk ] && echo xn--mltid-mra.dk\n');
    const done = await install(server, '--domain=måltid.dk');
    expect(done.output).toContain('For certificates and DNS, måltid.dk is xn--mltid-mra.dk.');
    expect(server.read('etc/belcanto.env')).toContain('SITE_URL=https://xn--mltid-mra.dk\n');
    expect(server.read('etc/caddy/belcanto.caddy')).toMatch(/^xn--mltid-mra\.dk \{\n/);
  });

  test('npm packages come from the default of npm, read from Debian’s package of it', async () => {
    const server = emptyServer();
    await install(server);
    expect(server.read('etc/belcanto.conf')).toContain("registry='https://packages.example/'\n");
    expect(calls(server).filter((call) => /apt-get.* install .*\bnpm\b/.test(call))).toEqual([]);
    const mirrored = emptyServer();
    await mirrored.run(installer, ['--domain=your.studio', `--repository=${repository}`, '--yes'], {
      npm_config_registry: 'https://mirror.example',
    });
    expect(mirrored.read('etc/belcanto.conf')).toContain("registry='https://mirror.example'\n");
  });

  test('a bucket gets the backups, and its secret key stands in no command', async () => {
    const server = emptyServer();
    const options = ['--backup-bucket=safe', '--backup-endpoint=https://s3.example.com', '--backup-key=id'];
    const without = await install(server, ...options);
    expect(without).toMatchObject({
      status: 1,
      output: expect.stringContaining('secret key of the bucket is missing'),
    });
    const args = ['--domain=your.studio', `--repository=${repository}`, '--yes', ...options];
    const done = await server.run(installer, args, { BACKUP_S3_SECRET_ACCESS_KEY: 'hidden' });
    expect(done.status).toBe(0);
    expect(server.read('etc/belcanto.env')).toContain("BACKUP_S3_BUCKET='safe'");
    expect(server.read('etc/belcanto.env')).toContain("BACKUP_S3_SECRET_ACCESS_KEY='hidden'");
    expect(server.read('run/calls') + done.output).not.toContain('hidden');
  });

  test('an active firewall is opened for 80 and 443 only', async () => {
    const server = emptyServer();
    server.command('ufw', `#!/bin/sh\n${recorded}[ "$1" != status ] || echo "Status: active"\n`);
    const done = await install(server);
    expect(done.output).toMatch(/\d+\. Open ports 80 and 443 in the firewall \(ufw\)/);
    expect(calls(server).filter((call) => /^ufw (?!status)/.test(call))).toEqual([
      'ufw allow 80/tcp',
      'ufw allow 443/tcp',
    ]);
  });
});

describe('install asks for a certificate only when the domain points here', () => {
  test.each([
    ['no address yet', '', /your\.studio has no address yet[\s\S]*A {5}192\.0\.2\.7\n.*AAAA {2}2001:db8::7/],
    ['another server', '192.0.2.99', /It points to: 192\.0\.2\.99/],
    // Let's Encrypt may use any of them (joshix/caddybox issue 20).
    ['a forgotten AAAA record', '192.0.2.7 2001:db8::99', /points to: 192\.0\.2\.7 2001:db8::99/],
  ])(
    '%s: the records to set are named, the studio runs, and a later run completes it',
    async (_, found, words) => {
      const server = emptyServer({ found });
      const done = await install(server);
      expect(done, done.output).toMatchObject({ status: 3, output: expect.stringMatching(words) });
      expect(done.output).toContain('is not open yet');
      expect(calls(server)).toContain('belcanto update');
      expect(calls(server).filter((call) => call.startsWith('caddy') || call.includes('reload'))).toEqual([]);
      expect((await install(server)).status, 'as long as it is so').toBe(3);
      server.command(
        'getent',
        `#!/bin/sh\ncase $3 in ahostsv4) echo 192.0.2.7 ;; *) echo ::ffff:192.0.2.7 ;; esac\n`,
      );
      const later = await install(server);
      expect(later).toMatchObject({
        status: 0,
        output: expect.stringMatching(/Plan:\n1\. Have Caddy answer [^\n]*\n\n/),
      });
    },
  );

  test('a server that knows only private addresses relies on the answer', async () => {
    const server = emptyServer({ own: '10.0.0.5', found: '192.0.2.7' });
    const done = await install(server);
    expect(done).toMatchObject({
      status: 0,
      output: expect.stringContaining('must forward ports 80 and 443'),
    });
  });
});

describe('install refuses, and names why', () => {
  const nginx = 'LISTEN 0 511 0.0.0.0:80 0.0.0.0:* users:(("nginx",pid=5,fd=6))\n';
  const apache = 'LISTEN 0 511 *:443 *:* users:(("apache2",pid=7,fd=4))\n';
  test.each<[string, Machine, RegExp]>([
    ['Debian 11', { system: 'debian 11' }, /This is debian 11\. Debian 12 or 13, or Ubuntu/],
    ['Ubuntu 22.04 without Caddy', { system: 'ubuntu 22.04' }, /has no Caddy[\s\S]*--no-caddy/],
    ['Fedora', { system: 'fedora 42' }, /This is fedora 42/],
    ['another processor', { processor: 'armv7l' }, /This processor is armv7l/],
    // A build that is killed for memory leaves no reason (TryGhost/Ghost-CLI issue 192).
    [
      'too little memory',
      { memoryMegabytes: 900 },
      /has 900 MB of memory and swap; 1800 MB are needed[\s\S]*swapon/,
    ],
    [
      'nginx on port 80',
      { listening: nginx },
      /nginx listens on port 80\.[\s\S]*systemctl disable --now nginx[\s\S]*--no-caddy/,
    ],
    ['Apache on port 443', { listening: apache }, /apache2 listens on port 443/],
  ])('%s', async (_, machine, words) => {
    const server = emptyServer(machine);
    const before = filesOf(server);
    const done = await install(server);
    expect(done).toMatchObject({ status: 1, output: expect.stringMatching(words) });
    expect(filesOf(server)).toEqual(before);
    expect(calls(server)).toEqual([]);
  });

  test('a container without systemd', async () => {
    const server = emptyServer();
    execFileSync('rm', ['-r', `${server.root}/run/systemd`]);
    expect(await install(server)).toMatchObject({
      status: 1,
      output: expect.stringContaining('deploy/compose.yaml'),
    });
  });

  test.each([
    ['--domain=https://your.studio/', /is no domain/],
    ['--email=a b', /is no email address/],
    ['--email=a{}@example.com', /is no email address/],
    ['--domian=x', /There is no option --domian=x/],
    ['--backup-bucket=safe', /needs --backup-endpoint/],
  ])('%s', async (option, words) => {
    const server = emptyServer();
    expect(await install(server, option)).toMatchObject({ status: 1, output: expect.stringMatching(words) });
    expect(calls(server)).toEqual([]);
  });

  test('questions without a terminal, naming --yes; and a server that Caddy owns already is no obstacle', async () => {
    const server = emptyServer({ listening: 'LISTEN 0 9 *:80 *:* users:(("caddy",pid=5,fd=6))\n' });
    const done = await server.run(installer, ['--domain=your.studio', `--repository=${repository}`]);
    expect(done).toMatchObject({
      status: 1,
      output: expect.stringMatching(/no terminal to ask[\s\S]*--yes/),
    });
    expect(calls(server).filter((call) => !call.startsWith('getent'))).toEqual([]);
  });
});

test('install: of a file that was cut off at any line, nothing runs (ollama/ollama pull 14311)', async () => {
  const server = emptyServer();
  const lines = readFileSync(installer, 'utf8').split('\n');
  const cuts = lines.map((_, at) => lines.slice(0, at).join('\n')).slice(0, -2);
  const file = `${server.root}/run/cut.sh`;
  writeFileSync(`${file}s`, cuts.join('\0'));
  const loop = `while IFS= read -r -d '' cut; do printf '%s' "$cut" > "$0"; sh "$0" --domain=your.studio --repository=x --yes < /dev/null; done < "$0s"`;
  const done = await server.run('bash', ['-c', loop, file]);
  expect(done.output).not.toMatch(/Plan|points to|is needed/);
  expect(calls(server)).toEqual([]);
});

test('shellcheck finds nothing in the programs of deploy/ and in their stand-ins', () => {
  const scripts = readdirSync(deploy)
    .filter((name) => name.endsWith('.sh') || name === 'belcanto')
    .map((name) => `${deploy}${name}`);
  expect(scripts.length).toBeGreaterThan(1);
  const standIns = ['systemctl', 'npm', 'light-systemctl', 'light-node', 'kill-at.bash'].map(
    (name) => new URL(`server/${name}`, import.meta.url).pathname,
  );
  const { status, stdout } = spawnSync(findShellcheck(), [...scripts, ...standIns], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
