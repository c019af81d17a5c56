export interface PackFacts {
  /** Paid for the pack, in minor units. */
  totalMinor: number;
  sessions: number;
  unused: number;
  refundedMinor: number;
}

/** The price of the unused sessions in proportion, rounded down, and never more than what is left. */
export function unusedMinor({ totalMinor, sessions, unused, refundedMinor }: PackFacts): number {
  if (sessions === 0) return 0;
  return Math.max(0, Math.min(Math.floor((totalMinor * unused) / sessions), totalMinor - refundedMinor));
}
