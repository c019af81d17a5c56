import { markAttendance } from '#studio/calendar/dates/mark-attendance.ts';
import { moveInstructor } from '#studio/teaching/instructors/arrange-instructors.ts';
import { lockInstructors } from '#studio/teaching/instructors/instructors.store.ts';
import { changeCourse, removeCourse } from '#studio/teaching/learning/edit-course.ts';
import { addLesson, changeLesson, moveLesson, removeLesson } from '#studio/teaching/learning/edit-lesson.ts';
import { addModule, changeModule, moveModule, removeModule } from '#studio/teaching/learning/edit-module.ts';
import { listVersion } from '#studio/teaching/learning/list-version.ts';
import { moveWaiting } from '#studio/teaching/waiting-list/arrange-waiting-list.ts';
import { moveWorkbook, removeWorkbook } from '#studio/teaching/workbooks/arrange-workbooks.ts';
import { changeWorkbook } from '#studio/teaching/workbooks/edit-workbook.ts';
import { lockWorkbooks } from '#studio/teaching/workbooks/workbooks.store.ts';
import { fullDate, waiting } from '#tests/support/dates/waiting-list.ts';
import { courseVersion, lessonVersion, workbookVersion } from '#tests/support/list-versions.ts';
import { owner } from '#tests/support/who.ts';
import { type Edit, idOf, textOf as words } from './edit.ts';
import { aBook, newCourse, newLesson, newModule } from './teaching-edits.ts';

const expectedRefusal = 'changed-meanwhile';

/** Moves the first of three down and the last up. */
const moves = (order: readonly string[]) => {
  const seen = listVersion(order);
  return {
    mine: { id: order[0]!, direction: 'down', seen },
    other: { id: order[2]!, direction: 'up', seen },
  } as const;
};

export const orderEdits: readonly Edit[] = [
  {
    name: 'the order of modules',
    expectedRefusal,
    async open(on) {
      const courseId = await newCourse(on);
      const order: string[] = [];
      for (const title of ['a', 'b', 'c']) {
        order.push(idOf(await addModule(on.world, owner, { courseId, words: words(title) })));
      }
      return (typed) => moveModule(on.world, owner, moves(order)[typed]);
    },
  },
  {
    name: 'the order of lessons',
    expectedRefusal,
    async open(on) {
      const moduleId = await newModule(on);
      const order: string[] = [];
      for (const title of ['a', 'b', 'c']) {
        order.push(idOf(await addLesson(on.world, owner, { moduleId, words: words(title) })));
      }
      return (typed) => moveLesson(on.world, owner, moves(order)[typed]);
    },
  },
  {
    name: 'the order of workbooks',
    expectedRefusal,
    async open({ world, db }) {
      const order = (await db.transaction(lockWorkbooks)).map(({ id }) => id);
      return (typed) => moveWorkbook(world, owner, moves(order)[typed]);
    },
  },
  {
    name: 'the order of instructors',
    expectedRefusal,
    async open({ world, db }) {
      const order = (await db.transaction(lockInstructors)).map(({ id }) => String(id));
      return (typed) => {
        const move = moves(order)[typed];
        return moveInstructor(world, owner, { ...move, id: Number(move.id) });
      };
    },
  },
  {
    name: 'the order of a waiting list',
    expectedRefusal,
    async open(on) {
      const { dateId } = await fullDate(on);
      const order: string[] = [];
      for (const _ of ['a', 'b', 'c']) order.push((await waiting(on, dateId)).id);
      return (typed) => moveWaiting(on.world, owner, { dateId, ...moves(order)[typed] });
    },
  },
  {
    name: 'the attendance of a day',
    expectedRefusal: 'changed',
    async open(on) {
      const { dateId, orderIds } = await fullDate(on);
      const change = { orderId: orderIds[0]!, before: '' };
      return (typed) =>
        markAttendance(on.world, owner, {
          dateId,
          day: '2027-09-04',
          changes: [{ ...change, mark: typed === 'mine' ? 'present' : 'absent' }],
        });
    },
  },
  {
    name: 'a course, edited by one and deleted by another',
    expectedRefusal,
    async open(on) {
      const id = await newCourse(on);
      const removal = await courseVersion(on.db.query, id);
      const form = { id, version: 1, isPublished: true };
      return (typed) =>
        typed === 'mine'
          ? changeCourse(on.world, owner, { ...form, words: words(typed) })
          : removeCourse(on.world, owner, removal);
    },
  },
  {
    name: 'a module, edited by one and deleted by another',
    expectedRefusal,
    async open(on) {
      const form = { id: await newModule(on), version: 1 };
      return (typed) =>
        typed === 'mine'
          ? changeModule(on.world, owner, { ...form, words: words(typed) })
          : removeModule(on.world, owner, form);
    },
  },
  {
    name: 'a lesson, edited by one and deleted by another',
    expectedRefusal,
    async open(on) {
      const moduleId = await newModule(on);
      const id = await newLesson(on, moduleId);
      const removal = await lessonVersion(on.db.query, id);
      const form = { id, version: 1, isPublished: false, moduleId };
      return (typed) =>
        typed === 'mine'
          ? changeLesson(on.world, owner, { ...form, words: words(typed) })
          : removeLesson(on.world, owner, removal);
    },
  },
  {
    name: 'a workbook, edited by one and deleted by another',
    expectedRefusal,
    async open({ world, db }) {
      const removal = await workbookVersion(db.query, aBook);
      const form = { id: aBook, version: 1, isPublished: true, words: {} };
      return (typed) =>
        typed === 'mine' ? changeWorkbook(world, owner, form) : removeWorkbook(world, owner, removal);
    },
  },
];
