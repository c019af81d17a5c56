import type { WithdrawalRegime } from '#platform/db/schema/catalogue.ts';
import type { Currency } from '#platform/db/schema/columns.ts';

/** What the owner can do about a task, as a button. */
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

/** A row of ours that `subject_id` may name. */
export type TaskSubject = 'order' | 'payment' | 'refund' | 'booking' | 'application';

interface TaskRule {
  readonly remedies: readonly TaskAction[];
  /** What `subject_id` names; absent: something without a person. */
  readonly subject?: TaskSubject;
  /** Marked done once, the same thing is not put on the list again. */
  readonly staysDone?: true;
  /** Asked again in other words while it is open: the later words stand, and the owner hears of them. */
  readonly renews?: true;
  /** Not announced by mail: mail is what is broken, or the list says it at every visit. */
  readonly silent?: true;
}

/** Every kind of task there is, with its remedies in the order of their buttons. */
export const taskRules = {
  'decide-story': { remedies: ['accept', 'decline'] },
  // Told by a mail of its own, with everything that was written.
  'answer-application': {
    remedies: ['accept', 'accept-in-2', 'accept-in-3', 'accept-in-4', 'decline'],
    subject: 'application',
    silent: true,
  },
  'instalment-late': { remedies: ['done'], subject: 'application' },
  'decide-application': { remedies: ['accept', 'decline'], subject: 'order' },
  'dispatch-order': { remedies: ['dispatch', 'dispatch-part', 'decline'], subject: 'order' },
  withdrawal: { remedies: ['refund', 'done'], subject: 'order' },
  'withdrawal-unmatched': { remedies: ['done'] },
  'refund-refused': { remedies: ['retry', 'done'], subject: 'refund' },
  'refund-manual': { remedies: ['done'], subject: 'refund' },
  'provider-unavailable': { remedies: ['retry'], subject: 'payment' },
  'payment-unmatched': { remedies: ['refund', 'done'], subject: 'payment', staysDone: true },
  'print-by-hand': { remedies: ['done', 'decline'], subject: 'order' },
  'print-failed': { remedies: ['retry', 'decline'], subject: 'order' },
  'printer-unavailable': { remedies: ['retry'], subject: 'order' },
  'print-held': { remedies: ['retry', 'done'], subject: 'order' },
  'print-cancelled': { remedies: ['decline', 'done'], subject: 'order' },
  'print-returned': { remedies: ['decline', 'done'], subject: 'order' },
  dispute: { remedies: ['done'], subject: 'order' },
  'email-failed': { remedies: ['retry', 'done'], silent: true },
  'job-dead': { remedies: ['retry', 'done'] },
  'file-failed': { remedies: ['done'] },
  'no-date': { remedies: ['done'], subject: 'order', staysDone: true },
  'no-unit-free': { remedies: ['done'], subject: 'order' },
  'agree-date': { remedies: ['done'], subject: 'order', staysDone: true },
  'reschedule-request': { remedies: ['done'], subject: 'booking', renews: true },
  'plan-unscheduled': { remedies: ['retry'], subject: 'order' },
  'plan-not-ended': { remedies: ['retry'], subject: 'order' },
  'plan-unpaid': { remedies: ['done'], subject: 'order', staysDone: true },
  'rate-missing': { remedies: ['done'] },
  'upload-space': { remedies: ['done'] },
  'sample-identity': { remedies: ['done'], staysDone: true, silent: true },
  'payments-closed': { remedies: ['done'], staysDone: true, silent: true },
  'smtp-missing': { remedies: ['done'], staysDone: true, silent: true },
} as const satisfies Record<string, TaskRule>;

export type TaskKind = keyof typeof taskRules;

/** What is known about the subject, for the owner's eyes. Never a token or a secret. */
export interface TaskDetails {
  orderNumber?: string;
  /** Of the person it is about. */
  name?: string;
  email?: string;
  /** What was bought, booked or sent, in its own words. */
  what?: string;
  amountMinor?: number;
  currency?: Currency;
  /** Where it is to be sent, in one line. */
  address?: string;
  /** What the provider or the mail server said, or how a file failed. */
  reason?: string;
  /** The provider's word for the state of the money. */
  intent?: string;
  /** ISO instants: the hour, and the hour asked for instead. */
  slotStart?: string;
  wantedStart?: string;
  /** Of a withdrawal: when it was declared and ordered (ISO instants), which part, and by which rules. */
  declaredAt?: string;
  orderedAt?: string;
  part?: string;
  regimes?: readonly WithdrawalRegime[];
  /** The job to send again. */
  job?: { name: string; data: Record<string, unknown> };
}

export function isTaskKind(kind: string): kind is TaskKind {
  return Object.hasOwn(taskRules, kind);
}

export function ruleOf(kind: TaskKind): TaskRule {
  return taskRules[kind];
}

/**
 * What can be done about this very task: money already promised in full is not taken in parts, and money that the
 * provider names no payment for (it bounced, or a plan took it) is not ours to send back.
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

/** Asked once more before it is done, naming the thing: it gives money back and cannot be undone. */
export function isDestructive(remedy: TaskAction): boolean {
  return remedy === 'decline' || remedy === 'refund';
}
