/** The whole seconds in what is left, never below zero: ten minutes less a moment still read 10:00. */
export function wholeSeconds(millisecondsLeft: number): number {
  return Math.max(0, Math.ceil(millisecondsLeft / 1000));
}

/** Milliseconds until the whole seconds change next. */
export function untilNextTick(millisecondsLeft: number): number {
  const rest = millisecondsLeft % 1000;
  return rest > 0 ? rest : 1000;
}

/**
 * When a hold ends, in milliseconds on this browser's own clock, whatever that says: what was left when the answer came,
 * from then on. The way of the answer makes it late by its own length, never early. A hold that the server has just
 * shown goes on for a second at least, so that its end is asked about once a second and not without pause.
 */
export function endOf(hold: { millisecondsLeft: number; receivedAtMs: number | null }): number {
  return (hold.receivedAtMs ?? 0) + Math.max(1000, hold.millisecondsLeft);
}

/** Nearest first: a page that slept over two of them tells the one that is true. */
const announced = [1, 5, 10];

/** Minutes to be read aloud when the clock went from `before` to `after` seconds; null: nothing. */
export function minutesToAnnounce(before: number, after: number): number | null {
  return announced.find((minutes) => before > minutes * 60 && after <= minutes * 60 && after > 0) ?? null;
}
