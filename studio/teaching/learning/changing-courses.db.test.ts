import { beforeEach, expect, test } from 'vitest';
import { loadSample } from '#studio/office/sample/load-sample.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { enrol } from '#tests/support/enrol.ts';
import { lessonVersion } from '#tests/support/list-versions.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { completeLesson, undoCompletion } from './complete-lesson.ts';
import { changeCourse } from './edit-course.ts';
import { addLesson, changeLesson, removeLesson, showLesson } from './edit-lesson.ts';
import { removeModule } from './edit-module.ts';
import { studyCourses } from './study.queries.ts';

const given = testDatabase('embedded', (db) =>
  loadSample({
    db,
    clock: { now: () => testNow },
    settings: { sampleData: true } as Parameters<typeof loadSample>[0]['settings'],
  }),
);
const email = 'mia@example.dk';
const mia = { ...visitor, role: 'student' as const, userId: 'mia', email };
let world: TestWorld;

beforeEach(async () => {
  world = testWorld(given.db);
  const account = { id: 'mia', name: 'Mia', email, role: 'student', email_verified: true } as const;
  const profile = { ...account, image: null, language: 'en' } as const;
  await given.db.query.insertInto('users').values(profile).execute();
  await enrol({ db: given.db, world }, email, 'beginner-course');
});

const course = async () => (await studyCourses(given.db.query, mia, { language: 'en', now: testNow }))[0];
const progress = async () => {
  const { done, total, percent } = (await course())?.progress ?? {};
  return [done, total, percent];
};
const lessons = async () =>
  (await course())?.modules.map((module) => ({
    id: module.id,
    lessons: module.lessons.map(({ id }) => id),
  })) ?? [];
const textsFor = (title: string) => ({
  en: { title, description: '', body: '' },
  da: { title: '', description: '', body: '' },
});
const complete = async (ids: readonly string[]) => {
  for (const lessonId of ids) expect(await completeLesson(world, mia, { lessonId })).toEqual({ ok: true });
};

test('a lesson added later lowers progress, a deleted one deletes its completion, and 100 comes back', async () => {
  const [first] = await lessons();
  await complete((await lessons()).flatMap((module) => module.lessons));
  expect(await progress()).toEqual([13, 13, 100]);
  const added = await addLesson(world, owner, { moduleId: first!.id, words: textsFor('A new one') });
  expect(await progress()).toEqual([13, 13, 100]);
  if (!added.ok) throw new Error(added.refusal);
  await showLesson(world, owner, { id: added.id, version: 1, isPublished: true });
  expect(await progress()).toEqual([13, 14, 92]);
  await removeLesson(world, owner, await lessonVersion(given.db.query, first!.lessons[0]!));
  expect(await progress()).toEqual([12, 13, 92]);
  await complete([added.id]);
  expect(await progress()).toEqual([13, 13, 100]);
});

test('a module deleted after its lessons were moved keeps every completion [S2.127]', async () => {
  const [first, second] = await lessons();
  await complete(first!.lessons);
  for (const id of first!.lessons) {
    const words = textsFor('Moved');
    const input = { id, version: 1, isPublished: true, moduleId: second!.id, words };
    expect(await changeLesson(world, owner, input)).toMatchObject({ ok: true });
  }
  expect(await removeModule(world, owner, { id: first!.id, version: 1 })).toMatchObject({ ok: true });
  expect(await progress()).toEqual([3, 13, 23]);
  expect((await lessons())[0]?.lessons).toEqual(expect.arrayContaining(first!.lessons));
});

test('a module deleted with its lessons leaves no completion of them', async () => {
  const modules = await lessons();
  await complete([modules[0]!.lessons[0]!, modules[1]!.lessons[0]!]);
  for (const id of modules[0]!.lessons) {
    await removeLesson(world, owner, await lessonVersion(given.db.query, id));
  }
  await removeModule(world, owner, { id: modules[0]!.id, version: 1 });
  expect(await progress()).toEqual([1, 10, 10]);
  const marks = await given.db.query.selectFrom('completions').select('lesson_id').execute();
  expect(marks).toEqual([{ lesson_id: modules[1]!.lessons[0] }]);
});

test('a hidden course is not accessible, nothing in it can be completed, and publishing restores it', async () => {
  const [first] = await lessons();
  const [one = '', two = ''] = first!.lessons;
  await complete([one]);
  const words = { en: { title: 'First Notes', description: '' }, da: { title: '', description: '' } };
  const show = (version: number, isPublished: boolean) =>
    changeCourse(world, owner, { id: 'beginner-course', version, isPublished, words });
  expect(await show(1, false)).toMatchObject({ ok: true });
  expect(await course()).toBeUndefined();
  expect(await completeLesson(world, mia, { lessonId: two })).toMatchObject({ refusal: 'not-found' });
  expect(await undoCompletion(world, mia, { lessonId: one })).toMatchObject({ refusal: 'not-found' });
  expect(await show(2, true)).toMatchObject({ ok: true });
  expect(await progress()).toEqual([1, 13, 7]);
});
