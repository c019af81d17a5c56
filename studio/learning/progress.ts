export interface Progress {
  done: number;
  /** Lessons published now. */
  total: number;
  /** Whole percent, 100 only when nothing is left; 0 where there is no lesson yet. */
  percent: number;
}

/**
 * How far somebody is, reckoned anew each time from what was completed and what is published now. A lesson added later
 * lowers it, one taken away no longer counts, neither here nor there; what was completed stays completed should it return.
 */
export function progressOf(publishedLessons: readonly string[], completed: ReadonlySet<string>): Progress {
  const total = publishedLessons.length;
  const done = publishedLessons.filter((id) => completed.has(id)).length;
  return { done, total, percent: total === 0 ? 0 : Math.floor((100 * done) / total) };
}

/** The lesson to go on with: the first that is not completed; null: all are. */
export function nextLesson(
  publishedLessons: readonly string[],
  completed: ReadonlySet<string>,
): string | null {
  return publishedLessons.find((id) => !completed.has(id)) ?? null;
}
