import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { byName, type ListKeys, type ListQuery, listPage } from './list.queries.ts';
import { wordsIn } from './list-search.queries.ts';

type Sort = 'sent' | 'name';
const keys: ListKeys<Sort> = {
  sorts: {
    sent: { by: sql`contact_messages.created_at`, kind: 'moment' },
    name: byName(sql`contact_messages.name`),
  },
  id: { by: sql`contact_messages.id`, kind: 'uuid' },
  words: wordsIn(sql`name || ' ' || email || ' ' || message`),
};
const start: ListQuery<Sort> = { sort: 'sent', order: 'descending', filters: {}, search: '', at: null };

export function listsContract(given: { readonly db: Database }): void {
  const put = (rows: ReadonlyArray<{ name: string; email?: string; message?: string; minute?: number }>) =>
    given.db.query
      .insertInto('contact_messages')
      .values(
        rows.map(({ name, email = 'x@example.dk', message = '', minute = 0 }) => ({
          name,
          email,
          message,
          language: 'da',
          created_at: testNow.add({ minutes: minute, microseconds: 7 }),
          answered_at: null,
          deleted_at: null,
          state_before: null,
        })),
      )
      .execute();
  const page = (listQuery: ListQuery<Sort>) => {
    const query = given.db.query.selectFrom('contact_messages').select('name');
    return listPage(query, listQuery, keys);
  };
  const names = async (listQuery: ListQuery<Sort>) => (await page(listQuery)).rows.map(({ name }) => name);

  describe('a page of a list', () => {
    test('has fifty rows, and paging forward and back shows every row once, in order', async () => {
      await put(Array.from({ length: 173 }, (_, at) => ({ name: `No ${at}`, minute: Math.floor(at / 40) })));
      for (const [sort, order] of [
        ['sent', 'descending'],
        ['sent', 'ascending'],
        ['name', 'ascending'],
      ] as const) {
        const seen: string[][] = [];
        let at: ListQuery['at'] = null;
        do {
          const { rows, after } = await page({ ...start, sort, order, at });
          seen.push(rows.map(({ name }) => name));
          at = after ? { way: 'after', cursor: after } : null;
        } while (at);
        expect(seen.map(({ length }) => length)).toEqual([50, 50, 50, 23]);
        expect(new Set(seen.flat()).size).toBe(173);

        let back = (await lastOf(page, { ...start, sort, order })).before;
        for (const shown of [seen[2], seen[1], seen[0]]) {
          const { rows, before } = await page({
            ...start,
            sort,
            order,
            at: { way: 'before', cursor: back ?? '' },
          });
          expect(rows.map(({ name }) => name)).toEqual(shown);
          back = before;
        }
        expect(back).toBeNull();
      }
    });

    test('neither repeats nor skips a row when another is added or deleted meanwhile', async () => {
      await put(Array.from({ length: 80 }, (_, at) => ({ name: `No ${at}`, minute: at })));
      const first = await page(start);
      await put([{ name: 'Newer', minute: 200 }]);
      await given.db.query.deleteFrom('contact_messages').where('name', '=', 'No 40').execute();
      const rest = await names({ ...start, at: { way: 'after', cursor: first.after ?? '' } });
      expect(rest).toEqual(Array.from({ length: 30 }, (_, at) => `No ${29 - at}`));
    });

    test('is the first one for an invalid cursor', async () => {
      await put([{ name: 'Åse' }]);
      for (const cursor of ['x', 'WyJhIl0', Buffer.from('["sent","2026","1"]').toString('base64url')]) {
        expect(await names({ ...start, at: { way: 'after', cursor } })).toEqual(['Åse']);
      }
    });

    test('is sorted by the Danish alphabet, whatever the letter case', async () => {
      const alphabet = ['Ane', 'bo', 'Zoé', 'Ærø', 'ØJVIND', 'Ølgod', 'Ågot', 'Åse'];
      await put([...alphabet].reverse().map((name) => ({ name })));
      expect(await names({ ...start, sort: 'name', order: 'ascending' })).toEqual(alphabet);
    });
  });

  describe('a search', () => {
    test.each([
      ['kjær', ['Søren KJÆRGÅRD']],
      ['SØREN kjæ', ['Søren KJÆRGÅRD']],
      ['andre', ['André']],
      ['ANDRÉ', ['André']],
      ['holm example', ['Mia']],
      ['b-1001', ['Mia']],
      ['m.holm+v', ['Mia']],
      ['@example.com', ['Mia']],
      ['søren kjærga\u030a', ['Søren KJÆRGÅRD']],
      ['łuk', ['Łukasz Šimek']],
      ['ŠIMEK łukasz', ['Łukasz Šimek']],
      ['олена', ['Олена']],
      ['soren kjaergard', ['Søren KJÆRGÅRD']],
      ['Soeren Kjærgaard', ['Søren KJÆRGÅRD']],
      ['lukasz simek', ['Łukasz Šimek']],
      ['strasse', ['Đặng Straße']],
      ['DANG', ['Đặng Straße']],
      ['đặng straße', ['Đặng Straße']],
      ['åse', ['A\u030ase', 'Aase', 'Åse']],
      ['A\u030aSE', ['A\u030ase', 'Aase', 'Åse']],
      ['aase', ['A\u030ase', 'Aase', 'Åse']],
      ['ase', ['A\u030ase', 'Åse']],
      ['ærgård', []],
      ['mia andre', []],
      ['&|!:*()', []],
      ["'; drop", []],
      ['%', []],
    ])('for “%s” finds rows in which every term is the prefix of a word', async (typed, found) => {
      await put([
        { name: 'Søren KJÆRGÅRD' },
        { name: 'André' },
        { name: 'Łukasz Šimek' },
        { name: 'Олена' },
        { name: 'Đặng Straße' },
        { name: 'Åse' },
        { name: 'A\u030ase' },
        { name: 'Aase' },
        { name: 'Mia', email: 'm.holm+voice@example.com', message: 'About B-1001 (paid)' },
      ]);
      expect((await names({ ...start, search: typed })).sort()).toEqual([...found].sort());
    });

    test.each([
      ['mia@example.com', ['Mia']],
      ['MIA@Example.COM ', ['Mia']],
      ['Mia <mia@example.com>', ['Mia']],
      ['holm mia@example.com', []],
      ['mia@example.co', ['Co']],
      ['mia@example', ['Au', 'Co', 'Holm', 'Longer', 'Mia']],
      ['example.com', ['Au', 'Holm', 'Longer', 'Mia']],
    ])(
      'for the email address “%s” finds that person only; for a part of it, every one like it',
      async (typed, found) => {
        await put([
          { name: 'Mia', email: 'mia@example.com' },
          { name: 'Holm', email: 'mia.holm@example.com' },
          { name: 'Longer', email: 'mia@example.community' },
          { name: 'Au', email: 'mia@example.com.au' },
          { name: 'Co', email: 'mia@example.co' },
        ]);
        expect((await names({ ...start, search: typed })).sort()).toEqual(found);
      },
    );

    test('for an empty term finds everything', async () => {
      await put([{ name: 'Mia' }]);
      expect(await names({ ...start, search: '' })).toEqual(['Mia']);
    });
  });
}

async function lastOf<Row>(
  page: (listQuery: ListQuery<Sort>) => Promise<{ rows: Row[]; before: string | null; after: string | null }>,
  listQuery: ListQuery<Sort>,
) {
  let found = await page(listQuery);
  while (found.after) found = await page({ ...listQuery, at: { way: 'after', cursor: found.after } });
  return found;
}
