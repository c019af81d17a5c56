import { beforeEach, expect, test } from 'vitest';
import { diskFiles } from '#platform/files/disk-files.ts';
import { removeWorkbook, showWorkbook } from '#studio/teaching/workbooks/arrange-workbooks.ts';
import { changeWorkbook, createWorkbook } from '#studio/teaching/workbooks/edit-workbook.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { courseVersion, lessonVersion, workbookVersion } from '#tests/support/list-versions.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { changeCourse, createCourse, removeCourse } from './edit-course.ts';
import { addLesson, removeLesson } from './edit-lesson.ts';
import { addModule, removeModule } from './edit-module.ts';

const given = testDatabase();
let world: TestWorld;
beforeEach(() => {
  world = testWorld(given.db, { files: diskFiles(temporaryFolder()) });
});

const textsFor = (title: string) => ({
  en: { title, description: '', body: '' },
  da: { title: '', description: '', body: '' },
});
const course = (once?: string) =>
  createCourse(world, owner, { words: textsFor('One voice'), once: once ?? null });
const workbook = async (once?: string) =>
  createWorkbook(world, {
    who: owner,
    input: { title: 'One voice', language: 'en', bytes: samplePdf() },
    once,
  });
const q = () => given.db.query;
const made = (outcome: { ok: boolean; id?: string }) => {
  expect(outcome).toMatchObject({ ok: true });
  return outcome.id ?? '';
};

test('a record created, deleted, and sent again by the same form is created again [P.184]', async () => {
  expect(await course('form-1')).toEqual(await course('form-1'));
  await removeCourse(world, owner, await courseVersion(q(), 'one-voice'));
  expect(await course('form-1')).toEqual({ ok: true, id: 'one-voice' });
  expect((await courseVersion(q(), 'one-voice')).version).toBeGreaterThan(0);

  const module = (once: string) =>
    addModule(world, owner, { courseId: 'one-voice', words: textsFor('Breath'), once });
  const first = made(await module('form-2'));
  await removeModule(world, owner, { id: first, version: 1 });
  const moduleId = made(await module('form-2'));
  expect(moduleId).not.toBe(first);

  const lesson = () => addLesson(world, owner, { moduleId, words: textsFor('a'), once: 'form-3' });
  const lessonId = made(await lesson());
  await removeLesson(world, owner, await lessonVersion(q(), lessonId));
  expect((await lessonVersion(q(), made(await lesson()))).version).toBe(1);

  await workbook('form-4');
  await removeWorkbook(world, owner, await workbookVersion(q(), 'one-voice'));
  expect(await workbook('form-4')).toEqual({ ok: true, id: 'one-voice' });
  expect((await workbookVersion(q(), 'one-voice')).version).toBeGreaterThan(0);
});

test('a form for a deleted course neither deletes nor changes another of the same title [P.183]', async () => {
  await course();
  const old = await courseVersion(q(), 'one-voice');
  await removeCourse(world, owner, old);
  for (const _time of [1, 2]) {
    await course();
    const now = await courseVersion(q(), 'one-voice');
    expect(now.seen).toBe(old.seen);
    expect(await removeCourse(world, owner, old)).toMatchObject({ refusal: 'changed-meanwhile' });
    const words = textsFor('Something else');
    expect(await changeCourse(world, owner, { ...old, isPublished: true, words })).toMatchObject({
      refusal: 'changed',
    });
    expect(await removeCourse(world, owner, now)).toMatchObject({ ok: true });
  }
});

test('a form for a deleted workbook neither deletes nor changes another', async () => {
  await workbook();
  const old = await workbookVersion(q(), 'one-voice');
  await removeWorkbook(world, owner, old);
  await workbook();
  expect(await removeWorkbook(world, owner, old)).toMatchObject({ refusal: 'changed-meanwhile' });
  expect(await showWorkbook(world, owner, { ...old, isPublished: true })).toMatchObject({
    refusal: 'changed-meanwhile',
  });
  expect(await changeWorkbook(world, owner, { ...old, isPublished: true, words: {} })).toMatchObject({
    refusal: 'changed',
  });
});
