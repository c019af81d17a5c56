import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import { titleIn } from './owner-courses.queries.ts';
import { titlesOf } from './shown-texts.queries.ts';

export interface ModuleChoice {
  id: string;
  course: string;
  module: string;
}

export const mostOfOtherCourses = 100;

/** `hasMore`: other courses have more modules than can be offered. */
export async function moduleChoices(
  q: Queries,
  language: Language,
  requested: { courseId: string; among: string },
): Promise<{ choices: ModuleChoice[]; hasMore: boolean }> {
  const modules = q
    .selectFrom('modules')
    .innerJoin('courses', 'courses.id', 'modules.course_id')
    .select([
      'modules.id',
      titleIn('course_texts', { key: 'course_id', id: 'courses.id', language }).as('course'),
      titleIn('module_texts', { key: 'module_id', id: 'modules.id', language }).as('module'),
    ])
    .orderBy('courses.sort')
    .orderBy('courses.id')
    .orderBy('modules.position')
    .orderBy('modules.id');
  const own = await modules.where('courses.id', '=', requested.courseId).execute();
  const others = await modules
    .where('courses.id', '!=', requested.courseId)
    .$if(requested.among !== '', (query) =>
      query.where(titlesOf('courses.id', 'course_texts').finds(requested.among)),
    )
    .limit(mostOfOtherCourses + 1)
    .execute();
  const choices = [...own, ...others.slice(0, mostOfOtherCourses)];
  return {
    choices: choices.map(({ id, course, module }) => ({ id, course: course ?? '', module: module ?? '' })),
    hasMore: others.length > mostOfOtherCourses,
  };
}
