import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import type { MediaKind } from '#studio/shared/media/media-kind.ts';
import { type Words, wordsIn } from './course.ts';
import { type Enrolment, enrolmentsOf, type Person } from './enrolments.queries.ts';
import { nextLesson, type Progress, progressOf } from './progress.ts';

export interface StudyLesson extends Words {
  id: string;
  kind: MediaKind | null;
  seconds: number | null;
  isCompleted: boolean;
}

export interface StudyModule extends Words {
  id: string;
  lessons: StudyLesson[];
}

export interface StudyCourse extends Words {
  id: string;
  access: Enrolment['access'];
  orderId: string | null;
  modules: StudyModule[];
  progress: Progress;
  nextLessonId: string | null;
}

/** Published courses of the enrolments, with progress; the last bought first. Five statements in all. */
export async function studyCourses(
  q: Queries,
  person: Person,
  { language, now, only }: { language: Language; now: Temporal.Instant; only?: string },
): Promise<StudyCourse[]> {
  const enrolments = await enrolmentsOf(q, person, now);
  const ids = [...new Set(enrolments.map(({ courseId }) => courseId))].filter((id) => !only || id === only);
  if (ids.length === 0) return [];
  const courses = await q
    .selectFrom('courses')
    .innerJoin('course_texts', 'course_texts.course_id', 'courses.id')
    .select(['courses.id', 'course_texts.language', 'course_texts.title', 'course_texts.description'])
    .where('courses.id', 'in', ids)
    .where('courses.is_published', '=', true)
    .execute();
  const published = [...new Set(courses.map(({ id }) => id))];
  if (published.length === 0) return [];
  const modules = await modulesOf(q, published, language);
  const lessons = await publishedLessons(q, { courseIds: published, userId: person.userId, language });
  return ids.flatMap((id): StudyCourse[] => {
    const words = inLanguage(courses, id, language);
    if (!words) return [];
    const courseEnrolments = enrolments.filter(({ courseId }) => courseId === id);
    const open = courseEnrolments.find(({ access }) => access === 'open');
    const filled = filledModules(
      modules.filter(({ courseId }) => courseId === id),
      lessons,
    );
    const order = filled.flatMap((module) => module.lessons);
    const lessonIds = order.map((lesson) => lesson.id);
    const done = new Set(order.filter(({ isCompleted }) => isCompleted).map((lesson) => lesson.id));
    return [
      {
        id,
        ...words,
        access: open ? 'open' : 'paused',
        orderId: open ? null : (courseEnrolments[0]?.orderId ?? null),
        modules: filled,
        progress: progressOf(lessonIds, done),
        nextLessonId: nextLesson(lessonIds, done),
      },
    ];
  });
}

/** What a published course contains, as its public page lists it. Empty: not published, or without lessons. */
export async function courseOutline(
  q: Queries,
  courseId: string,
  language: Language,
): Promise<ReadonlyArray<Pick<StudyModule, 'title' | 'lessons'>>> {
  const modules = await modulesOf(q, [courseId], language);
  if (modules.length === 0) return [];
  return filledModules(modules, await publishedLessons(q, { courseIds: [courseId], userId: null, language }));
}

function filledModules(
  modules: Awaited<ReturnType<typeof modulesOf>>,
  lessons: Awaited<ReturnType<typeof publishedLessons>>,
): StudyModule[] {
  return modules
    .map(({ courseId: _, ...module }) => ({
      ...module,
      lessons: lessons
        .filter(({ moduleId }) => moduleId === module.id)
        .map(({ moduleId: _, ...each }) => each),
    }))
    .filter((module) => module.lessons.length > 0);
}

export function inLanguage(
  rows: ReadonlyArray<{ id: string; language: Language } & Words>,
  id: string,
  language: Language,
): Words | null {
  const own = rows.filter((row) => row.id === id);
  const pick = (selected: Language) => own.find((row) => row.language === selected);
  const [en, da] = [pick('en'), pick('da')];
  const words = wordsIn({ ...(en ? { en } : {}), ...(da ? { da } : {}) }, language);
  return words && { title: words.title, description: words.description };
}

async function modulesOf(q: Queries, courseIds: string[], language: Language) {
  const rows = await q
    .selectFrom('modules')
    .innerJoin('courses', 'courses.id', 'modules.course_id')
    .innerJoin('module_texts', 'module_texts.module_id', 'modules.id')
    .select([
      'modules.id',
      'modules.course_id as courseId',
      'module_texts.language',
      'module_texts.title',
      'module_texts.description',
    ])
    .where('modules.course_id', 'in', courseIds)
    .where('courses.is_published', '=', true)
    .orderBy('modules.position')
    .orderBy('modules.id')
    .execute();
  const ids = [...new Map(rows.map(({ id, courseId }) => [id, courseId]))];
  return ids.map(([id, courseId]) => ({
    id,
    courseId,
    ...(inLanguage(rows, id, language) ?? { title: '', description: '' }),
  }));
}

async function publishedLessons(
  q: Queries,
  { courseIds, userId, language }: { courseIds: string[]; userId: string | null; language: Language },
) {
  const rows = await q
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .innerJoin('lesson_texts', 'lesson_texts.lesson_id', 'lessons.id')
    .leftJoin('completions', (join) =>
      join.onRef('completions.lesson_id', '=', 'lessons.id').on('completions.user_id', '=', userId ?? ''),
    )
    .select([
      'lessons.id',
      'lessons.module_id as moduleId',
      'lesson_texts.language',
      'lesson_texts.title',
      'lesson_texts.description',
      'completions.completed_at as completedAt',
    ])
    .where('modules.course_id', 'in', courseIds)
    .where('lessons.is_published', '=', true)
    .orderBy('lessons.position')
    .orderBy('lessons.id')
    .execute();
  const ids = [...new Map(rows.map((row) => [row.id, row]))];
  const media =
    ids.length === 0
      ? []
      : await mediaOf(
          q,
          ids.map(([id]) => id),
        );
  return ids.map(([id, { moduleId, completedAt }]) => {
    const file = fileFor(
      media.filter(({ lessonId }) => lessonId === id),
      language,
    );
    return {
      id,
      moduleId,
      ...(inLanguage(rows, id, language) ?? { title: '', description: '' }),
      kind: file?.kind ?? null,
      seconds: file?.seconds ?? null,
      isCompleted: completedAt !== null,
    };
  });
}

async function mediaOf(q: Queries, lessonIds: string[]) {
  return q
    .selectFrom('lesson_files')
    .select(['lesson_id as lessonId', 'language', 'kind', 'seconds'])
    .where('lesson_id', 'in', lessonIds)
    .where('role', '=', 'media')
    .where('state', '=', 'complete')
    .execute();
}

/** The reader's language, else language-neutral, else any. */
export function fileFor<T extends { language: Language | null }>(
  files: readonly T[],
  language: Language,
): T | null {
  return (
    files.find((file) => file.language === language) ??
    files.find((file) => file.language === null) ??
    files[0] ??
    null
  );
}

/** Null also for malformed ids. */
export async function courseOfModule(q: Queries, moduleId: string): Promise<string | null> {
  if (!z.guid().safeParse(moduleId).success) return null;
  const row = await q.selectFrom('modules').select('course_id').where('id', '=', moduleId).executeTakeFirst();
  return row?.course_id ?? null;
}
