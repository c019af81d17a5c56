import { z } from 'zod';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';

const instant = z.string().transform((text) => Temporal.Instant.from(text));

/** The last backup that was restored into a scratch database and agreed with what was read. */
export const lastBackupSchema = z.object({
  name: z.string(),
  madeAt: instant,
  verifiedAt: instant,
  bytes: z.number(),
  /** How long the verification took to restore it; absent: made before this was measured. */
  restoreSeconds: z.number().optional(),
});

export type LastBackup = z.output<typeof lastBackupSchema>;

export const backupFailureSchema = z.object({ at: instant, reason: z.string() });

export type BackupFailure = z.output<typeof backupFailureSchema>;

export const restoredSchema = z.object({
  restoredAt: instant,
  backupMadeAt: instant,
  heldEmails: z.number(),
  /** Null: booking is still closed. */
  openedAt: instant.nullable(),
});

export type RestoredStudio = z.output<typeof restoredSchema>;

export const scheduleSchema = z.object({
  /** When the schedule was first evaluated. */
  since: instant,
  /** When a nightly one was last requested. */
  requestedAt: instant,
});

export type BackupSchedule = z.output<typeof scheduleSchema>;

export const lastBackupKey = 'last-backup';
export const backupFailureKey = 'backup-failure';
export const scheduleKey = 'backup-schedule';
export const restoredKey = 'restored';

/** A nightly backup that is missing is noticed in the morning, also on the day of 25 hours. */
export const overdueAfterHours = 26;

/** After a requested backup, until the owner gets the task that it is missing. */
export const hoursToFinish = 2;

/** The latest moment at which a nightly backup was due. */
export function lastDue(now: Temporal.Instant, hour: number): Temporal.Instant {
  const here = now.toZonedDateTimeISO(studioTimeZone);
  const today = here
    .toPlainDate()
    .toZonedDateTime({ timeZone: studioTimeZone, plainTime: new Temporal.PlainTime(hour) });
  const due = Temporal.ZonedDateTime.compare(today, here) <= 0 ? today : today.subtract({ days: 1 });
  return due.toInstant();
}
