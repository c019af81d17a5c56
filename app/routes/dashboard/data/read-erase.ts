import type { World } from '#platform/world.ts';
import { activeItems, type Wait } from '#studio/office/privacy/live-things.queries.ts';
import { personOf } from '#studio/office/privacy/own-data.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import { dataMessages } from './data.messages.ts';

export interface ShownPending {
  key: string;
  wait: Wait;
  what: string;
  /** Formatted latest end; null: unknown. */
  until: string | null;
  number: string;
  /** Null: there is no order yet. */
  href: string | null;
}

export interface EraseView {
  waits: ShownPending[];
  /** Upcoming, each with the end of its notice where it has not passed. */
  bookings: string[];
  hasApplications: boolean;
  credits: number;
  courses: number;
}

export async function readErase(world: World, who: Who): Promise<EraseView> {
  const { language } = who;
  const q = world.db.query;
  const person = await personOf(q, who);
  const now = world.clock.now();
  const live = await activeItems(q, person, now);
  const words = dataMessages[language].erase;
  return {
    waits: live.waits.map(({ wait, orderId, number, what, start, until }, at) => ({
      key: `${at} ${number}`,
      wait,
      what: start ? `${what}, ${formats[language].instant(start)}` : what,
      until: until && formatUntil(wait, until, language),
      number,
      href: orderId && `/dashboard/orders/${orderId}`,
    })),
    bookings: live.bookings.map(({ start, noticeHours, isOffered }) => {
      if (isOffered) return words.bookingOffered(formats[language].instant(start));
      const until = start.subtract({ hours: noticeHours });
      const isLate = Temporal.Instant.compare(until, now) < 0;
      const instant = formats[language].instant(start);
      return isLate
        ? words.bookingLate(instant)
        : words.bookingUntil(instant, formats[language].instant(until));
    }),
    hasApplications: live.applications.length > 0,
    credits: live.credits,
    courses: live.courses,
  };
}

/** Within a day with time of day; otherwise the date. */
function formatUntil(wait: Wait, until: Temporal.Instant, language: Language): string {
  const isSoon = wait === 'payment' || wait === 'hold' || wait === 'kept';
  return isSoon ? formats[language].instant(until) : formats[language].day(until);
}
