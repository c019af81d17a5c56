import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { code } from './support/sources.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface Row {
  line: number;
  item: string;
  how: string;
  tags: string;
}

/** The rows of all tables of docs/specification.md, without their heads. */
const rows: readonly Row[] = read('docs/specification.md')
  .split('\n')
  .flatMap((text, index) => {
    if (!text.startsWith('| ') || text.startsWith('| item |')) return [];
    const [, item = '', how = '', tags = '', ...more] = text.split('|').map((cell) => cell.trim());
    if (more.length !== 1) throw new Error(`line ${index + 1} of the table has not three cells`);
    return [{ line: index + 1, item, how, tags }];
  });

const kinds = /^(as specified|real instead of stub|changed, because )/;

function doubtAbout({ how, tags }: Row): string | null {
  if (!kinds.test(how)) return `'${how}' is none of the three allowed outcomes of an item`;
  if (!/^[SP]\d*\.\d{2,3}$/.test(tags)) return `'${tags}' is no tag of a test`;
  const count = tagged.get(tags) ?? 0;
  return count === 1 ? null : `${count} tests have the tag ${tags}`;
}

const tagged = new Map<string, number>();
for (const { path, text } of code.filter((file) => /\.test\.tsx?$/.test(file.path))) {
  if (path === 'tests/specification.test.ts') continue;
  for (const [, tag = ''] of text.matchAll(/ \[([SP]\d*\.\d{2,3})\]['"`]/g))
    tagged.set(tag, (tagged.get(tag) ?? 0) + 1);
}

test('every tag is used in the specification table', () => {
  const named = new Set(rows.map(({ tags }) => tags));
  expect([...tagged.keys()].filter((tag) => !named.has(tag))).toEqual([]);
});

test('every row states the outcome of its item, and the tag of one test', () => {
  const doubts = rows.map((row) => [row, doubtAbout(row)] as const).filter(([, doubt]) => doubt);
  expect(doubts.map(([row, doubt]) => `line ${row.line}, ${row.item}: ${doubt}`)).toEqual([]);
});

describe('the table covers', () => {
  const sections = read('docs/specification.md').split(/^## /m);

  test.each([2, 3, 4, 5, 6, 7, 8, 9])('section %i', (number) => {
    const section = sections.find((text) => text.startsWith(`${number}. `)) ?? '';
    expect(section.split('\n').filter((line) => line.startsWith('| ')).length).toBeGreaterThan(4);
  });

  test('every route of the specification', () => {
    const routes = [
      '/courses/voice-elevated',
      '/courses/voice-elevated/details',
      '/courses/private-coaching',
      '/courses/celebrity-vocal-experience',
      '/courses/advanced-technique',
      '/voice-elevated-application',
      '/celebrity-application',
      '/about-{name}',
      '/{name}',
      '/testimonials',
      '/book',
      '/magazine',
      '/contact',
      '/shop',
      '/sales',
      '/payment-success',
      '/login',
      '/dashboard',
      '/admin',
      '/privacy-policy',
      '/terms-of-service',
      '/cookie-policy',
      '/about',
    ];
    const items = rows.flatMap((row) => row.item.split(/[\s,;:()]+/));
    expect(routes.filter((route) => !items.includes(route))).toEqual([]);
  });
});
