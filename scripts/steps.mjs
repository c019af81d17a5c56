/**
 * The one list of checks, for laptop and CI. `quick` is `npm run check`; `npm test` runs all; `npm run prove` runs all
 * with PROVE=1, steps with `parts` part by part, and those with `isProofOnly`; two with `isSerial` side by side.
 * A step is a program under the pinned Node, which counts as one, or a project of vitest.config.ts, whose tests are
 * counted one by one. In `npm test` adjacent steps of one `group` share a vitest run. `tools`: Debian packages it needs.
 *
 * @typedef {'postgresql' | 'locales' | 'pgbouncer' | 'chromium' | 'nginx' | 'radicale' | 'debootstrap' | 'caddy' | 'shellcheck'} Tool
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean} [quick]
 * @property {boolean} [isProofOnly]
 * @property {boolean} [isSerial] it or each of its parts keeps at most one core busy, not two
 * @property {boolean} [needsBuild]
 * @property {boolean} [isSharded] `--shard 1/3` divides its files between machines
 * @property {string} [group]
 * @property {string} [vitest]
 * @property {string[]} [node]
 * @property {Part[]} [parts]
 * @property {Tool[]} [tools]
 * @property {import('./setup/engines.mjs').Engine[]} [engines] it also runs in these, where they can be installed
 * @property {import('./setup/engines.mjs').Engine[]} [provenEngines] and `npm run prove` in these
 * @property {string} [packages] a folder with packages of its own
 *
 * @typedef {object} Part one run of a step in `npm run prove`
 * @property {string} name
 * @property {string[]} [files]
 * @property {Record<string, string>} [env]
 */

/**
 * @param {string} what
 * @param {number} count
 * @param {Omit<Part, 'name'>} part
 * @returns {Part[]}
 */
const repeated = (what, count, part) =>
  Array.from({ length: count }, (_, at) => ({ ...part, name: `${what} ${at + 1} of ${count}` }));

/** @type {Part[]} */
const kills = [
  ...repeated('embedded', 5, { files: ['embedded.kill'], env: { ROUNDS: '20' } }),
  ...repeated('server', 5, { files: ['server.kill'], env: { ROUNDS: '20' } }),
  { name: 'backups and uploads', files: ['backup.kill', 'upload.kill'] },
  { name: 'emails and parcels', files: ['application-answer.kill', 'dispatch.kill', 'newsletter.kill'] },
  { name: 'database', files: ['database-failover.kill', 'database-outage.kill'] },
];

/** @type {Step[]} */
export const steps = [
  { name: 'format and lint', quick: true, node: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'] },
  { name: 'route types', quick: true, node: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] },
  { name: 'types', quick: true, node: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'] },
  { name: 'dead code', quick: true, node: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'unit and architecture', quick: true, group: 'in process', vitest: 'unit' },
  { name: 'domain and adapters', group: 'in process', vitest: 'domain', tools: ['radicale', 'shellcheck'] },
  { name: 'embedded database on disk', group: 'in process', isSerial: true, vitest: 'disk' },
  {
    name: 'PostgreSQL server',
    group: 'in process',
    vitest: 'server',
    tools: ['postgresql', 'locales', 'pgbouncer', 'nginx'],
  },
  {
    name: 'letters on PostgreSQL servers of other locales',
    isProofOnly: true,
    vitest: 'letters',
    tools: ['postgresql', 'locales'],
    parts: ['C', 'tr_TR.UTF-8', 'da_DK.UTF-8', 'ICU tr', 'ICU da'].map((locale) => ({
      name: locale,
      env: { POSTGRES_LOCALE: locale },
    })),
  },
  {
    name: 'generated scenarios of bookings and payments',
    group: 'in process',
    vitest: 'scenarios',
    tools: ['postgresql', 'locales'],
    // Two files run in parallel, each with half.
    parts: [
      ...repeated('embedded, thousand', 5, { env: { SCENARIOS: '500' } }),
      ...repeated('server, thousand', 5, { env: { SCENARIOS: '500', POSTGRES_LOCALE: 'C' } }),
    ],
  },
  { name: 'requests to the built app', group: 'built', vitest: 'app', needsBuild: true, tools: ['caddy'] },
  {
    name: 'kill -9',
    group: 'built',
    isSerial: true,
    vitest: 'kills',
    needsBuild: true,
    tools: ['postgresql', 'locales'],
    parts: kills,
  },
  {
    name: 'races between three servers',
    group: 'built',
    vitest: 'races',
    needsBuild: true,
    tools: ['postgresql', 'locales'],
  },
  {
    name: 'faults of processes, database and vendors',
    isProofOnly: true,
    isSerial: true,
    vitest: 'faults',
    needsBuild: true,
    tools: ['postgresql', 'locales', 'nginx'],
  },
  {
    name: 'design in a browser',
    group: 'browser',
    vitest: 'design',
    needsBuild: true,
    isSharded: true,
    tools: ['chromium'],
  },
  {
    name: 'journeys in a browser',
    group: 'browser',
    vitest: 'journeys',
    needsBuild: true,
    isSharded: true,
    tools: ['chromium'],
  },
  {
    name: 'Chromium, Firefox and WebKit',
    group: 'browser',
    vitest: 'engines',
    needsBuild: true,
    isSharded: true,
    tools: ['chromium'],
    engines: ['firefox', 'webkit'],
    provenEngines: ['oldestWebkit'],
  },
  {
    name: 'screenshots of every page',
    isProofOnly: true,
    isSerial: true,
    needsBuild: true,
    tools: ['chromium'],
    node: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/screens/vitest.config.ts'],
  },
  {
    name: 'bare machine',
    isProofOnly: true,
    isSerial: true,
    vitest: 'bare',
    tools: ['debootstrap'],
    packages: 'tests/bare/packages',
  },
];
