/** Whole seconds from `nowMs` (milliseconds since 1970, on the server's clock) to an ISO instant, never below zero. */
export function secondsUntil(expiresAt: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - nowMs) / 1000));
}

/** Milliseconds until the whole seconds change next. */
export function untilNextTick(expiresAt: string, nowMs: number): number {
  const left = Date.parse(expiresAt) - nowMs;
  const rest = left % 1000;
  return rest > 0 ? rest : 1000;
}

/** Nearest first: a page that slept over two of them tells the one that is true. */
const announced = [1, 5, 10];

/** Minutes to be read aloud when the clock went from `before` to `after` seconds; null: nothing. */
export function minutesToAnnounce(before: number, after: number): number | null {
  return announced.find((minutes) => before > minutes * 60 && after <= minutes * 60 && after > 0) ?? null;
}

/** How far the server's clock is ahead of ours, in milliseconds, by an answer's Date header. */
export function clockOffset(dateHeader: string | null, nowMs: number): number {
  const server = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  // The header has whole seconds: on average half of one is missing. Small differences are the journey's.
  const offset = server + 500 - nowMs;
  return Number.isNaN(offset) || Math.abs(offset) < 1500 ? 0 : offset;
}
