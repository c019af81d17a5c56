import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const code = sources();
const production = code.filter((file) => !isTest(file.path));

/** Which layers a layer may import. `db` is the sample studio, which the domain loads. */
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

/** A feature imports only features before it; what must react to a later one subscribes to a domain event. */
const features = [
  ...['shared', 'content', 'people', 'email', 'catalogue', 'inventory', 'calendar', 'dates'],
  ...['plans', 'payments', 'orders', 'cart', 'entitlements', 'refunds', 'booking', 'subscriptions'],
  ...['settlement', 'dispatch', 'capture', 'checkout', 'holds', 'consultations', 'owner-calendar'],
  ...['withdrawals', 'documents', 'applications', 'learning', 'workbooks', 'journal', 'shop', 'artist'],
  ...['magazine', 'newsletter', 'contact', 'accounts', 'audit', 'settings', 'notifications', 'admin-tasks'],
  ...['students', 'privacy', 'sample', 'reconciliation'],
];

test('features: each imports only features before it in the list', () => {
  const inFeatures = production.filter(({ path }) => featureOf(path) !== null);
  const violations = inFeatures.flatMap(({ path, imports }) =>
    imports
      .map((specifier) => featureOf(fileImported(path, specifier) ?? ''))
      .filter((feature) => feature !== null)
      .filter((feature) => features.indexOf(feature) > features.indexOf(featureOf(path) ?? ''))
      .map((feature) => `${path} → ${feature}`),
  );
  expect(violations).toEqual([]);
  const known = new Set(inFeatures.map(({ path }) => featureOf(path)));
  expect([...known].toSorted()).toEqual(features.toSorted());
});

/** What is loaded on demand may lead back. */
test('files: none imports itself by way of others', () => {
  const importsOfFile = new Map(
    production.map(({ path, text }) => [
      path,
      importsOf(text.replaceAll(/\bimport\(/g, '')).map((name) => fileImported(path, name) ?? ''),
    ]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, way: readonly string[]) => {
    if (way.includes(path)) cycles.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (done.has(path) || way.includes(path)) return;
    for (const next of importsOfFile.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of importsOfFile.keys()) visit(path, []);
  expect(cycles).toEqual([]);
});

/** The test checkout plays a payment provider: a small server of its own. */
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

/** Native or heavy, and fed with files of strangers: they run in processes that may be ended (decision 112). */
const mediaLibraries = /^(sharp|pdf-to-img|pdfjs-dist|mediabunny|libheif-js|@react-pdf\/renderer)(\/|$)/;

test('files are parsed, drawn and printed only in the media processes, never where requests are answered', () => {
  const parsing = production.filter(
    ({ path, text, imports }) =>
      /^(app|studio|platform|server)\//.test(path) &&
      !path.startsWith('platform/media/process/') &&
      imports.some((name) => mediaLibraries.test(name)) &&
      // Its types alone load nothing.
      !text.includes("import type * as Library from '@react-pdf/renderer'"),
  );
  expect(parsing.map(({ path }) => path)).toEqual([]);
});

test('nouns, verbs and stores never read the environment, and nothing but the clock reads the time', () => {
  const reading = production.filter(
    ({ path, text }) =>
      /^(app\/(routes|web|ui)|studio)\//.test(path) &&
      // Runs in the browser, where there is no world and the page's own clock is the only one.
      !path.startsWith('app/routes/booking/widget/') &&
      /process\.env|Date\.now\(|new Date\(\)|Temporal\.Now/.test(withoutComments(text)),
  );
  expect(reading.map(({ path }) => path)).toEqual([]);
});

test('production code never asks whether it is being tested, and imports nothing that is only for tests', () => {
  const asking = production.filter(
    ({ path, text, imports }) =>
      !/^(tests|bench)\//.test(path) &&
      (/\bVITEST\b|NODE_ENV.{0,12}test\b/.test(text) ||
        imports.some((specifier) => layerImported(path, specifier) === 'tests' || specifier === 'vitest')),
  );
  expect(asking.map(({ path }) => path)).toEqual([]);
});

/** Each is the only one to write what it writes; a store of one line would only hide it. */
const writers = [
  'studio/booking/remind-booking.ts',
  'studio/refunds/record-refund.ts',
  'studio/checkout/open-order.ts',
  'studio/settlement/receive-event.ts',
  'studio/sample/load-sample.ts',
  'studio/shared/audit.ts',
];

test('tables are written by stores only', () => {
  const writing = production.filter(
    ({ path, text }) =>
      /^(app|studio)\//.test(path) &&
      !path.endsWith('.store.ts') &&
      !writers.includes(path) &&
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

test('a store writes a state of a lifecycle only where the lifecycle allows it', () => {
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

/** They show what was done, or answer the same press a second time; nothing else follows from it. */
const auditReaders = [
  'studio/admin-tasks/resolve-task.ts',
  'studio/audit/audit-list.queries.ts',
  'studio/magazine/decide-story.ts',
  'studio/orders/order-history.queries.ts',
];

test('the audit log is shown, and no state is read from it', () => {
  const reading = production.filter(
    ({ path, text }) =>
      /^(app|studio)\//.test(path) && /(selectFrom|[jJ]oin)\('audit_log/.test(withoutComments(text)),
  );
  expect(reading.map(({ path }) => path)).toEqual(auditReaders);
});

test('no test is skipped or run alone, no check is switched off, nothing is left to do', () => {
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
  expect(large).toEqual(['app/client', 'studio/accounts', 'studio/shared', 'tests/journeys']);
});

test('our own modules are never mocked', () => {
  const mocking = code
    .filter(({ path }) => path !== 'tests/architecture.test.ts')
    .filter(({ text }) => /\bvi\.(mock|doMock)\(/.test(text));
  expect(mocking.map(({ path }) => path)).toEqual([]);
});

test('files are named in kebab-case, say what they are, and none is a barrel', () => {
  const odd = code.filter(
    ({ path, text }) =>
      !/^\+?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs|mts)$/.test(basename(path)) ||
      /^(utils?|helpers?|misc|common|index)\./.test(basename(path)) ||
      (/^(app|studio|platform|server)\//.test(path) && /^export \* from/m.test(text)),
  );
  expect(odd.map(({ path }) => path)).toEqual([]);
});

test('no file of ours is over 320 lines, but lists, prose and a contract of many promises', () => {
  const long = code.filter(({ path, text }) => text.split('\n').length > 320 && !lists.includes(path));
  expect(long.map(({ path }) => path)).toEqual([]);
});

/** Lists and prose: long without being complicated. */
const lists = [
  'db/sample/workbooks/before-you-go-on.ts',
  'db/sample/workbooks/daily-weeks-one.ts',
  'db/sample/workbooks/daily-weeks-two.ts',
  'platform/payments/payments.contract.ts',
];

test('every relative import and import name leads to a file that is there', () => {
  const missing = code.flatMap(({ path, imports }) =>
    imports
      .map((specifier) => ({ specifier, file: fileImported(path, specifier) }))
      .filter(({ file }) => file !== null && !existsSync(join(root, file)))
      .map(({ specifier }) => `${path} → ${specifier}`),
  );
  expect(missing).toEqual([]);
});

function sources() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs|mts)$/.test(path) && existsSync(join(root, path)))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: importsOf(text) };
    });
}

function importsOf(text: string): string[] {
  const statements =
    /^\s*(?:import|export)\b[^'"`;]*?from '([^']+)'|^\s*import '([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(statements)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function isTest(path: string): boolean {
  return (
    /\.(test|contract|setup)\.tsx?$/.test(path) || path.startsWith('tests/') || path.startsWith('bench/')
  );
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
}

/** The folder in studio/; null for a file beside the features and for other layers. */
function featureOf(path: string): string | null {
  const [layer, feature, ...rest] = path.split('/');
  return layer === 'studio' && feature && rest.length > 0 ? feature : null;
}

function layerOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function layerImported(from: string, specifier: string): string | null {
  const file = fileImported(from, specifier);
  return file === null ? null : layerOf(file);
}

/** Path inside the project; null for a package, a virtual module, or what a build or the route types make. */
function fileImported(from: string, specifier: string): string | null {
  const path = specifier.replace(/\?.*$/, '');
  if (path.includes('+types/') || path.includes('/build/')) return null;
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? join(dirname(from), path) : null;
}
