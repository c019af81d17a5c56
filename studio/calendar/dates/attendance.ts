import type { DateDay } from '#platform/db/schema/catalogue.ts';

export const marks = ['present', 'absent'] as const;
export type Mark = (typeof marks)[number];

export function readMark(text: string): Mark | null {
  return marks.find((mark) => mark === text) ?? null;
}

/** The day whose register opens first: today, else the last one that has begun, else the first. ISO dates. */
export function registerDay(days: readonly Pick<DateDay, 'date'>[], today: string): string | null {
  const past = days.filter(({ date }) => date <= today);
  return (past.at(-1) ?? days[0])?.date ?? null;
}

export interface Attendance {
  present: number;
  absent: number;
}

export function countMarks(all: readonly (Mark | undefined)[]): Attendance {
  const count = (mark: Mark) => all.filter((one) => one === mark).length;
  return { present: count('present'), absent: count('absent') };
}
