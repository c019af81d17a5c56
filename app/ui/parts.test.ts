import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(css|tsx?)$/.test(path))
  .map((path) => ({ path, name: basename(path), text: readFileSync(new URL(path, folder), 'utf8') }));
const styles = files.filter(({ name }) => name.endsWith('.css'));
const code = files.filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name));

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
const naming = (pattern: RegExp, among: typeof files) =>
  among.filter(({ text }) => pattern.test(withoutComments(text))).map(({ name }) => name);

test('shared components import nothing of the features that use them', () => {
  const domain = /(course|coach|booking|lesson|studio|singer|newsletter|voucher|programme)/i;
  expect(naming(domain, code)).toEqual([]);
});

test('components write no style attribute, since the content security policy refuses it', () => {
  expect(naming(/\bstyle=/, code)).toEqual([]);
});

test('only note heads and slurs are round, and only the scrolled header and 1 px edges have a shadow', () => {
  const corners = styles.flatMap(({ name, text }) =>
    [...text.matchAll(/border-radius:\s*([^;]+);/g)].map(([, value]) => `${name}: ${value}`),
  );
  // Note heads, the circle around a word on a draft, and square browser controls.
  expect(
    corners.filter((corner) => !/: (0|50%|50% \/ 46%|50% 50% 0 0 \/ 100% 100% 0 0)$/.test(corner)),
  ).toEqual([]);
  const shadows = styles.flatMap(({ name, text }) =>
    [...text.matchAll(/box-shadow:\s*([^;]+);/g)].map(([, value]) => `${name}: ${value}`),
  );
  const allowed = /: (none|0 0 0 1px var\(--hair\))$|^header\.css: var\(--shadow\)$/;
  expect(shadows.filter((shadow) => !allowed.test(shadow))).toEqual([]);
});

test('every animation is inside a prefers-reduced-motion query', () => {
  const moving = styles.filter(({ text }) => /\banimation:/.test(text));
  const unasked = moving.filter(
    ({ text }) =>
      !text.includes('prefers-reduced-motion: no-preference') && !text.includes('animation-timeline: scroll'),
  );
  expect(unasked.map(({ name }) => name)).toEqual([]);
});

test('every component’s style is in a stylesheet, or is loaded with its component', () => {
  const sheets = [
    'styles/app.css',
    'styles/backstage.css',
    'routes/site/home-page.css',
    'routes/site/person-pages.css',
  ]
    .map((name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
    .join('');
  const components = code.map(({ text }) => text).join('');
  const linked = styles.filter(({ name }) => components.includes(`/${name}?url'`));
  const isLoaded = ({ path, name }: (typeof styles)[number]) =>
    sheets.includes(`/ui/${path}"`) ||
    components.includes(`/${name}?url'`) ||
    linked.some(({ text }) => text.includes(`@import "./${name}"`));
  expect(styles.filter((style) => !isLoaded(style)).map(({ path }) => path)).toEqual([]);
});
