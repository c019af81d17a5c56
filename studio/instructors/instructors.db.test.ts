import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { unstoredReferenceData } from '#platform/reference-data.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { shownInstructors } from './instructors.queries.ts';
import { loadInstructors } from './instructors.store.ts';

const given = testDatabase();
const world = () => ({ db: given.db, reference: unstoredReferenceData });
const names = async () => (await shownInstructors(world(), 'en')).map(({ name }) => name);

test('an empty studio shows no instructor; the sample shows the coach under her name in the settings, then three others', async () => {
  expect(await names()).toEqual([]);
  await given.db.transaction((tx) => loadInstructors(tx));
  expect(await names()).toEqual(['The coach', 'Åse Møllegård', 'Jonas Ravnkær', 'Magnus Brøndholt']);
  const [coach] = await shownInstructors(world(), 'da');
  expect(coach).toMatchObject({ role: 'Mezzosopran', picture: 'instructor-thea' });
});

const claim = (person: number) =>
  sql`insert into claims (coach_id, kind, state, slot_start, slot_end, claimed)
    values (${person}, 'block', 'blocked', '2027-01-04T10:00Z', '2027-01-04T11:00Z',
      tstzrange('2027-01-04T10:00Z', '2027-01-04T11:00Z'))`.execute(given.db.query);

test('claims: a person cannot be claimed twice at once, two people can, and an unknown person cannot', async () => {
  await given.db.transaction((tx) => loadInstructors(tx));
  await claim(1);
  await expect(claim(1)).rejects.toThrow(/claims_no_overlap/);
  const { id } = await given.db.query
    .selectFrom('instructors')
    .select('id')
    .where('slug', '=', 'ase')
    .executeTakeFirstOrThrow();
  await claim(id);
  await expect(claim(id + 100)).rejects.toThrow(/claims_of_instructor/);
});
