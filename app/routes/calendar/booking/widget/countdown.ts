/** Rounds up, never below zero: a new hold reads 10:00. */
export function wholeSeconds(millisecondsLeft: number): number {
  return Math.max(0, Math.ceil(millisecondsLeft / 1000));
}

/** Milliseconds until the displayed seconds change. */
export function untilNextTick(millisecondsLeft: number): number {
  const rest = millisecondsLeft % 1000;
  return rest > 0 ? rest : 1000;
}

/**
 * On this browser's clock, which may be wrong: time left at reception, from then on. At least a second away,
 * so that an expired hold is polled once a second.
 */
export function endOf(hold: { millisecondsLeft: number; receivedAtMs: number | null }): number {
  return (hold.receivedAtMs ?? 0) + Math.max(1000, hold.millisecondsLeft);
}

/** Ascending: after sleeping past two of them, only the current one is announced. */
const announced = [1, 5, 10];

/** Minutes to announce between `before` and `after` seconds; null: none. */
export function minutesToAnnounce(before: number, after: number): number | null {
  return announced.find((minutes) => before > minutes * 60 && after <= minutes * 60 && after > 0) ?? null;
}
