import { expect, test } from 'vitest';
import { chooseCourse } from '#studio/learning/edit-course.ts';
import { isAccessOpen } from '#studio/learning/enrolments.queries.ts';
import { planStage } from '#tests/support/plan-fixture.ts';
import { visitor, owner as whoIsOwner } from '#tests/support/who.ts';
import { settleReturn } from './settle-return.ts';

const stage = planStage();
const student = { userId: null, email: 'soren@example.dk' };
const isOpen = (courseId: string) =>
  isAccessOpen(stage.world.db.query, { person: student, courseId, now: stage.world.clock.now() });
const opens = async (offerId: string, before: string, courseId: string) =>
  expect(await chooseCourse(stage.world, whoIsOwner, { offerId, before, courseId })).toMatchObject({
    ok: true,
  });

test('enrolment: a student who paid keeps the course when the owner changes what the offer opens', async () => {
  await stage.enrolled('main-course-premium');
  await opens('main-course-premium', 'main-course', 'beginner-course');
  expect([await isOpen('main-course'), await isOpen('beginner-course')]).toEqual([true, false]);
});

test('enrolment: a purchase after the change opens the new course', async () => {
  await opens('main-course-premium', 'main-course', 'beginner-course');
  await stage.enrolled('main-course-premium');
  expect([await isOpen('main-course'), await isOpen('beginner-course')]).toEqual([false, true]);
});

test('enrolment: a change between the order and its payment leaves the course that was ordered', async () => {
  const { returnToken } = await stage.bought('main-course-premium');
  await opens('main-course-premium', 'main-course', 'beginner-course');
  await settleReturn(stage.world, visitor, returnToken);
  await stage.runJobs();
  expect([await isOpen('main-course'), await isOpen('beginner-course')]).toEqual([true, false]);
});
