import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { Settings } from '#platform/settings.ts';
import type { World } from '#platform/world.ts';
import { offerHours } from '#studio/offers/catalogue/offer-hours.queries.ts';
import type { OfferHours } from '#studio/offers/catalogue/offer-hours.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { daysAhead } from './slot.ts';

/** Every free time of it is a choice on one page. */
export const mostHorizonDays = 60;

export const bookingRulesSchema = z.object({
  holdSeconds: z.int().min(5).max(3600).default(600),
  bookingNoticeHours: z.int().min(0).max(336).default(0),
  horizonDays: z.int().min(1).max(mostHorizonDays).default(daysAhead),
  bufferBeforeMinutes: z.int().min(0).max(240).default(0),
  bufferAfterMinutes: z.int().min(0).max(240).default(0),
  /** 0: no limit. The owner may book any number. */
  maxSessionsPerDay: z.int().min(0).max(24).default(0),
  payAtLesson: z.boolean().default(false),
  rescheduleNoticeHours: z.int().min(0).max(336).default(24),
  maxReschedules: z.int().min(0).max(20).default(3),
  seatOfferHours: z.int().min(1).max(336).default(24),
  /** A day after a session, once per person. */
  askForQuote: z.boolean().default(false),
  defaultPlace: z.enum(['online', 'studio']).default('studio'),
});

export type BookingRules = z.infer<typeof bookingRulesSchema>;

export interface BufferMinutes {
  before: number;
  after: number;
}

export const noBuffers: BufferMinutes = { before: 0, after: 0 };

export function buffersOf(
  rules: Pick<BookingRules, 'bufferBeforeMinutes' | 'bufferAfterMinutes'>,
): BufferMinutes {
  return { before: rules.bufferBeforeMinutes, after: rules.bufferAfterMinutes };
}

/** With the notice and buffers of an offer that has its own. */
export function rulesOfOffer(rules: BookingRules, offer: OfferHours): BookingRules {
  return {
    ...rules,
    bookingNoticeHours: offer.noticeHours ?? rules.bookingNoticeHours,
    bufferBeforeMinutes: offer.bufferBeforeMinutes ?? rules.bufferBeforeMinutes,
    bufferAfterMinutes: offer.bufferAfterMinutes ?? rules.bufferAfterMinutes,
  };
}

/** For a booking of this offer; `courseId` null: not booked as an offer. */
export async function bookingRulesFor(
  q: Queries,
  settings: Settings,
  courseId: string | null,
): Promise<BookingRules> {
  return rulesOfOffer(await bookingRules(q, settings), await offerHours(q, courseId));
}

/** Settings key 'booking'; the environment variable BOOKING_HOLD_SECONDS overrides it. */
export async function bookingRules(q: Queries, settings: Settings): Promise<BookingRules> {
  return bookingRulesFrom((await readSetting(q, 'booking')).value, settings);
}

/** For pages; bookings use `bookingRules`. */
export function shownBookingRules({
  db,
  reference,
  settings,
}: Pick<World, 'db' | 'reference' | 'settings'>): Promise<BookingRules> {
  return reference.read({
    name: 'booking rules',
    keys: ['booking'],
    load: () => bookingRules(db.query, settings),
  });
}

export function bookingRulesFrom(
  stored: unknown,
  settings: Pick<Settings, 'bookingHoldSeconds'>,
): BookingRules {
  const rules = bookingRulesSchema.parse(stored ?? {});
  return settings.bookingHoldSeconds === null
    ? rules
    : { ...rules, holdSeconds: settings.bookingHoldSeconds };
}
