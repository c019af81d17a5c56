import { expect, test } from 'vitest';
import { isComplete } from './installed-packages.mjs';

type Packages = Record<string, object>;
const file = (packages: Packages) => JSON.stringify({ packages });
const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' };
const of = (version: string, more: object = {}) => ({ version, ...more });
const native = (os: string, more: object = {}) =>
  of('1.0.0', { optional: true, os: [os], cpu: ['x64'], ...more });

const production: Packages = {
  hono: of('4.0.0'),
  'sharp-linux-x64': native('linux', { libc: ['glibc'] }),
};
const wanted = file({
  '': { name: 'belcanto' },
  ...production,
  vitest: of('5.0.0', { dev: true }),
  'sharp-linuxmusl-x64': native('linux', { libc: ['musl'] }),
  'sharp-darwin-x64': native('darwin'),
  'sharp-wasm32': of('1.0.0', { optional: true, cpu: ['wasm32'] }),
  tslib: of('2.0.0', { optional: true }),
});
const isInstalled = (packages: Packages, dev = false) => isComplete(wanted, file(packages), { dev, machine });

test('installed packages: those of production are enough to start, and not for the tests', () => {
  expect(isInstalled(production)).toBe(true);
  expect(isInstalled(production, true)).toBe(false);
});

test('installed packages: those of development may stay for a start', () => {
  const all = { ...production, vitest: of('5.0.0') };
  expect(isInstalled(all)).toBe(true);
  expect(isInstalled(all, true)).toBe(true);
});

test('installed packages: without the native part for this machine, as npm omits optional ones, they are incomplete', () => {
  expect(isInstalled({ hono: of('4.0.0') })).toBe(false);
  expect(isInstalled({ hono: of('4.0.0'), 'sharp-linuxmusl-x64': of('1.0.0') })).toBe(false);
});

test('installed packages: another version, an unknown package or a damaged record do not fit', () => {
  expect(isInstalled({ ...production, hono: of('3.9.9') })).toBe(false);
  expect(isInstalled({ ...production, 'left-pad': of('1.0.0') })).toBe(false);
  expect(isComplete(wanted, '{"packages": {', { dev: false, machine })).toBe(false);
});

test('installed packages: systems that a package excludes count', () => {
  const excluding = file({ fsevents: of('2.0.0', { optional: true, os: ['!linux'] }) });
  expect(isComplete(excluding, file({}), { dev: false, machine })).toBe(true);
  const apple = { platform: 'darwin', arch: 'arm64', libc: null };
  expect(isComplete(excluding, file({}), { dev: false, machine: apple })).toBe(false);
});
