export interface ChangeRights {
  canMove: boolean;
  rescheduleRefusal: 'too-late' | 'no-reschedules-left' | 'over' | null;
  canCancel: boolean;
  /** Full refund until the notice; later nothing, unless the owner decides otherwise. */
  cancelMoney: 'all-back' | 'kept' | 'nothing-paid';
  reschedulesLeft: number;
}

/** Agreed when it was booked, and stored with it. */
export interface BookingTerms {
  noticeHours: number;
  maxReschedules: number;
}

/** Whether the notice has passed. */
export function isLateAt(at: Temporal.Instant, start: Temporal.Instant, noticeHours: number): boolean {
  return Temporal.Instant.compare(start.subtract({ hours: noticeHours }), at) < 0;
}

export interface BookingToChange {
  state: string;
  start: Temporal.Instant;
  reschedules: number;
  hasPaid: boolean;
  /** The studio cancelled it: another time without conditions, or a full refund. */
  newTimeOfferedAt: Temporal.Instant | null;
}

export function changeRights(
  booking: BookingToChange,
  terms: BookingTerms,
  now: Temporal.Instant,
): ChangeRights {
  const hasStarted = Temporal.Instant.compare(booking.start, now) <= 0;
  const isLate = isLateAt(now, booking.start, terms.noticeHours);
  const isOver = booking.state !== 'booked' || hasStarted;
  const reschedulesLeft = Math.max(0, terms.maxReschedules - booking.reschedules);
  if (booking.newTimeOfferedAt) {
    const cancelMoney = booking.hasPaid ? 'all-back' : 'nothing-paid';
    return { canMove: true, rescheduleRefusal: null, canCancel: true, cancelMoney, reschedulesLeft };
  }
  const rescheduleRefusal = isOver
    ? 'over'
    : isLate
      ? 'too-late'
      : reschedulesLeft === 0
        ? 'no-reschedules-left'
        : null;
  return {
    canMove: rescheduleRefusal === null,
    rescheduleRefusal,
    canCancel: !isOver,
    cancelMoney: !booking.hasPaid ? 'nothing-paid' : isLate ? 'kept' : 'all-back',
    reschedulesLeft,
  };
}
