import { expect, test } from 'vitest';
import { isAccessOpen } from '#studio/teaching/learning/enrolments.queries.ts';
import { openCourseBy } from '#tests/support/catalogue/open-course-by.ts';
import { planStage } from '#tests/support/plan-fixture.ts';
import { visitor } from '#tests/support/who.ts';
import { settleReturn } from './settle-return.ts';

const stage = planStage();
const student = { userId: null, email: 'soren@example.dk' };
const isOpen = (courseId: string) =>
  isAccessOpen(stage.world.db.query, { person: student, courseId, now: stage.world.clock.now() });
const opens = (offerId: string, courseId: string) => openCourseBy(stage.world, { offerId, courseId });

test('enrolment: a student who paid keeps the course when the owner changes what the offer opens', async () => {
  await stage.enrolled('main-course-premium');
  await opens('main-course-premium', 'beginner-course');
  expect([await isOpen('main-course'), await isOpen('beginner-course')]).toEqual([true, false]);
});

test('enrolment: a purchase after the change opens the new course', async () => {
  await opens('main-course-premium', 'beginner-course');
  await stage.enrolled('main-course-premium');
  expect([await isOpen('main-course'), await isOpen('beginner-course')]).toEqual([false, true]);
});

test('enrolment: a change between the order and its payment leaves the course that was ordered', async () => {
  const { returnToken } = await stage.bought('main-course-premium');
  await opens('main-course-premium', 'beginner-course');
  await settleReturn(stage.world, visitor, returnToken);
  await stage.runJobs();
  expect([await isOpen('main-course'), await isOpen('beginner-course')]).toEqual([true, false]);
});
