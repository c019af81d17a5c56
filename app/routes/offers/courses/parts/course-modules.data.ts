import { studyMessages } from '#app/routes/dashboard/study.messages.ts';
import { timeText } from '#platform/media/time-text.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { typeOf } from '#studio/teaching/learning/files/lesson-file.ts';
import { courseOutline } from '#studio/teaching/learning/study.queries.ts';

export interface ListedModule {
  title: string;
  lessons: ReadonlyArray<{ title: string /** 'Audio 0:22' */; length: string | null }>;
}

/** Modules and lessons of a published course, with the length of each recording. */
export async function courseModules(
  world: Pick<World, 'db'>,
  courseId: string | null,
  language: Language,
): Promise<ListedModule[]> {
  if (!courseId) return [];
  const { types } = studyMessages[language];
  const modules = await courseOutline(world.db.query, courseId, language);
  return modules.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map(({ title: name, kind, seconds }) => ({
      title: name,
      length: [types[kind ? typeOf(kind) : 'text'], ...(seconds === null ? [] : [timeText(seconds)])].join(
        ' ',
      ),
    })),
  }));
}

/** What the owner wrote, with the length of each lesson that the course has by that name. */
export function withLengths(
  written: ReadonlyArray<{ title: string; lessons: readonly string[] }>,
  modules: readonly ListedModule[],
): ListedModule[] {
  const lengths = new Map(
    modules.flatMap(({ lessons }) => lessons.map((lesson) => [lesson.title, lesson.length])),
  );
  return written.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((name) => ({ title: name, length: lengths.get(name) ?? null })),
  }));
}
