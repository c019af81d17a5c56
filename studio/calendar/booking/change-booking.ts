import type { BookingRules } from '#studio/calendar/booking-rules.ts';

export interface ChangeRights {
  canMove: boolean;
  rescheduleRefusal: 'too-late' | 'no-reschedules-left' | 'over' | null;
  canCancel: boolean;
  /** Full refund until the notice; later nothing, unless the owner decides otherwise. */
  cancelMoney: 'all-back' | 'kept' | 'nothing-paid';
  reschedulesLeft: number;
}

/** The notice period that was agreed when it was booked; null: that of the settings. */
export function agreedRules<Rules extends Pick<BookingRules, 'rescheduleNoticeHours'>>(
  rules: Rules,
  noticeHours: number | null,
): Rules {
  return noticeHours === null ? rules : { ...rules, rescheduleNoticeHours: noticeHours };
}

export function changeRights(
  booking: { state: string; start: Temporal.Instant; reschedules: number; hasPaid: boolean },
  rules: Pick<BookingRules, 'rescheduleNoticeHours' | 'maxReschedules'>,
  now: Temporal.Instant,
): ChangeRights {
  const hasStarted = Temporal.Instant.compare(booking.start, now) <= 0;
  const isLate =
    Temporal.Instant.compare(booking.start.subtract({ hours: rules.rescheduleNoticeHours }), now) < 0;
  const isOver = booking.state !== 'booked' || hasStarted;
  const reschedulesLeft = Math.max(0, rules.maxReschedules - booking.reschedules);
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
