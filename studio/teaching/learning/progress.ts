export interface Progress {
  done: number;
  total: number;
  /** 100 only when complete; 0 without lessons. */
  percent: number;
}

/** Computed from completions and currently published lessons: adding a lesson lowers it. */
export function progressOf(publishedLessons: readonly string[], completed: ReadonlySet<string>): Progress {
  const total = publishedLessons.length;
  const done = publishedLessons.filter((id) => completed.has(id)).length;
  return { done, total, percent: total === 0 ? 0 : Math.floor((100 * done) / total) };
}

/** The first incomplete lesson; null: all complete. */
export function nextLesson(
  publishedLessons: readonly string[],
  completed: ReadonlySet<string>,
): string | null {
  return publishedLessons.find((id) => !completed.has(id)) ?? null;
}
