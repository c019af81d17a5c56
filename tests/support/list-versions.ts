import type { Queries } from '#platform/db/database.ts';
import { editedCourse } from '#studio/teaching/learning/owner-courses.queries.ts';
import { editedLesson } from '#studio/teaching/learning/owner-lesson.queries.ts';
import { editedWorkbook } from '#studio/teaching/workbooks/workbooks.queries.ts';

const none = { version: 0, seen: '' };

export async function courseVersion(q: Queries, id: string) {
  const { version, seen } = (await editedCourse(q, id, 'en')) ?? none;
  return { id, version, seen };
}

export async function lessonVersion(q: Queries, id: string) {
  const { version, seen } = (await editedLesson(q, id)) ?? none;
  return { id, version, seen };
}

export async function workbookVersion(q: Queries, id: string) {
  const { version, seen } = (await editedWorkbook(q, id)) ?? none;
  return { id, version, seen };
}
