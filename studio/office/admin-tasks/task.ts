import type { WithdrawalRegime } from '#platform/db/schema/catalogue.ts';
import type { Currency } from '#platform/db/schema/columns.ts';

export type TaskAction =
  | 'accept'
  | 'accept-in-2'
  | 'accept-in-3'
  | 'accept-in-4'
  | 'decline'
  | 'dispatch'
  | 'dispatch-part'
  | 'refund'
  | 'retry'
  | 'done';

export type TaskSubject = 'order' | 'payment' | 'refund' | 'booking' | 'application';

interface TaskRule {
  readonly remedies: readonly TaskAction[];
  readonly subject?: TaskSubject;
  /** Never reopened once done. */
  readonly staysDone?: true;
  /** A repeat with other details updates the open task and emails the owner again. */
  readonly renews?: true;
  /** Not emailed: email itself fails, or the admin pages show it anyway. */
  readonly silent?: true;
  /** What comes and goes is announced once: not again when it was open within `quietHours`. */
  readonly recurs?: true;
}

export const taskRules = {
  'decide-story': { remedies: ['accept', 'decline'] },
  // Has an email of its own with the full application.
  'answer-application': {
    remedies: ['accept', 'accept-in-2', 'accept-in-3', 'accept-in-4', 'decline'],
    subject: 'application',
    silent: true,
  },
  // Has an email of its own with the text.
  'answer-email': { remedies: ['done'], silent: true },
  'quote-received': { remedies: ['done'] },
  'instalment-late': { remedies: ['done'], subject: 'application' },
  'decide-application': { remedies: ['accept', 'decline'], subject: 'order' },
  'dispatch-order': { remedies: ['dispatch', 'dispatch-part', 'decline'], subject: 'order' },
  withdrawal: { remedies: ['refund', 'done'], subject: 'order' },
  'withdrawal-unmatched': { remedies: ['done'] },
  'refund-refused': { remedies: ['retry', 'done'], subject: 'refund' },
  'refund-manual': { remedies: ['done'], subject: 'refund' },
  'provider-unavailable': { remedies: ['retry'], subject: 'payment' },
  'payment-unmatched': { remedies: ['refund', 'done'], subject: 'payment', staysDone: true },
  'payment-after-restore': { remedies: ['refund', 'done'], staysDone: true },
  'print-by-hand': { remedies: ['done', 'decline'], subject: 'order' },
  'print-failed': { remedies: ['retry', 'decline'], subject: 'order' },
  'printer-unavailable': { remedies: ['retry'], subject: 'order' },
  'print-held': { remedies: ['retry', 'done'], subject: 'order' },
  'print-cancelled': { remedies: ['decline', 'done'], subject: 'order' },
  'print-returned': { remedies: ['decline', 'done'], subject: 'order' },
  dispute: { remedies: ['done'], subject: 'order' },
  'email-failed': { remedies: ['retry', 'done'], silent: true },
  'mail-paused': { remedies: ['retry'], silent: true, recurs: true },
  'mail-stuck': { remedies: ['retry'], silent: true, recurs: true },
  'certificate-fault': { remedies: ['retry'], recurs: true },
  'disk-space': { remedies: ['retry'], recurs: true },
  'update-failed': { remedies: ['retry'], recurs: true },
  'payments-refused': { remedies: ['retry'], recurs: true },
  'webhook-missing': { remedies: ['retry'], recurs: true },
  'calendar-unread': { remedies: ['retry'], recurs: true },
  'job-dead': { remedies: ['retry', 'done'] },
  'file-failed': { remedies: ['done'] },
  'no-date': { remedies: ['done'], subject: 'order', staysDone: true },
  'no-unit-free': { remedies: ['done'], subject: 'order' },
  'agree-date': { remedies: ['done'], subject: 'order', staysDone: true },
  'reschedule-request': { remedies: ['done'], subject: 'booking', renews: true },
  'event-moved': { remedies: ['accept', 'done'], subject: 'booking', renews: true },
  'event-deleted': { remedies: ['done'], subject: 'booking' },
  'plan-unscheduled': { remedies: ['retry'], subject: 'order' },
  'plan-not-ended': { remedies: ['retry'], subject: 'order' },
  'plan-unpaid': { remedies: ['done'], subject: 'order', staysDone: true },
  'rate-missing': { remedies: ['done'] },
  'upload-space': { remedies: ['done'] },
  'files-unavailable': { remedies: ['retry'], recurs: true },
  'backups-unavailable': { remedies: ['retry'], recurs: true },
  'backup-failed': { remedies: ['retry'] },
  'backup-overdue': { remedies: ['retry'] },
  differences: { remedies: ['done'] },
  'booking-paused': { remedies: ['done'], silent: true },
  'emails-held': { remedies: ['retry', 'done'], silent: true },
  'sample-identity': { remedies: ['done'], staysDone: true, silent: true },
  'connection-unreadable': { remedies: ['retry'], recurs: true },
  'heartbeat-paused': { remedies: ['retry', 'done'], staysDone: true, silent: true },
  'payments-closed': { remedies: ['done'], staysDone: true, silent: true },
  'smtp-missing': { remedies: ['done'], staysDone: true, silent: true },
} as const satisfies Record<string, TaskRule>;

export type TaskKind = keyof typeof taskRules;

export interface TaskDetails {
  orderNumber?: string;
  name?: string;
  email?: string;
  what?: string;
  amountMinor?: number;
  currency?: Currency;
  address?: string;
  reason?: string;
  intent?: string;
  sessionId?: string;
  slotStart?: string;
  requestedStart?: string;
  /** Of an event in the owner's other calendar. */
  foundStart?: string;
  declaredAt?: string;
  orderedAt?: string;
  part?: string;
  regimes?: readonly WithdrawalRegime[];
  job?: { name: string; data: Record<string, unknown> };
  freeMegabytes?: number;
  neededMegabytes?: number;
}

/** Of a task that `recurs`, after the system has closed it. */
export const quietHours = 6;

export function isTaskKind(kind: string): kind is TaskKind {
  return Object.hasOwn(taskRules, kind);
}

export function ruleOf(kind: TaskKind): TaskRule {
  return taskRules[kind];
}

/**
 * Omits partial refunds once the full amount is promised, and refunds of payments unknown to the provider.
 */
export function actionsFor(kind: TaskKind, details: TaskDetails): readonly TaskAction[] {
  const { remedies } = ruleOf(kind);
  if (kind === 'payment-unmatched' && !details.intent) {
    return remedies.filter((remedy) => remedy !== 'refund');
  }
  if (kind !== 'answer-application' || details.amountMinor === undefined) return remedies;
  return remedies.filter((remedy) => !remedy.startsWith('accept-in-'));
}

export function offers(kind: TaskKind, remedy: string): remedy is TaskAction {
  return ruleOf(kind).remedies.some((offered) => offered === remedy);
}

/** Needs confirmation: refunds money and cannot be undone. */
export function isDestructive(remedy: TaskAction): boolean {
  return remedy === 'decline' || remedy === 'refund';
}

/** One task for the uploads of all visitors. */
export const uploadSpaceSubject = 'visitors-files';

export const mailSubject = 'mail';

/** One task for all backups. */
export const backupSubject = 'backups';

/** One task for all differences. */
export const differencesSubject = 'differences';

/** A database is restored once. */
export const restoredSubject = 'restored';
