import type { ApplicationState } from '#platform/db/schema/applications.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/**
 * received   sent, and waiting for its answer
 * accepted   yes: the authorised money was taken, or a link to pay was sent
 * declined   no: what was authorised or paid goes back
 * withdrawn  taken back by the applicant
 */
export const applicationLifecycle: Lifecycle<ApplicationState> = {
  received: ['accepted', 'declined', 'withdrawn'],
  accepted: ['withdrawn'],
  declined: [],
  withdrawn: [],
};

/** The two programmes that are entered by application: their catalogue ids. */
export const programmeIds = ['voice-elevated', 'celebrity-vocal-experience'] as const;
export type ProgrammeId = (typeof programmeIds)[number];

/** Days that a seat is kept for somebody accepted who has not paid (product.md, what is sold). */
export const seatKeptDays = 7;
/** And while an application waits for its answer: longer than any answer takes. */
export const seatAwaitsDays = 180;

/** PDFs on the retreat's form. */
export const uploadRules = { mostFiles: 5, maxFileBytes: 10 * 1024 * 1024 } as const;

export const instalmentCounts = [1, 2, 3, 4] as const;
export type InstalmentCount = (typeof instalmentCounts)[number];

export function isInstalmentCount(count: number): count is InstalmentCount {
  return instalmentCounts.some((known) => known === count);
}

/**
 * A price in equal parts of whole crowns (euros, dollars); the first one takes what does not divide. The parts sum to
 * the price.
 */
export function splitPrice(totalMinor: number, parts: InstalmentCount): number[] {
  const each = Math.floor(totalMinor / parts / 100) * 100;
  return [totalMinor - each * (parts - 1), ...Array.from({ length: parts - 1 }, () => each)];
}

/** Days on which the parts are due: the first within the days that the seat is kept, then a month apart. */
export function dueDays(acceptedOn: Temporal.PlainDate, parts: InstalmentCount): Temporal.PlainDate[] {
  const first = acceptedOn.add({ days: seatKeptDays });
  return Array.from({ length: parts }, (_, month) => first.add({ months: month }));
}
