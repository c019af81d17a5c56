import type { WaitingState } from '#platform/db/schema/catalogue.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/** offered: a seat is reserved until a deadline. An entry that has ended can be confirmed again, at the end of the list. */
export const waitingListLifecycle: Lifecycle<WaitingState> = {
  unconfirmed: ['waiting'],
  waiting: ['offered'],
  offered: ['accepted', 'declined', 'expired'],
  accepted: ['waiting'],
  declined: ['waiting'],
  expired: ['waiting'],
};

/** `hours`: of the setting when the person joined. Never later than the beginning of the date. */
export function offerDeadline(
  now: Temporal.Instant,
  { hours, beginsAt }: { hours: number; beginsAt: Temporal.Instant },
): Temporal.Instant {
  const deadline = now.add({ hours });
  return Temporal.Instant.compare(deadline, beginsAt) < 0 ? deadline : beginsAt;
}

export function isOnList(state: WaitingState): boolean {
  return state === 'waiting' || state === 'offered';
}
