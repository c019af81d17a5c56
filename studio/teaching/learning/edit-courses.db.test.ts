import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { courseVersion, lessonVersion } from '#tests/support/list-versions.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { changeCourse, createCourse, removeCourse } from './edit-course.ts';
import { addLesson, changeLesson, moveLesson, removeLesson, showLesson } from './edit-lesson.ts';
import { addModule, changeModule, moveModule, removeModule } from './edit-module.ts';
import { editRefusals } from './edit-outcome.ts';
import { listVersion } from './list-version.ts';
import { editedCourse } from './owner-courses.queries.ts';
import { editedLesson } from './owner-lesson.queries.ts';

const given = testDatabase();
let world: TestWorld;
beforeEach(() => {
  world = testWorld(given.db);
});

const textsFor = (title: string) => ({
  en: { title, description: '', body: '' },
  da: { title: '', description: '', body: '' },
});
const idOf = (outcome: { ok: boolean; id?: string; refusal?: string }) => {
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.id!;
};
async function course() {
  const courseId = idOf(await createCourse(world, owner, { words: textsFor('One voice') }));
  const moduleId = idOf(await addModule(world, owner, { courseId, words: textsFor('Breath') }));
  const lessons: string[] = [];
  for (const title of ['a', 'b', 'c']) {
    lessons.push(idOf(await addLesson(world, owner, { moduleId, words: textsFor(title) })));
  }
  return { courseId, moduleId, lessons };
}
const order = async (courseId: string) =>
  (await editedCourse(given.db.query, courseId, 'en'))?.modules.map((module) => [
    module.words.en.title,
    ...module.lessons.map(({ title }) => title),
  ]);

describe('two concurrent edits', () => {
  test('the second gets a conflict, and the first is kept', async () => {
    const { courseId, moduleId, lessons } = await course();
    const book = { id: courseId, version: 1, isPublished: true };
    expect(await changeCourse(world, owner, { ...book, words: textsFor('First') })).toMatchObject({
      ok: true,
    });
    expect(await changeCourse(world, owner, { ...book, words: textsFor('Second') })).toMatchObject({
      refusal: 'changed',
    });
    const module = { id: moduleId, version: 1 };
    await changeModule(world, owner, { ...module, words: textsFor('First') });
    expect(await changeModule(world, owner, { ...module, words: textsFor('Second') })).toMatchObject({
      refusal: 'changed',
    });
    const lesson = { id: lessons[0]!, version: 1, isPublished: false, moduleId };
    await changeLesson(world, owner, { ...lesson, words: textsFor('First') });
    await showLesson(world, owner, { id: lessons[0]!, version: 2, isPublished: true });
    expect(
      await changeLesson(world, owner, { ...lesson, version: 2, words: textsFor('Second') }),
    ).toMatchObject({
      refusal: 'changed',
    });
    const saved = await editedCourse(given.db.query, courseId, 'en');
    expect([saved?.words.en.title, ...((await order(courseId)) ?? []).flat()]).toEqual([
      'First',
      'First',
      'First',
      'b',
      'c',
    ]);
    expect((await editedLesson(given.db.query, lessons[0]!))?.isPublished).toBe(true);
  });
});

describe('the order', () => {
  test('of modules and lessons changes one place at a time, and moving beyond the ends does nothing', async () => {
    const { courseId, lessons } = await course();
    const second = idOf(await addModule(world, owner, { courseId, words: textsFor('Onset') }));
    await moveLesson(world, owner, { id: lessons[2]!, direction: 'up', seen: listVersion(lessons) });
    const [a = '', b = '', c = ''] = lessons;
    const now = listVersion([a, c, b]);
    expect(await moveLesson(world, owner, { id: a, direction: 'up', seen: now })).toMatchObject({
      refusal: 'at-the-end',
    });
    const { seen } = await courseVersion(given.db.query, courseId);
    await moveModule(world, owner, { id: second, direction: 'up', seen });
    expect(await order(courseId)).toEqual([['Onset'], ['Breath', 'a', 'c', 'b']]);
  });

  test('a lesson moved to another module becomes its last', async () => {
    const { courseId, lessons } = await course();
    const second = idOf(await addModule(world, owner, { courseId, words: textsFor('Onset') }));
    for (const id of lessons.slice(0, 2)) {
      const words = textsFor(id === lessons[0] ? 'a' : 'b');
      await changeLesson(world, owner, { id, version: 1, isPublished: false, moduleId: second, words });
    }
    expect(await order(courseId)).toEqual([
      ['Breath', 'c'],
      ['Onset', 'a', 'b'],
    ]);
  });
});

describe('refused:', () => {
  test('a missing title, or a text that is too long; a title in one language is enough', async () => {
    expect(await createCourse(world, owner, { words: textsFor('  ') })).toMatchObject({
      refusal: 'no-title',
    });
    expect(await createCourse(world, owner, { words: textsFor('x'.repeat(161)) })).toMatchObject({
      refusal: 'too-long',
    });
    const danish = { ...textsFor(''), da: { title: 'Én stemme', description: '' } };
    expect(await createCourse(world, owner, { words: danish })).toMatchObject({ ok: true, id: 'en-stemme' });
    expect(await createCourse(world, owner, { words: danish })).toMatchObject({ refusal: 'taken' });
  });

  test('a course or module that still has contents is not deleted; a second deletion changes nothing', async () => {
    const { courseId, moduleId, lessons } = await course();
    const removal = () => courseVersion(given.db.query, courseId);
    const module = { id: moduleId, version: 1 };
    expect(await removeCourse(world, owner, await removal())).toMatchObject({ refusal: 'has-lessons' });
    expect(await removeModule(world, owner, module)).toMatchObject({ refusal: 'has-lessons' });
    for (const id of [...lessons, lessons[0]!]) {
      const lesson = await lessonVersion(given.db.query, id);
      expect(await removeLesson(world, owner, lesson)).toMatchObject({ ok: true });
    }
    const typed = { id: 'x', version: 1, seen: '' };
    expect(await removeLesson(world, owner, typed)).toMatchObject({ refusal: 'not-found' });
    expect(await removeModule(world, owner, module)).toMatchObject({ ok: true });
    expect(await removeCourse(world, owner, await removal())).toMatchObject({ ok: true });
  });

  test('with a message in both languages', () => {
    expect(Object.keys(editRefusals.da).sort()).toEqual(Object.keys(editRefusals.en).sort());
  });
});

test('every action of the owner is audited', async () => {
  await course();
  const rows = await given.db.query.selectFrom('audit_log').select(['actor', 'action', 'at']).execute();
  expect(rows.map(({ action }) => action)).toEqual([
    'course.created',
    'module.created',
    'lesson.created',
    'lesson.created',
    'lesson.created',
  ]);
  expect(rows.every(({ actor, at }) => actor === 'owner' && at.equals(testNow))).toBe(true);
});
