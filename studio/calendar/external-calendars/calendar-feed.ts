import { type CalendarEvent, feedText } from '#platform/calendar/ics.ts';
import type { World } from '#platform/world.ts';
import { blockNote } from '#studio/calendar/block-note.messages.ts';
import { type TimeTaken, timeTaken } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { hashToken, tokenPattern } from '#studio/shared/secret-token.ts';
import { system } from '#studio/shared/who.ts';
import { feedMessages } from './calendar-feed.messages.ts';
import { ownHost } from './calendar-secrets.ts';
import { isFeed } from './external-calendars.queries.ts';

const shown = { before: { hours: 24 * 60 }, after: { hours: 24 * 365 } } as const;

/** Everything in the calendar but the busy times of other calendars, as iCalendar text; null: not an address. */
export async function calendarFeed(world: World, token: string, language: Language): Promise<string | null> {
  const q = world.db.query;
  if (!tokenPattern.test(token) || !(await isFeed(q, hashToken(token)))) return null;
  const now = world.clock.now();
  const range = { from: now.subtract(shown.before), to: now.add(shown.after) };
  const all = await timeTaken(q, { who: system, range, now });
  const taken = all.filter(({ kind }) => kind !== 'busy');
  const titles = await offerTitles(q, [...new Set(taken.flatMap(({ offerId }) => offerId ?? []))], language);
  const branding = await readBranding(q, world.settings);
  const events = taken.map((one): CalendarEvent => {
    const { summary, description } = describeTime(one, titles, language);
    return {
      method: 'PUBLISH',
      uid: `${one.bookingId ?? one.claimId}@${ownHost(branding)}`,
      sequence: 0,
      stampedAt: one.changedAt,
      start: one.start,
      end: one.end,
      summary,
      description,
      location: one.place ? feedMessages[language].places[one.place] : null,
      url: one.bookingId ? new URL(`/admin/bookings/${one.bookingId}`, branding.siteUrl).href : null,
      organizer: { name: branding.studioName, email: branding.email },
      attendee: null,
    };
  });
  return feedText({ name: branding.studioName, color: '#ffb92e', refreshSeconds: 15 * 60 }, events);
}

/** The title and description of an event. */
export function describeTime(
  one: Pick<TimeTaken, 'kind' | 'state' | 'name' | 'note' | 'offerId'>,
  titles: ReadonlyMap<string, string>,
  language: Language,
) {
  const words = feedMessages[language];
  const isHeld = one.state === 'held' || one.state === 'expiring';
  const title =
    one.kind === 'date'
      ? ((one.offerId && titles.get(one.offerId)) ?? words.date)
      : one.kind === 'block'
        ? blockNote(one.note, language) || words.block
        : one.name || words.session;
  return {
    summary: isHeld ? words.held(title || words.session) : title || words.date,
    description: one.kind === 'consultation' ? words.consultation : '',
  };
}
