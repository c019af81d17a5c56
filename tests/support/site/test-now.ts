/** Monday 23 November 2026, 10:00 in Copenhagen. */
export const testNow = Temporal.Instant.from('2026-11-23T09:00:00Z');
