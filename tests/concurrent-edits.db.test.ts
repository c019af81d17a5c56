import { describe, expect, test } from 'vitest';
import { acceptApplication, declineApplication } from '#studio/teaching/applications/decide-application.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';
import { createCourse, removeCourse } from '#studio/teaching/learning/edit-course.ts';
import { addLesson, removeLesson } from '#studio/teaching/learning/edit-lesson.ts';
import { addModule, removeModule } from '#studio/teaching/learning/edit-module.ts';
import { removeWorkbook } from '#studio/teaching/workbooks/arrange-workbooks.ts';
import { type EditOutcome, idOf, textOf as words } from './concurrent-edits/edit.ts';
import { orderEdits } from './concurrent-edits/order-edits.ts';
import { otherEdits } from './concurrent-edits/other-edits.ts';
import { aBook, newLesson, newModule, teachingEdits } from './concurrent-edits/teaching-edits.ts';
import { retreatApplication } from './support/applications.ts';
import { courseVersion, lessonVersion, workbookVersion } from './support/list-versions.ts';
import { testStage } from './support/page-fixture.ts';
import { owner, visitor } from './support/who.ts';

const stage = testStage();

async function traces() {
  const count = (table: 'audit_log' | 'emails') =>
    stage.db.query
      .selectFrom(table)
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  return [await count('audit_log'), await count('emails')];
}

describe.each([...teachingEdits, ...orderEdits, ...otherEdits])('$name', ({ open, expectedRefusal }) => {
  test('submitted twice by one person is done once, without a conflict [P.186]', async () => {
    const send = await open(stage);
    expect(await send('mine')).toMatchObject({ ok: true });
    const once = await traces();
    expect(await send('mine')).toMatchObject({ ok: true });
    expect(await traces()).toEqual(once);
  });

  test('submitted by two: the second gets a conflict, and the first is not overwritten [P.180]', async () => {
    const send = await open(stage);
    expect(await send('mine')).toMatchObject({ ok: true });
    const once = await traces();
    expect(await send('other')).toMatchObject({ ok: false, refusal: expectedRefusal });
    expect(await traces()).toEqual(once);
  });
});

test('of two answers to an application, accept and decline, the first counts', async () => {
  const sent = await submitApplication(stage.world, visitor, {
    programme: 'celebrity-vocal-experience',
    values: retreatApplication,
    files: [],
  });
  if (!sent.ok) throw new Error(sent.refusal);
  const { applicationId } = sent;
  expect(await declineApplication(stage.world, owner, { applicationId })).toMatchObject({ ok: true });
  expect(await declineApplication(stage.world, owner, { applicationId })).toMatchObject({ ok: true });
  expect(await acceptApplication(stage.world, owner, { applicationId, instalments: 1 })).toMatchObject({
    refusal: 'not-possible',
  });
});

test('submitted twice, an admin form creates one course, one module and one lesson', async () => {
  const { world } = stage;
  const twice = async (make: () => Promise<EditOutcome & { id?: string }>) => {
    const [first, second] = [await make(), await make()];
    expect(second).toEqual(first);
    return idOf(first);
  };
  const courseId = await twice(() => createCourse(world, owner, { words: words('Car'), once: 'course' }));
  const moduleId = await twice(() =>
    addModule(world, owner, { courseId, words: words('Red'), once: 'module' }),
  );
  await twice(() => addLesson(world, owner, { moduleId, words: words('Hum'), once: 'lesson' }));
});

test('submitted twice, a deletion happens once', async () => {
  const { world, db } = stage;
  const moduleId = await newModule(stage);
  const lesson = await lessonVersion(db.query, await newLesson(stage, moduleId));
  const module = { id: moduleId, version: 1 };
  const book = await workbookVersion(db.query, aBook);
  const twice = async (remove: () => Promise<EditOutcome>) => {
    expect(await remove()).toMatchObject({ ok: true });
    const once = await traces();
    expect(await remove()).toMatchObject({ ok: true });
    expect(await traces()).toEqual(once);
  };
  await twice(() => removeLesson(world, owner, lesson));
  await twice(() => removeModule(world, owner, module));
  await twice(() => removeWorkbook(world, owner, book));
  const course = await courseVersion(db.query, 'one-voice');
  await twice(() => removeCourse(world, owner, course));
});
