import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { bookingRules } from '#studio/calendar/booking-rules.ts';
import type { FeeTerms } from '#studio/money/paid-bookings/session-fee.ts';
import { sessionCourseId } from '#studio/offers/catalogue/offer.ts';
import { termsKey } from '#studio/shared/content/terms.queries.ts';
import { languages } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import type { May } from '#studio/shared/who.ts';
import { pageDraft, publishedPages } from '#studio/site/pages/page-drafts.queries.ts';
import { type RuleOfSessions, sentencesToChange, type TermsSentence } from './terms-sentences.ts';

/** Upcoming sessions that were booked under another rule of the studio; the rules of single offers are not counted. */
export interface KeptTerms {
  notice: { hours: number; sessions: number }[];
  reschedules: { most: number; sessions: number }[];
}

const upcomingSessions = (q: Queries, now: Temporal.Instant) =>
  q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .where('claims.state', 'in', ['booked', 'held', 'expiring'])
    .where('bookings.confirmed_at', 'is not', null)
    .where('claims.slot_start', '>', now)
    .select(sql<number>`count(*)::int`.as('sessions'));

export async function keptTerms(q: Queries, rule: RuleOfSessions, now: Temporal.Instant): Promise<KeptTerms> {
  const upcoming = upcomingSessions(q, now);
  const notice = await upcoming
    .select('bookings.notice_hours as hours')
    .where('bookings.notice_hours', '<>', rule.noticeHours)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('offers')
            .select('offers.id')
            .where('offers.notice_hours', 'is not', null)
            .where((of) =>
              of.or([
                of('offers.id', '=', of.ref('bookings.course_id')),
                of.and([
                  of('bookings.course_id', '=', 'private-coaching'),
                  of('offers.kind', '=', 'session'),
                  of('offers.is_own', '=', false),
                ]),
              ]),
            ),
        ),
      ),
    )
    .groupBy('bookings.notice_hours')
    .orderBy('bookings.notice_hours')
    .execute();
  const reschedules = await upcoming
    .select('bookings.max_reschedules as most')
    .where('bookings.max_reschedules', '<>', rule.maxReschedules)
    .groupBy('bookings.max_reschedules')
    .orderBy('bookings.max_reschedules')
    .execute();
  return { notice, reschedules };
}

/** Upcoming sessions of an offer that were booked at another price or under another rule of it. */
export interface KeptOfOffer {
  notice: KeptTerms['notice'];
  prices: { price: Money; sessions: number }[];
  fees: (FeeTerms & { sessions: number })[];
}

export async function keptOfOffer(
  q: Queries,
  offer: { id: string; isOwn: boolean; price: Money | null; noticeHours: number } & FeeTerms,
  now: Temporal.Instant,
): Promise<KeptOfOffer> {
  const upcoming = upcomingSessions(q, now).where('bookings.course_id', 'in', [
    offer.id,
    ...(offer.isOwn ? [] : [sessionCourseId]),
  ]);
  const notice = await upcoming
    .select('bookings.notice_hours as hours')
    .where('bookings.notice_hours', '<>', offer.noticeHours)
    .groupBy('bookings.notice_hours')
    .orderBy('bookings.notice_hours')
    .execute();
  const inKroner = sql<number>`(bookings.prices->>'DKK')::int`;
  const prices = await upcoming
    .select(inKroner.as('amountMinor'))
    .where(inKroner, '<>', offer.price?.amountMinor ?? 0)
    .groupBy(inKroner)
    .orderBy(inKroner)
    .execute();
  const fees = await upcoming
    .select(['late_fee_percent as lateFeePercent', 'no_show_fee_percent as noShowFeePercent'])
    .where((is) =>
      is.or([
        is('late_fee_percent', '<>', offer.lateFeePercent),
        is('no_show_fee_percent', '<>', offer.noShowFeePercent),
      ]),
    )
    .groupBy(['late_fee_percent', 'no_show_fee_percent'])
    .orderBy('late_fee_percent')
    .orderBy('no_show_fee_percent')
    .execute();
  return {
    notice,
    prices: prices.map(({ amountMinor, sessions }) => ({
      price: { amountMinor, currency: 'DKK' },
      sessions,
    })),
    fees,
  };
}

export async function ruleOfSettings({
  db,
  settings,
}: Pick<World, 'db' | 'settings'>): Promise<RuleOfSessions> {
  const { rescheduleNoticeHours, maxReschedules } = await bookingRules(db.query, settings);
  return { noticeHours: rescheduleNoticeHours, maxReschedules };
}

export interface TermsToChange {
  /** Of the draft, in which they are changed. */
  version: number;
  sentences: TermsSentence[];
}

/** Sentences of the published terms that say otherwise than the settings. */
export async function termsToChange(
  world: Pick<World, 'db' | 'settings'>,
  _who: May<'settings' | 'website'>,
): Promise<TermsToChange> {
  const q = world.db.query;
  const rule = await ruleOfSettings(world);
  const published = (await publishedPages(q, termsKey)).get(termsKey)?.page;
  const sentences = languages.flatMap((language) =>
    sentencesToChange(published?.[language] ?? [], rule, language),
  );
  return { version: (await pageDraft(q, termsKey)).version, sentences };
}
