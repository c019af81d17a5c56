import type { World } from '#platform/world.ts';
import { type BookingRules, shownBookingRules } from '#studio/calendar/booking-rules.ts';
import { type CatalogueOffer, sessionCourseId, sessionMinutes } from '#studio/offers/catalogue/offer.ts';
import { instructorNames } from '#studio/offers/catalogue/offer-instructors.queries.ts';
import { shownOffer, shownPrices } from '#studio/offers/catalogue/offers.queries.ts';
import { vatIncluded, vatRatePermille } from '#studio/offers/catalogue/vat.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Currency, currencies, type Money } from '#studio/shared/money.ts';
import type { Who } from '#studio/shared/who.ts';
import { listSlots, type OfferedSlots } from './slots.queries.ts';

export interface SessionPrice extends Money {
  /** Included; 0: exempt. */
  vatMinor: number;
  vatRatePermille: number;
}

export interface BookingOffer extends OfferedSlots {
  /** A session of another length, and its name; null: the usual one. */
  offerId: string | null;
  courseName: string | null;
  sessionMinutes: number;
  holdSeconds: number;
  prices: readonly SessionPrice[];
  coachName: string;
  instructorIds: readonly number[];
  rescheduleNoticeHours: number;
  lateFeePercent: number;
  noShowFeePercent: number;
  defaultPlace: 'online' | 'studio';
  /** hold: pay now · choice: now or at the lesson · direct: at the lesson only · closed: not bookable */
  mode: 'hold' | 'choice' | 'direct' | 'closed';
}

const modes = {
  'at-session': { open: 'choice', closed: 'direct' },
  'now-only': { open: 'hold', closed: 'closed' },
} as const;

export async function bookingOffer(
  world: World,
  who: Who,
  input: { language: Language; timeZone: string | null; offerId?: string | null },
): Promise<BookingOffer> {
  const { offerId, ...shown } = input;
  const session = await shownSession(world, offerId ?? sessionCourseId);
  const minutes = session?.durationMinutes ?? sessionMinutes;
  const [slots, rules, prices, identity, [instructor]] = await Promise.all([
    listSlots(world, who, {
      kind: 'session',
      minutes,
      courseId: session?.isOwn ? session.id : null,
      ...shown,
    }),
    shownBookingRules(world),
    sessionPrices(world, session?.id ?? sessionCourseId),
    studioIdentity(world),
    instructorNames(world, session?.instructorIds ?? []),
  ]);
  return {
    ...slots,
    offerId: session?.isOwn ? session.id : null,
    courseName: session?.isOwn ? (session.name?.[input.language] ?? session.id) : null,
    sessionMinutes: minutes,
    holdSeconds: rules.holdSeconds,
    prices,
    coachName: instructor ?? identity.coachName,
    instructorIds: session?.instructorIds ?? [],
    rescheduleNoticeHours: session?.noticeHours ?? rules.rescheduleNoticeHours,
    lateFeePercent: session?.lateFeePercent ?? 0,
    noShowFeePercent: session?.noShowFeePercent ?? 0,
    defaultPlace: rules.defaultPlace,
    mode: modeOf(world, rules, prices),
  };
}

/** How a session is booked, without the rest of its page. */
export async function bookingMode(world: World, offerId: string | null): Promise<BookingOffer['mode']> {
  const session = await shownSession(world, offerId ?? sessionCourseId);
  const prices = await sessionPrices(world, session?.id ?? sessionCourseId);
  return modeOf(world, await shownBookingRules(world), prices);
}

function modeOf(world: World, { payAtLesson }: Pick<BookingRules, 'payAtLesson'>, prices: readonly Money[]) {
  const isOpen = world.payments !== null && prices.length > 0;
  return modes[payAtLesson ? 'at-session' : 'now-only'][isOpen ? 'open' : 'closed'];
}

/** Null: no such session is on sale. */
async function shownSession(world: World, offerId: string): Promise<CatalogueOffer | null> {
  const offer = await shownOffer(world, offerId);
  return offer?.kind === 'session' && (offer.isBuyable || !offer.isOwn) ? offer : null;
}

export async function sessionPrices(world: World, offerId: string): Promise<SessionPrice[]> {
  const entry = await shownOffer(world, offerId);
  if (!entry) return [];
  return withVat(await shownPrices(world, entry.id, world.clock.now()), entry);
}

/** What a booking was offered for; of one without stored prices, today's. */
export async function bookedPrices(
  world: World,
  booking: { courseId: string; prices: Partial<Record<Currency, number>> },
): Promise<SessionPrice[]> {
  const { courseId, prices } = booking;
  if (Object.keys(prices).length === 0) return sessionPrices(world, courseId);
  const entry = await shownOffer(world, courseId);
  return entry ? withVat(prices, entry) : [];
}

function withVat(
  list: Partial<Record<Currency, number>>,
  { vatClass }: Pick<CatalogueOffer, 'vatClass'>,
): SessionPrice[] {
  return currencies.flatMap((currency) => {
    const amountMinor = list[currency];
    if (amountMinor === undefined) return [];
    const vatMinor = vatIncluded(amountMinor, vatClass);
    return [{ amountMinor, currency, vatMinor, vatRatePermille: vatRatePermille(vatClass) }];
  });
}
