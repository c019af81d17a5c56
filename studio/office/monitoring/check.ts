import { z } from 'zod';
import type { StudioFault } from '#studio/shared/faults/studio-fault.ts';

/** What the studio checks of itself, and the tasks that say it fails: one list for Today, the status page and alerts. */
export const checks = {
  certificate: ['certificate-fault'],
  disk: ['disk-space'],
  files: ['files-unavailable'],
  backups: ['backup-failed', 'backup-overdue', 'backups-unavailable'],
  email: ['mail-paused', 'mail-stuck'],
  payments: ['payments-refused', 'webhook-missing'],
  connections: ['connection-unreadable'],
  calendars: ['calendar-unread'],
  jobs: ['job-dead'],
} as const;

export type CheckName = keyof typeof checks;

export const checkNames = Object.keys(checks) as CheckName[];

/** By notification: an email would not arrive. */
export const emailFaultKinds: readonly string[] = [...checks.email, ...checks.connections];

/** Null: it could not be found out, so nothing changes. */
export type Findings = readonly StudioFault[] | null;

const instant = z.string().transform((text) => Temporal.Instant.from(text));

export const watchSchema = z.object({
  ranAt: instant,
  certificateAt: instant.nullable().default(null),
  paymentsAt: instant.nullable().default(null),
  filesAt: instant.nullable().default(null),
  backupsAt: instant.nullable().default(null),
  /** Kinds of which the last check found nothing out. */
  unknown: z.array(z.string()).default([]),
  /** Since when emails can be sent, without a break of the site. */
  mailSince: instant.nullable().default(null),
});

export type Watch = z.output<typeof watchSchema>;

export const watchKey = 'watch';

/** Sooner while it fails, so that the task is closed soon after the repair, and when nothing was found out. */
export const recheckMinutes = {
  certificateAt: { passing: 24 * 60, failing: 60 },
  paymentsAt: { passing: 24 * 60, failing: 60 },
  filesAt: { passing: 60, failing: 1 },
  backupsAt: { passing: 60, failing: 1 },
};

/** The watch runs every minute; then no job runs. */
export const jobsSilentMinutes = 10;

export function wasSilent({ ranAt }: Watch, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(ranAt, now.subtract({ minutes: jobsSilentMinutes })) < 0;
}

const warningDays = 14;

/**
 * Renewal programs renew when a third of the lifetime is left, so that a certificate of six days would always be close
 * to its end: a quarter of the lifetime, and at most 14 days.
 */
export function isEnding(
  { validFrom, validTo }: { validFrom: Temporal.Instant; validTo: Temporal.Instant },
  now: Temporal.Instant,
): boolean {
  const lifetime = validFrom.until(validTo).total('hours');
  const left = now.until(validTo).total('hours');
  return left < Math.min(warningDays * 24, lifetime / 4);
}
