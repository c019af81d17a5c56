import type { SlotKind } from '#studio/calendar/slot.ts';

export interface Lesson {
  bookingId: string;
  kind: SlotKind;
  courseName: string;
  name: string;
  email: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** IANA zone reported by the browser. */
  visitorTimeZone: string | null;
  /** The visitor's choice, else the owner's default. */
  place: 'online' | 'studio';
  reschedules: number;
  /** Who teaches it; null: the coach. */
  instructor?: string | null;
}
