import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { student, visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { exportJournal } from './export-journal.ts';
import { goalsOf } from './goals.queries.ts';
import { addGoal, changeGoal } from './goals.ts';
import { entriesOfMine, entryOfMine, sharedEntriesOf } from './journal.queries.ts';
import { removeEntry } from './remove-entry.ts';
import { saveEntry } from './save-entry.ts';

const given = testDatabase();
const other = { ...student, userId: 'student-2', email: 'other@example.com' };
let world: TestWorld;

beforeEach(async () => {
  world = testWorld(given.db);
  for (const { userId: id, email } of [student, other]) {
    const account = { id: id!, name: 'Elev', email: email!, email_verified: true, role: 'student' } as const;
    await given.db.query
      .insertInto('users')
      .values({ ...account, image: null, language: null })
      .execute();
  }
});

const page = (clientId: string, changes: Record<string, unknown> = {}) => ({
  id: 'a0000000-0000-4000-8000-000000000001',
  body: 'La',
  isShared: false,
  version: 0,
  clientId,
  revision: 1,
  previousClientId: '',
  previousRevision: 0,
  ...changes,
});
const { id } = page('');
const bodyNow = async () => (await entryOfMine(given.db.query, student, id))?.body;

test('an entry is created by its first save, once, however often that is sent', async () => {
  expect(await saveEntry(world, student, page('one'))).toMatchObject({ ok: true, version: 1 });
  expect(await saveEntry(world, student, page('one'))).toMatchObject({ ok: true, version: 1 });
  expect(await entriesOfMine(given.db.query, student, { most: 9, after: null })).toHaveLength(1);
});

test('a save that arrives after a newer one of the same page changes nothing', async () => {
  await saveEntry(world, student, page('one'));
  await saveEntry(world, student, page('one', { body: 'La la la', version: 1, revision: 3 }));
  expect(
    await saveEntry(world, student, page('one', { body: 'La la', version: 1, revision: 2 })),
  ).toMatchObject({
    ok: true,
    version: 2,
  });
  expect(await bodyNow()).toBe('La la la');
});

test('the second of two pages gets a conflict with both texts, and loses neither', async () => {
  await saveEntry(world, student, page('one'));
  await saveEntry(world, student, page('phone', { body: 'from the phone', version: 1 }));
  const refused = await saveEntry(
    world,
    student,
    page('one', { body: 'from the desk', version: 1, revision: 2 }),
  );
  expect(refused).toMatchObject({ refusal: 'changed', other: { body: 'from the phone', version: 2 } });
  expect(await bodyNow()).toBe('from the phone');
  const both = page('one', { body: 'from the desk, from the phone', version: 2, revision: 3 });
  expect(await saveEntry(world, student, both)).toMatchObject({ ok: true, version: 3 });
});

test('a page reloaded after a lost answer continues, unless the previous page has saved since', async () => {
  await saveEntry(world, student, page('one', { body: 'half a wo', revision: 1 }));
  const continued = page('two', { body: 'half a word', previousClientId: 'one', previousRevision: 1 });
  expect(await saveEntry(world, student, continued)).toMatchObject({ ok: true, version: 2 });
  await saveEntry(world, student, page('three', { body: 'x', version: 2, revision: 5 }));
  const tooOld = page('four', { body: 'y', previousClientId: 'three', previousRevision: 4 });
  expect(await saveEntry(world, student, tooOld)).toMatchObject({ refusal: 'changed' });
});

test('an entry deleted elsewhere is reported as deleted, and is not created again by autosave', async () => {
  await saveEntry(world, student, page('one'));
  expect(await removeEntry(world, student, id)).toBe(true);
  expect(
    await saveEntry(world, student, page('one', { body: 'more', version: 1, revision: 2 })),
  ).toMatchObject({
    refusal: 'gone',
  });
});

test('only the author reads, writes or deletes an entry', async () => {
  await saveEntry(world, student, page('one', { isShared: true }));
  for (const who of [other, visitor, { ...other, role: 'owner' as const }]) {
    expect(await saveEntry(world, who, page('x', { body: 'mine now', version: 1 }))).toMatchObject({
      refusal: 'not-there',
    });
    expect(await entryOfMine(given.db.query, who, id)).toBeNull();
    expect(await removeEntry(world, who, id)).toBe(false);
  }
  expect(await bodyNow()).toBe('La');
});

test('an entry that is too long or malformed is refused with a message', async () => {
  expect(await saveEntry(world, student, page('one', { body: 'æ'.repeat(20_001) }))).toMatchObject({
    refusal: 'too-long',
  });
  expect(await saveEntry(world, student, page('one', { body: '🎵'.repeat(20_000) }))).toMatchObject({
    ok: true,
  });
  expect(await saveEntry(world, student, { id: 'x' })).toMatchObject({ refusal: 'too-long' });
  expect(await saveEntry(world, student, page('one', { id: 'x' }))).toMatchObject({ refusal: 'bad' });
});

test('the coach’s query returns shared entries only', async () => {
  await saveEntry(world, student, page('one', { body: 'private' }));
  await saveEntry(world, student, page('one', { id: randomUUID(), body: 'shown', isShared: true }));
  const shared = await sharedEntriesOf(given.db.query, { userId: student.userId!, most: 9 });
  expect(shared.map(({ body }) => body)).toEqual(['shown']);
});

test('entries are paginated, newest first, none twice', async () => {
  for (let day = 0; day < 7; day += 1) {
    world.setNow(testNow.add({ hours: 24 * Math.floor(day / 2) }));
    await saveEntry(world, student, page('one', { id: randomUUID(), body: `day ${day}` }));
  }
  const seen: string[] = [];
  let after = null as { createdAt: Temporal.Instant; id: string } | null;
  for (let turn = 0; turn < 4; turn += 1) {
    const entries = await entriesOfMine(given.db.query, student, { most: 3, after });
    seen.push(...entries.map(({ body }) => body));
    after = entries.at(-1) ?? after;
  }
  expect(seen).toHaveLength(7);
  expect(new Set(seen).size).toBe(7);
});

test('the journal is exported completely, with goals, in both formats', async () => {
  await saveEntry(world, student, page('one', { body: 'Æblet er *rødt*\n\nog rundt', isShared: true }));
  await addGoal(world, student, { id: randomUUID(), body: 'A high F, softly', isShared: false });
  expect(await exportJournal(given.db.query, { ...student, language: 'da' }, 'md')).toBe(
    '# Dagbog\n\n## Mål\n\n- A high F, softly\n\n## mandag den 23. november 2026 (delt med coachen)\n\nÆblet er *rødt*\n\nog rundt\n',
  );
  expect(await exportJournal(given.db.query, student, 'txt')).toContain('Journal\n=======\n');
  expect(await exportJournal(given.db.query, other, 'md')).toBe('# Journal\n');
});

test('goals are set, shared, completed and removed by their own student only', async () => {
  const goal = { id: randomUUID(), body: '  A high F, softly ', isShared: false };
  expect(await addGoal(world, student, goal)).toEqual({ ok: true });
  expect(await addGoal(world, student, goal)).toEqual({ ok: true });
  expect(await goalsOf(given.db.query, student.userId!)).toMatchObject([{ body: 'A high F, softly' }]);
  expect(await goalsOf(given.db.query, student.userId!, true)).toEqual([]);
  expect(await changeGoal(world, { who: other, id: goal.id, act: 'share' })).toBe(false);
  for (const act of ['share', 'reach'] as const)
    expect(await changeGoal(world, { who: student, id: goal.id, act })).toBe(true);
  expect(await goalsOf(given.db.query, student.userId!, true)).toMatchObject([{ reachedAt: testNow }]);
  expect(await addGoal(world, student, { ...goal, id: randomUUID(), body: ' ' })).toMatchObject({
    ok: false,
  });
  expect(await changeGoal(world, { who: student, id: goal.id, act: 'remove' })).toBe(true);
  expect(await goalsOf(given.db.query, student.userId!)).toEqual([]);
});
