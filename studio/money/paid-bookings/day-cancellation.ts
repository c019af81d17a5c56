import type { DayCancellationState } from '#platform/db/schema/booking.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/** started: emails and refunds may be on their way. */
export const dayCancellationLifecycle: Lifecycle<DayCancellationState> = {
  scheduled: ['undone', 'started'],
  started: ['done'],
  done: [],
  undone: [],
};

/** Who has not chosen another time by then is refunded. */
export const daysToChoose = 14;
