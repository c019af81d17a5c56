import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowed } from './licences.ts';

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
]);

interface Exception {
  packages: RegExp;
  licence: string;
  reason: string;
}

const exceptions: readonly Exception[] = [
  {
    packages: /^@img\/sharp-(?:libvips|win32|wasm32)/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips: an unchanged shared library in a package of its own, which anybody can replace',
  },
  {
    packages: /^libheif-js$/,
    licence: 'LGPL-3.0',
    reason: 'unchanged, loaded at run time from a package of its own, which anybody can replace',
  },
  {
    packages: /^(?:ical\.js|mediabunny|lightningcss(?:-[\w-]+)?|axe-core|@axe-core\/playwright)$/,
    licence: 'MPL-2.0',
    reason: 'covers its own files, which are unchanged and whose source is public',
  },
  {
    packages: /^@fontsource-variable\/noto-sans-(?:sc|kr)$/,
    licence: 'OFL-1.1',
    reason: 'fonts: the licence allows to embed them in documents, and covers the fonts themselves only',
  },
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'data that the build reads; nothing of it is passed on',
  },
  {
    packages: /^npm$/,
    licence: 'Artistic-2.0',
    reason: 'the tool that installs packages on a server, unchanged',
  },
  {
    packages: /^spdx-exceptions$/,
    licence: 'CC-BY-3.0',
    reason: 'data inside npm; nothing of it is passed on',
  },
  {
    packages: /^qrcode-terminal$/,
    licence: '',
    reason: 'inside npm: its package.json names no licence in npm’s form, its file LICENSE is Apache-2.0',
  },
  {
    packages: /^png-js$/,
    licence: '',
    reason: 'its package.json names no licence, its file LICENSE is MIT',
  },
];

const lockFiles = [
  '',
  ...['tests', 'bench', 'scripts'].flatMap((folder) => foldersIn(folder).map((name) => `${folder}/${name}/`)),
].map((folder) => `${folder}package-lock.json`);

const packages = lockFiles.flatMap((file) => {
  const { packages: entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { license?: string }>;
  };
  return Object.entries(entries)
    .filter(([path]) => path !== '')
    .map(([path, { license = '' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      licence: license,
      file,
    }));
});

const exceptionOf = (name: string) => exceptions.find((one) => one.packages.test(name));

test('licences: every package of every lock file has an allowed licence, or an exception with its reason', () => {
  expect(lockFiles).toEqual(
    expect.arrayContaining(['package-lock.json', 'tests/packages/package-lock.json']),
  );
  const refused = packages.filter(({ name, licence }) => {
    const exception = exceptionOf(name);
    if (exception?.licence === '') return licence !== '';
    return !isAllowed(licence, exception ? new Set([...allowed, exception.licence]) : allowed);
  });
  expect(refused).toEqual([]);
});

test('licences: every exception is still needed', () => {
  const needed = packages.filter(({ licence }) => !isAllowed(licence, allowed)).map(({ name }) => name);
  expect(exceptions.filter((one) => !needed.some((name) => one.packages.test(name)))).toEqual([]);
});

test('licences: every font has the text of its open licence beside it', () => {
  const files = readdirSync('app/fonts');
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  const texts = files.filter((name) => name.startsWith('OFL-')).map((name) => name.slice(4, -4));
  expect(fonts.filter((font) => !texts.some((name) => font.startsWith(name)))).toEqual([]);
});

test('licences: an expression needs one of its alternatives and all of its parts', () => {
  const mit = new Set(['MIT', 'ISC']);
  expect(isAllowed('(MIT OR GPL-3.0)', mit)).toBe(true);
  expect(isAllowed('MIT AND GPL-3.0', mit)).toBe(false);
  expect(isAllowed('GPL-3.0 OR (MIT AND ISC)', mit)).toBe(true);
  expect(isAllowed('(MIT OR ISC) AND GPL-3.0', mit)).toBe(false);
  expect(isAllowed('', mit)).toBe(false);
  expect(isAllowed('SEE LICENSE IN LICENSE.md', mit)).toBe(false);
});

function foldersIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/package-lock.json`));
}
