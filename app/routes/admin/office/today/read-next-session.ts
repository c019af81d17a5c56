import type { World } from '#platform/world.ts';
import { shownBookingRules } from '#studio/calendar/booking-rules.ts';
import { bookingForOwner, nextBooking } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';
import { type SessionBrief, sessionBrief } from '#studio/teaching/students/session-brief.queries.ts';
import { briefMessages } from '../../teaching/brief/brief.messages.ts';
import { type TodayWords, todayMessages } from './today.messages.ts';

/** Characters of a goal or a journal entry on Today; the brief shows them in full. */
const longestExcerpt = 110;

export async function readNextSession(world: World, who: May<'today'>) {
  const { language } = who;
  const q = world.db.query;
  const now = world.clock.now();
  const bookingId = await nextBooking(q, who, now);
  const brief = bookingId ? await sessionBrief(world, { who, bookingId, language }) : null;
  const booking = bookingId ? await bookingForOwner(q, who, bookingId) : null;
  if (!brief || !booking) return null;
  const words = todayMessages[language];
  const { defaultPlace } = await shownBookingRules(world);
  const start = brief.start.toZonedDateTimeISO(studioTimeZone);
  const today = studioDay(now);
  const facts = [
    briefMessages[language].places[brief.place ?? defaultPlace],
    words.minutes(Math.round(brief.start.until(brief.end).total('minutes'))),
    brief.kind === 'consultation' ? words.consultation : words.session(brief.sessionsBefore + 1),
    booking.coveredBy === 'at-session' && booking.paidBy === null ? words.paysAtSession : null,
  ];
  return {
    name: brief.name,
    href: `/admin/bookings/${brief.bookingId}`,
    isToday: start.toPlainDate().equals(today),
    day: formats[language].shortWeekday(start),
    time: formats[language].time(start),
    in: words.in(Math.ceil(now.until(brief.start).total('minutes'))),
    facts: facts.filter((fact) => fact !== null).join(' · '),
    excerpts: excerptsOf(brief, words),
  };
}

export type NextSession = NonNullable<Awaited<ReturnType<typeof readNextSession>>>;

/** What the student shared: the first open goal and the latest journal entry. */
function excerptsOf({ goals, entries }: SessionBrief, words: TodayWords) {
  const goal = goals.find(({ reachedAt }) => !reachedAt)?.body;
  const entry = entries[0]?.body;
  return [
    ...(goal ? [{ label: words.goal, text: shortened(goal) }] : []),
    ...(entry ? [{ label: words.entry, text: shortened(entry) }] : []),
  ];
}

function shortened(body: string): string {
  const characters = [...body.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= longestExcerpt) return characters.join('');
  return `${characters.slice(0, longestExcerpt).join('').trimEnd()} …`;
}
