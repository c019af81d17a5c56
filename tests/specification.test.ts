import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface Row {
  line: number;
  item: string;
  how: string;
  shownBy: string;
}

/** The rows of all tables of docs/specification.md, without their heads. */
const rows: readonly Row[] = read('docs/specification.md')
  .split('\n')
  .flatMap((text, index) => {
    if (!text.startsWith('| ') || text.startsWith('| item |')) return [];
    const [, item = '', how = '', shownBy = '', ...more] = text.split('|').map((cell) => cell.trim());
    if (more.length !== 1) throw new Error(`line ${index + 1} of the table has not three cells`);
    return [{ line: index + 1, item, how, shownBy }];
  });

const kinds = /^(as specified|real instead of stub|changed, because )/;

/** What keeps a row from being believed; null: nothing. */
function doubtAbout({ how, shownBy }: Row): string | null {
  if (!kinds.test(how)) return `'${how}' is none of the three things that may have become of an item`;
  if (shownBy === '') return 'no test is named';
  const [file = '', title = '', ...more] = shownBy.split(' › ');
  if (more.length > 0 || !/\.test\.tsx?$/.test(file)) return `'${shownBy}' is no 'file › title'`;
  if (!existsSync(new URL(file, root))) return `${file} is not there`;
  return titlesIn(file).has(title) ? null : `${file} has no test called '${title}'`;
}

const known = new Map<string, Set<string>>();

/** Titles of the tests of a file, as they are written in it. */
function titlesIn(file: string): Set<string> {
  let titles = known.get(file);
  if (!titles) {
    const opening = String.raw`\b(?:test|it)(?:\.each\([\s\S]*?\)|\.each\x60[\s\S]*?\x60)?\(\s*`;
    const called = new RegExp(`${opening}(['"\`])((?:\\\\.|(?!\\1)[^\\\\])*)\\1`, 'g');
    titles = new Set(
      [...read(file).matchAll(called)].map(([, , title]) => title!.replaceAll(/\\(['"`])/g, '$1')),
    );
    known.set(file, titles);
  }
  return titles;
}

test('every row says what became of its item, and names a test that is there', () => {
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
