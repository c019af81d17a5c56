import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { contrast, laidOver } from '#tests/support/browser/contrast.ts';
import { foundationsIn, tableIn } from '../../showcase/design-tables.ts';
import { exhibits } from '../../showcase/exhibits.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const sheet = read('./tokens.css');
const document = read('../../docs/design.md');

type Tokens = Readonly<Record<string, string>>;
const [first = '', ...rest] = [...sheet.matchAll(/:root \{(.*?)\n\s*\}/gs)].map((match) => match[1] ?? '');
const light = tokensIn(first);
const dark = { ...light, ...tokensIn(rest.at(-1) ?? '') };

function tokensIn(block: string): Tokens {
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

function table(...head: string[]): string[][] {
  const rows = tableIn(document, ...head);
  expect(rows, `the table of ${head.join(', ')}`).not.toEqual([]);
  return rows;
}

const isColour = (value: string) => /^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(value);

test('every colour is in the document, with its value in both themes, and no other', () => {
  const written = table('token', 'light', 'dark').map(([name, ...values]) => [name, values[0], values[1]]);
  const used = Object.entries(light)
    .filter(([, value]) => isColour(value))
    .map(([name, value]) => [name, value, dark[name]]);
  expect(written).toEqual(used);
});

test('every size is in the document with its value', () => {
  const isSize = (name: string) => /^--(text|space|margin|gap|movement|header)/.test(name);
  const rows = [...document.matchAll(/^\| `(--[\w-]+)`\s*\| ([^|]+?)\s*\|/gm)].map(([, name, size]) => [
    name,
    size,
  ]);
  const written = Object.fromEntries(rows.filter(([name]) => isSize(name ?? '')));
  expect(written).toEqual(Object.fromEntries(Object.entries(light).filter(([name]) => isSize(name))));
  expect(document).toContain(`\`--ease\`: ${light['--ease']}`);
});

test('the changes on large screens are in the document', () => {
  const wide = tokensIn(rest[0] ?? '');
  for (const [name, value] of Object.entries(wide)) {
    const row = document.split('\n').find((line) => line.startsWith(`| \`${name}\``));
    expect(row).toContain(`${value} from 700 px`);
  }
});

test('spaces and sizes of text come from the scales', () => {
  const root = new URL('../../', import.meta.url).pathname;
  const list = execFileSync('git', ['ls-files', 'app/*.css'], { cwd: root, encoding: 'utf8' });
  const raw: string[] = [];
  let scaled = 0;
  for (const path of list.trim().split('\n')) {
    parse(readFileSync(root + path, 'utf8')).walkDecls(({ prop, value, parent }) => {
      if (/var\(--(space|text)-/.test(value)) scaled += 1;
      if (isRaw(path, prop, value)) raw.push(`${path}:${parent?.source?.start?.line} ${prop}: ${value}`);
    });
  }
  expect(scaled).toBeGreaterThan(1_000);
  expect(raw).toEqual([]);
});

/** Lines of up to 3 px, negative corrections and what a drawing computes are outside the scales. */
function isRaw(path: string, prop: string, value: string): boolean {
  if (/^(margin|padding)(-|$)|^(row-|column-)?gap$/.test(prop)) {
    const lengths = value
      .replaceAll(/(calc|max)\([^()]*(\([^()]*\)[^()]*)*\)/g, '')
      .matchAll(/(?<![\w.-])(\d+)px/g);
    return [...lengths].some(([, px]) => Number(px) > 3 && (Number(px) <= 76 || !isDrawn(path)));
  }
  if (!/^font(-size)?$/.test(prop) || path.endsWith('print.css')) return false;
  const [, rem] = /(?<![\w.-])([\d.]+)rem/.exec(value) ?? [];
  return rem !== undefined && (isDrawn(path) ? !/clamp|max/.test(value) : Number(rem) < 3);
}

/** The pages that visitors see are drawn; admin, student area and checkout have nothing but the scales. */
function isDrawn(path: string): boolean {
  return !/routes\/(admin|dashboard|money\/checkout|people\/account|teaching\/(applications|homework-files|session-recordings))\//.test(
    path,
  );
}

test('headlines on staves have the sizes of the document', () => {
  const css = read('../ui/media/sung-headline.css');
  const sizes = ['--size, ', 'wide-xl', 'wide-l ', 'wide-m', 'phone-m', 'phone-s'].map((name) => {
    const at = css.indexOf(name);
    return /([\d.]+vw)/.exec(css.slice(at))?.[1];
  });
  const [phone, wideXl, wideL, wideM, phoneM, phoneS] = sizes;
  expect(table('size', 'wide', 'phone').map(([, ...both]) => both)).toEqual([
    [wideXl, phone],
    [wideL, phoneM],
    [wideM, phoneS],
  ]);
});

const pairs = table('on', 'what', 'light', 'dark').map(([ground = '', what = '', day, night, least]) => ({
  ground,
  what,
  day: Number(day),
  night: Number(night),
  least: Number(least),
}));

test.each(pairs)(
  '$what on $ground has the stated contrast, and at least $least',
  ({ ground, what, day, night, least }) => {
    const stated = { light: day, dark: night };
    for (const [theme, tokens] of [['light', light] as const, ['dark', dark] as const]) {
      const below = laidOver(tokens[ground] ?? '', tokens['--paper'] ?? '');
      const real = contrast(laidOver(tokens[what] ?? '', below), below);
      expect(real.toFixed(2), `${theme}, as stated`).toBe(stated[theme].toFixed(2));
      expect(real, theme).toBeGreaterThanOrEqual(least);
    }
  },
);

test('every text role requires a contrast of 4.5', () => {
  const text = [
    '--ink',
    '--ink-quiet',
    '--on-sun',
    '--pencil',
    '--on-night',
    '--on-night-quiet',
    '--on-test',
  ];
  const held = pairs.filter(({ least }) => least === 4.5).map(({ what }) => what);
  expect(text.filter((name) => !held.includes(name))).toEqual([]);
});

test('the document says of each component when to use it, and the design system reads every table', () => {
  const { choices, ...tables } = foundationsIn(document);
  expect(choices.map(([, name]) => name).sort()).toEqual(exhibits.map(({ name }) => name).sort());
  for (const [name, rows] of Object.entries(tables)) expect(rows, name).not.toEqual([]);
});
