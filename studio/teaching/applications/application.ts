import type { ApplicationState } from '#platform/db/schema/applications.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/** accepted: captured, or a payment link sent. declined: voided or refunded. */
export const applicationLifecycle: Lifecycle<ApplicationState> = {
  received: ['accepted', 'declined', 'withdrawn'],
  accepted: ['withdrawn'],
  declined: [],
  withdrawn: [],
};

/** Their forms are specified; programmes that the owner creates have the general one. */
export type SpecifiedProgramme = 'voice-elevated' | 'celebrity-vocal-experience';

/** The id of an offer of the kind 'programme'. */
export type ProgrammeId = string;

const specifiedPaths: Readonly<Record<string, string>> = {
  'voice-elevated': '/voice-elevated-application',
  'celebrity-vocal-experience': '/celebrity-application',
} satisfies Record<SpecifiedProgramme, string>;

export function isSpecifiedProgramme(programme: ProgrammeId): programme is SpecifiedProgramme {
  return programme in specifiedPaths;
}

/** Without the language's prefix. */
export function applicationPath(programme: ProgrammeId): string {
  return specifiedPaths[programme] ?? `/courses/${programme}/application`;
}

/** Days for an accepted applicant to pay (product.md). */
export const seatKeptDays = 7;
/** Upper bound while undecided. */
export const seatAwaitsDays = 180;

export const uploadRules = { mostFiles: 5, maxFileBytes: 10 * 1024 * 1024 } as const;

export const instalmentCounts = [1, 2, 3, 4] as const;
export type InstalmentCount = (typeof instalmentCounts)[number];

export function isInstalmentCount(count: number): count is InstalmentCount {
  return instalmentCounts.some((known) => known === count);
}

/** Equal parts in whole crowns, euros or dollars; the first takes the remainder. */
export function splitPrice(totalMinor: number, parts: InstalmentCount): number[] {
  const each = Math.floor(totalMinor / parts / 100) * 100;
  return [totalMinor - each * (parts - 1), ...Array.from({ length: parts - 1 }, () => each)];
}

export function dueDays(acceptedOn: Temporal.PlainDate, parts: InstalmentCount): Temporal.PlainDate[] {
  const first = acceptedOn.add({ days: seatKeptDays });
  return Array.from({ length: parts }, (_, month) => first.add({ months: month }));
}
