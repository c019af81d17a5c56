import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { rooms } from './support/rooms.ts';
import {
  code,
  featureOf,
  fileImported,
  importsOf,
  layerImported,
  layerOf,
  production,
  root,
  withoutComments,
} from './support/sources.ts';

/** Allowed imports between layers. `db` is the sample studio, which the domain loads. */
const layers: Record<string, readonly string[]> = {
  app: ['app', 'studio', 'platform'],
  studio: ['studio', 'platform', 'db'],
  platform: ['platform'],
  db: ['db', 'studio', 'platform'],
  server: ['server', 'app', 'studio', 'platform'],
};

test('layers: app imports studio, studio imports platform, and never back', () => {
  const violations = production.flatMap(({ path, imports }) => {
    const allowed = layers[layerOf(path)];
    if (!allowed) return [];
    return imports
      .map((specifier) => ({ specifier, layer: layerImported(path, specifier) }))
      .filter(({ layer }) => layer !== null && !allowed.includes(layer))
      .map(({ specifier }) => `${path} → ${specifier}`);
  });
  expect(violations).toEqual([]);
});

const features = Object.values(rooms).flat();

test('rooms: each imports only rooms before it, and each feature only features before it in its room', () => {
  const inFeatures = production.filter(({ path }) => featureOf(path) !== null);
  const violations = inFeatures.flatMap(({ path, imports }) =>
    imports
      .map((specifier) => featureOf(fileImported(path, specifier) ?? ''))
      .filter((feature) => feature !== null)
      .filter((feature) => features.indexOf(feature) > features.indexOf(featureOf(path) ?? ''))
      .map((feature) => `${path} → ${feature}`),
  );
  expect(violations).toEqual([]);
});

test('rooms: every folder of studio/ is a room, and every feature is in its room', () => {
  const inStudio = production.filter(({ path }) => path.startsWith('studio/') && path.split('/').length > 2);
  const found = new Set(inStudio.map(({ path }) => `${path.split('/')[1]}/${featureOf(path)}`));
  const listed = Object.entries(rooms).flatMap(([room, own]) => own.map((feature) => `${room}/${feature}`));
  expect([...found].toSorted()).toEqual(listed.toSorted());
});

test('rooms: pages of visitors and of the admin are in the rooms of the domain, the student area is its own', () => {
  const foldersIn = (area: string) =>
    production
      .filter(({ path }) => path.startsWith(area) && path.slice(area.length).includes('/'))
      .map(({ path }) => path.slice(area.length).split('/')[0] ?? '');
  const homeless = (area: string, areas: readonly string[]) =>
    [...new Set(foldersIn(area))].filter((folder) => !(folder in rooms || areas.includes(folder)));
  expect(homeless('app/routes/', ['admin', 'dashboard'])).toEqual([]);
  expect(homeless('app/routes/admin/', [])).toEqual([]);
});

/** Modules loaded on demand may import each other. */
test('admin actions: each has its own route, and none reads which one was pressed from the form', () => {
  const violations = production.filter(
    ({ path, text }) =>
      path.startsWith('app/routes/admin/') &&
      /\b(?:form|body)\w*(?:, |\.get\()'(?:act|intent|remedy)'/.test(text),
  );
  expect(violations.map(({ path }) => path)).toEqual([]);
});

test('files: no import cycles', () => {
  const importsOfFile = new Map(
    production.map(({ path, text }) => [
      path,
      importsOf(text.replaceAll(/\bimport\(/g, '')).map((name) => fileImported(path, name) ?? ''),
    ]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path) || trail.includes(path)) return;
    for (const next of importsOfFile.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of importsOfFile.keys()) visit(path, []);
  expect(cycles).toEqual([]);
});

const vendors = 'platform/payments/test-checkout/';

test('only app and server know the web framework', () => {
  const knowing = production.filter(
    ({ path, imports }) =>
      /^(studio|platform|db)\//.test(path) &&
      !path.startsWith(vendors) &&
      imports.some((specifier) => /^(react-router|@react-router|hono|@hono)(\/|$)/.test(specifier)),
  );
  expect(knowing.map(({ path }) => path)).toEqual([]);
});

const parsers =
  /^(ical\.js|rrule-temporal|windows-iana|tsdav|xml-js|postal-mime|htmlparser2|sharp|pdf-to-img|pdfjs-dist|mediabunny|libheif-js|@react-pdf\/(layout|render)|pdfkit|fontkit)(\/|$)/;
const childFolder = 'platform/processes/child/';

test('outside input is parsed in child processes only: no other file imports a parser, ours or a library', () => {
  const parsing = production.filter(
    ({ path, text, imports }) =>
      /^(app|studio|platform|server)\//.test(path) &&
      !path.startsWith(childFolder) &&
      !path.startsWith('platform/backup/') &&
      (imports.some((name) => parsers.test(name) || fileImported(path, name)?.startsWith(childFolder)) ||
        /(?:unzip|gunzip|inflate|decompress)\w*\(/i.test(withoutComments(text))) &&
      !text.includes("import type * as Library from '@react-pdf/layout'"),
  );
  expect(parsing.map(({ path }) => path)).toEqual([]);
  expect(production.filter(({ path }) => path.startsWith(childFolder)).length).toBeGreaterThan(20);
});

test('nouns, verbs and stores never read the environment, and only the clock reads the time', () => {
  const reading = production.filter(
    ({ path, text }) =>
      /^(app\/(routes|web|ui)|studio)\//.test(path) &&
      !path.startsWith('app/routes/calendar/booking/widget/') &&
      /process\.env|Date\.now\(|new Date\(\)|Temporal\.Now/.test(withoutComments(text)),
  );
  expect(reading.map(({ path }) => path)).toEqual([]);
});

test('production code never checks whether it is under test, and imports nothing that is only for tests', () => {
  const asking = production.filter(
    ({ path, text, imports }) =>
      !/^(tests|bench)\//.test(path) &&
      (/\bVITEST\b|NODE_ENV.{0,12}test\b/.test(text) ||
        imports.some((specifier) => layerImported(path, specifier) === 'tests' || specifier === 'vitest')),
  );
  expect(asking.map(({ path }) => path)).toEqual([]);
});

test('tables are written by stores only', () => {
  const writing = production.filter(
    ({ path, text }) =>
      /^(app|studio)\//.test(path) &&
      !path.endsWith('.store.ts') &&
      /\.(insertInto|updateTable|deleteFrom|mergeInto)\(/.test(withoutComments(text)),
  );
  expect(writing.map(({ path }) => path)).toEqual([]);
});

test('every lifecycle table is read by the store that changes the state', () => {
  const names = production.flatMap(({ path, text }) =>
    [...text.matchAll(/export const (\w+Lifecycle)\b/g)].map(([, name = '']) => ({ path, name })),
  );
  const stores = production.filter(({ path }) => path.endsWith('.store.ts'));
  expect(names.length).toBeGreaterThan(10);
  const unused = names.filter(
    ({ name }) => !stores.some(({ text }) => text.includes(`statesBefore(${name},`)),
  );
  expect(unused).toEqual([]);
});

test('a store writes a lifecycle state only where the lifecycle allows it', () => {
  const unguarded = production
    .filter(({ path, text }) => path.endsWith('.store.ts') && /Lifecycle\b/.test(text))
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split(/^(?=export )/m)
        .filter((part) => /\.set\(\{[^}]*\bstate\b/.test(part) && !part.includes('statesBefore('))
        .map((part) => `${path}: ${part.slice(0, 60)}`),
    );
  expect(unguarded).toEqual([]);
});

const rightMakers = [
  'app/routes/admin/permissions.ts',
  'app/routes/site/artist/artist-action.ts',
  'studio/shared/who.ts',
];
/** Of pages that are the same for every visitor. */
const withoutPerson = ['app/routes/calendar/booking/next-slots.data.ts'];

test('a right is made by the guards only, and no route acts as a job', () => {
  const filesWith = (pattern: RegExp) =>
    production.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);
  expect(filesWith(/\bgrant\(|\bas (?:May|Holder)</)).toEqual(rightMakers);
  const actingAsJob = filesWith(/\bsystem\b[^;]*'#studio\/shared\/who\.ts'/);
  expect(actingAsJob.filter((path) => path.startsWith('app/'))).toEqual(withoutPerson);
});

const auditReaders = [
  'studio/money/orders/order-history.queries.ts',
  'studio/shared/audit/audit-list.queries.ts',
];

test('the audit log is shown, and no state is read from it', () => {
  const reading = production.filter(
    ({ path, text }) =>
      /^(app|studio)\//.test(path) && /(selectFrom|[jJ]oin)\('audit_log/.test(withoutComments(text)),
  );
  expect(reading.map(({ path }) => path)).toEqual(auditReaders);
});

test('no test is skipped or focused, no check is disabled, no TODO is left', () => {
  const marks = [
    /\b(test|it|describe)\.(skip|only|todo|fails)\b/,
    /\b(biome-ignore|eslint-disable|@ts-ignore|@ts-expect-error|@ts-nocheck)\b/,
    /\b(TODO|FIXME|XXX)\b/,
  ];
  const marked = code
    .filter(({ path }) => path !== 'tests/architecture.test.ts')
    .filter(({ text }) => marks.some((mark) => mark.test(text)));
  expect(marked.map(({ path }) => path)).toEqual([]);
});

test('folders: none has more than 40 files', () => {
  const sizes = Map.groupBy(
    code.map(({ path }) => dirname(path)),
    (folder) => folder,
  );
  const large = [...sizes].filter(([, paths]) => paths.length > 40).map(([folder]) => folder);
  expect(large).toEqual([]);
});

test('our own modules are never mocked', () => {
  const mocking = code
    .filter(({ path }) => path !== 'tests/architecture.test.ts')
    .filter(({ text }) => /\bvi\.(mock|doMock)\(/.test(text));
  expect(mocking.map(({ path }) => path)).toEqual([]);
});

test('files are named in kebab-case with a telling name, and none is a barrel', () => {
  const odd = code.filter(
    ({ path, text }) =>
      !/^\+?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs|mts)$/.test(basename(path)) ||
      /^(utils?|helpers?|misc|common|index)\./.test(basename(path)) ||
      (/^(app|studio|platform|server)\//.test(path) && /^export \* from/m.test(text)),
  );
  expect(odd.map(({ path }) => path)).toEqual([]);
});

test('files: none shares its name with a neighbour of another ending', () => {
  const names = production.map(({ path }) => path.replace(/\.(ts|tsx)$/, ''));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('files have at most 320 lines, except lists, prose and one long contract', () => {
  const long = code.filter(({ path, text }) => text.split('\n').length > 320 && !lists.includes(path));
  expect(long.map(({ path }) => path)).toEqual([]);
});

const lists = [
  'app/routes.ts',
  'app/routes/admin/office/settings/setting-fields.messages.ts',
  'platform/db/schema.ts',
  'studio/office/admin-tasks/task-kinds.messages.ts',
  'tests/access/access-table.ts',
  'db/sample/workbooks/before-you-go-on.ts',
  'db/sample/workbooks/daily-weeks-one.ts',
  'db/sample/workbooks/daily-weeks-two.ts',
  'platform/payments/payments.contract.ts',
];

test('every relative import and import name resolves to a file', () => {
  const missing = code.flatMap(({ path, imports }) =>
    imports
      .map((specifier) => ({ specifier, file: fileImported(path, specifier) }))
      .filter(({ file }) => file !== null && !existsSync(join(root, file)))
      .map(({ specifier }) => `${path} → ${specifier}`),
  );
  expect(missing).toEqual([]);
});
