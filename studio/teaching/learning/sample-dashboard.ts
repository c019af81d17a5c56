import type { Language } from '#studio/shared/language.ts';
import { sampleDashboard } from '../../../db/sample/dashboard.ts';
import { type Progress, progressOf } from './progress.ts';

export interface DashboardModule {
  id: string;
  title: string;
  description: string;
  video: string;
  completed: boolean;
}

export interface DashboardCourse {
  id: string;
  title: string;
  description: string;
  progress: Progress;
  modules: DashboardModule[];
  journal: { day: string; text: string };
}

/** For visitors; `done` comes from the browser, nothing is stored. */
export function sampleDashboardIn(language: Language, done: readonly string[] | null): DashboardCourse {
  const { course, modules, journal } = sampleDashboard;
  const completed = new Set(done ?? modules.filter((module) => module.isCompleted).map(({ id }) => id));
  return {
    id: course.id,
    title: course.title[language],
    description: course.description[language],
    progress: progressOf(
      modules.map(({ id }) => id),
      completed,
    ),
    modules: modules.map((module) => ({
      id: module.id,
      title: module.title[language],
      description: module.description[language],
      video: module.video,
      completed: completed.has(module.id),
    })),
    journal: { day: journal.day[language], text: journal.text[language] },
  };
}
