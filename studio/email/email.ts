import type { Lifecycle } from '#studio/shared/lifecycle.ts';

export type EmailState = 'waiting' | 'sent' | 'failed';

/** sent: somebody promised to deliver it. failed: refused for good, or given up; the owner may send it again. */
export const emailLifecycle: Lifecycle<EmailState> = {
  waiting: ['sent', 'failed'],
  failed: ['waiting'],
  sent: [],
};

/** A hand-over takes at most 80 seconds (platform/mail). Who has not answered after this has died. */
export const handOverSeconds = 180;

const firstPauseSeconds = 15;
const longestPauseSeconds = 3600;

/** How long to leave the server alone after so many failed tries: 15 s, 30 s, 1 min … at most an hour. */
export function pauseSeconds(attempts: number): number {
  return Math.min(firstPauseSeconds * 2 ** Math.max(0, attempts - 1), longestPauseSeconds);
}

/** About 20 minutes of failure: the owner is told, while we go on trying. */
export const attemptsUntilTask = 7;

/** About three days. Longer, and a reminder or a confirmation would arrive for an hour that is over. */
export const attemptsUntilGivenUp = 80;
