import type { BookingRules } from '#studio/calendar/booking-rules.ts';

export interface ChangeRights {
  canMove: boolean;
  moveRefusal: 'too-late' | 'no-moves-left' | 'over' | null;
  canCancel: boolean;
  /** Full refund until the notice; later nothing, unless the owner decides otherwise. */
  cancelMoney: 'all-back' | 'kept' | 'nothing-paid';
  movesLeft: number;
}

export function changeRights(
  booking: { state: string; start: Temporal.Instant; moves: number; hasPaid: boolean },
  rules: Pick<BookingRules, 'rescheduleNoticeHours' | 'maxMoves'>,
  now: Temporal.Instant,
): ChangeRights {
  const hasStarted = Temporal.Instant.compare(booking.start, now) <= 0;
  const isLate =
    Temporal.Instant.compare(booking.start.subtract({ hours: rules.rescheduleNoticeHours }), now) < 0;
  const isOver = booking.state !== 'booked' || hasStarted;
  const movesLeft = Math.max(0, rules.maxMoves - booking.moves);
  const moveRefusal = isOver ? 'over' : isLate ? 'too-late' : movesLeft === 0 ? 'no-moves-left' : null;
  return {
    canMove: moveRefusal === null,
    moveRefusal,
    canCancel: !isOver,
    cancelMoney: !booking.hasPaid ? 'nothing-paid' : isLate ? 'kept' : 'all-back',
    movesLeft,
  };
}
