import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { wholeFiles } from '#studio/teaching/learning/study-lesson.queries.ts';

/** A stored file of a lesson, published or not. */
export async function fileOfLesson(q: Queries, { lesson, media }: { lesson: string; media: string }) {
  const isId = z.guid().safeParse(lesson).success;
  const files = isId ? await wholeFiles(q, lesson) : [];
  return files.find(({ id }) => id === media) ?? null;
}
