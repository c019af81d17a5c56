import type { Lifecycle } from '#studio/shared/lifecycle.ts';

export type EmailState = 'waiting' | 'sent' | 'failed' | 'held';

/** sent: accepted by the server. failed: rejected or given up; the owner may retry. held: older than a restore. */
export const emailLifecycle: Lifecycle<EmailState> = {
  waiting: ['sent', 'failed', 'held'],
  failed: ['waiting'],
  held: ['waiting', 'failed'],
  sent: [],
};

/** The final dot is sent within five minutes (platform/mail); a longer claim is from a crashed process. */
export const handOverSeconds = 360;

/** An email whose final dot was never answered may have arrived: it is repeated twice at most. */
export const mostUnanswered = 3;
export const unansweredPauseSeconds = 3 * 3600;

const firstPauseSeconds = 15;
const longestPauseSeconds = 3600;

export function pauseSeconds(attempts: number): number {
  return Math.min(firstPauseSeconds * 2 ** Math.max(0, attempts - 1), longestPauseSeconds);
}

/** About 20 minutes: the owner is notified while retries continue. */
export const attemptsUntilTask = 7;

/** About three days; later, reminders would be obsolete. */
export const attemptsUntilGivenUp = 80;

/** Sent to an address that only has been entered, to ask whether it is right; stored names. */
export const unconfirmedKinds: readonly string[] = [
  'account-guest-sign-in',
  'account-new-email',
  'account-reset',
  'account-sign-in',
  'account-sign-up',
  'consultation-request',
  'date-notice-opt-in',
  'newsletter-opt-in',
  'waiting-list-opt-in',
];

/** To many people at once: sent after all others and with workers of their own; one that fails is no task. */
export const bulkKinds: readonly string[] = ['newsletter-issue'];

/** The queue that sends an email of the kind. */
export function queueOf(kind: string): 'send-email' | 'send-bulk-email' {
  return bulkKinds.includes(kind) ? 'send-bulk-email' : 'send-email';
}

/** Its recipient is removed once it is sent or given up. */
export const accountDeletedKind = 'account-erased';
