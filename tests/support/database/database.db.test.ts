import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';

const given = testDatabase();

test.each([1, 2])('every test starts from freshly migrated tables (%i)', async () => {
  const { query } = given.db;
  const { rows } = await sql`select 1 from settings where key = 'left-behind'`.execute(query);
  expect(rows).toEqual([]);
  await query.insertInto('settings').values({ key: 'left-behind', value: '1' }).execute();
});
