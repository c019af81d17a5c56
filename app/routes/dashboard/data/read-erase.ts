import type { World } from '#platform/world.ts';
import { bookingRules } from '#studio/booking/booking-rules.ts';
import { studioTimeZone } from '#studio/booking/slot.ts';
import { liveThings, type Wait } from '#studio/people/live-things.queries.ts';
import { personOf } from '#studio/people/own-data.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { tellInstant } from '#studio/shared/tell-time.ts';
import type { Who } from '#studio/shared/who.ts';

export interface EraseView {
  waits: Array<{ key: string; wait: Wait; number: string; href: string | null }>;
  /** Hours to come, told. */
  bookings: string[];
  hasApplications: boolean;
  credits: number;
  courses: number;
  noticeHours: number;
}

/** What lives of the person who asks, in words. */
export async function readErase(world: World, who: Who, language: Language): Promise<EraseView> {
  const q = world.db.query;
  const person = await personOf(q, who);
  const live = await liveThings(q, person, world.clock.now());
  const { moveNoticeHours } = await bookingRules(q, world.settings);
  return {
    waits: live.waits.map(({ wait, orderId, number }, at) => ({
      key: `${at} ${number}`,
      wait,
      number,
      href: orderId && `/dashboard/orders/${orderId}`,
    })),
    bookings: live.bookings.map(({ start }) => tellInstant(start, studioTimeZone, language)),
    hasApplications: live.applications.length > 0,
    credits: live.credits,
    courses: live.courses,
    noticeHours: moveNoticeHours,
  };
}
