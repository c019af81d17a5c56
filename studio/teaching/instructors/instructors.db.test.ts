import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { unstoredReferenceData } from '#platform/reference-data.ts';
import { listVersion } from '#studio/teaching/learning/list-version.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import {
  moveInstructor,
  removeInstructor,
  restoreInstructor,
  showInstructor,
} from './arrange-instructors.ts';
import { changeInstructor, createInstructor } from './edit-instructor.ts';
import { coachId } from './instructor.ts';
import { shownInstructors } from './instructors.queries.ts';
import { loadInstructors } from './instructors.store.ts';
import {
  editedInstructor,
  instructorsForOwner,
  restorableInstructors,
} from './instructors-for-owner.queries.ts';

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

test('claims: two people cannot be claimed at once, because the studio has one calendar; an unknown person cannot', async () => {
  await given.db.transaction((tx) => loadInstructors(tx));
  const [, ase] = await shownInstructors(world(), 'en');
  await claim(1);
  await expect(claim(ase!.id)).rejects.toThrow(/claims_no_overlap/);
  await given.db.query.deleteFrom('claims').execute();
  await claim(ase!.id);
  await given.db.query.deleteFrom('claims').execute();
  await expect(claim(9999)).rejects.toThrow(/claims_of_instructor/);
});

const typed = {
  name: 'Jonas Ravnkær',
  roleEn: 'Tenor',
  roleDa: '',
  textEn: 'Pop phrasing.',
  textDa: 'Popfrasering.',
  isVisible: true,
};
const idOf = (made: Awaited<ReturnType<typeof createInstructor>>) => (made.ok ? made.id : 0);

test('a new instructor is shown last, in both languages, with a portrait of their own', async () => {
  const stage = testWorld(given.db);
  const id = idOf(await createInstructor(stage, owner, { typed }));
  const again = idOf(await createInstructor(stage, owner, { typed }));
  const [first, second] = await shownInstructors(world(), 'da');
  expect(first).toMatchObject({
    id,
    slug: 'jonas-ravnkaer',
    picture: 'person-jonas-ravnkaer',
    role: 'Tenor',
  });
  expect(second).toMatchObject({ id: again, slug: 'jonas-ravnkaer-2', text: 'Popfrasering.' });
  expect(await createInstructor(stage, owner, { typed: { ...typed, name: ' ' } })).toMatchObject({
    faults: { name: 'missing' },
  });
});

test('the coach keeps the name of the settings, and cannot be removed', async () => {
  const stage = testWorld(given.db);
  const change = { id: coachId, version: 1, typed: { ...typed, name: 'Somebody else' } };
  expect(await changeInstructor(stage, owner, change)).toEqual({ ok: true, id: coachId });
  expect(await names()).toEqual(['The coach']);
  expect(await removeInstructor(stage, owner, { id: coachId, version: 2 })).toMatchObject({
    refusal: 'not-found',
  });
});

test('a sample instructor who is renamed loses the description of the drawing, which named another person', async () => {
  const stage = testWorld(given.db);
  await given.db.transaction((tx) => loadInstructors(tx));
  const [, ase] = await shownInstructors(world(), 'en');
  await changeInstructor(stage, owner, { id: ase!.id, version: 1, typed: { ...typed, name: 'Mia Ærø' } });
  const [, mia] = await shownInstructors(world(), 'en');
  expect([mia?.name, mia?.picture, mia?.portrait]).toEqual(['Mia Ærø', 'instructor-ase', '']);
});

test('instructors move, are hidden, and when removed their bookings still refer to them', async () => {
  const stage = testWorld(given.db);
  await given.db.transaction((tx) => loadInstructors(tx));
  const ids = (await instructorsForOwner(world(), owner)).map(({ id }) => id);
  const seen = listVersion(ids.map(String));
  const [, ase = 0, jonas = 0] = ids;
  await moveInstructor(stage, owner, { id: jonas, direction: 'up', seen });
  await showInstructor(stage, owner, { id: ase, version: 1, isVisible: false });
  expect(await names()).toEqual(['The coach', 'Jonas Ravnkær', 'Magnus Brøndholt']);
  await claim(jonas);
  await given.db.query.updateTable('claims').set({ kind: 'session', state: 'booked' }).execute();
  expect((await editedInstructor({ ...stage, ...world() }, owner, jonas))?.claims).toEqual({
    all: 1,
    upcoming: 1,
  });
  const removal = { id: jonas, version: 1 };
  expect(await removeInstructor(stage, owner, removal)).toMatchObject({ ok: true });
  expect(await removeInstructor(stage, owner, removal)).toMatchObject({ ok: true });
  expect(await names()).toEqual(['The coach', 'Magnus Brøndholt']);
  expect(await editedInstructor({ ...stage, ...world() }, owner, jonas)).toBeNull();
  const { coach_id } = await given.db.query.selectFrom('claims').select('coach_id').executeTakeFirstOrThrow();
  expect(coach_id).toBe(jonas);
});

test('a removed instructor is restored once, at the former place and with the former texts', async () => {
  const stage = testWorld(given.db);
  await given.db.transaction((tx) => loadInstructors(tx));
  const [, ase] = await instructorsForOwner(world(), owner);
  const before = await shownInstructors(world(), 'en');
  await removeInstructor(stage, owner, { id: ase!.id, version: 1 });
  expect(await restorableInstructors(stage, owner)).toEqual([{ id: ase!.id, name: 'Åse Møllegård' }]);
  for (let press = 0; press < 2; press += 1)
    expect(await restoreInstructor(stage, owner, { id: ase!.id })).toMatchObject({ ok: true });
  expect(await shownInstructors(world(), 'en')).toEqual(before);
  expect(await restorableInstructors(stage, owner)).toEqual([]);
});
