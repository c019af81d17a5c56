import type { World } from '#platform/world.ts';
import { bookingRules } from '#studio/calendar/booking-rules.ts';
import { formatDateRange } from '#studio/calendar/dates/date-range.ts';
import { shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import { soldOf } from '#studio/money/orders/orders.queries.ts';
import { pictureOfOffer } from '#studio/offers/catalogue/offer.ts';
import { fieldsOf } from '#studio/offers/catalogue/offer-kind.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { editedOffer } from '#studio/offers/catalogue/offers-for-owner.queries.ts';
import { type Amounts, priceSteps } from '#studio/offers/catalogue/price.ts';
import { shownPriceList } from '#studio/offers/catalogue/sale.ts';
import { typedOf } from '#studio/offers/catalogue/stored-offer.ts';
import { changesOf } from '#studio/shared/audit/audit-list.queries.ts';
import { photographWords } from '#studio/shared/content/photographs.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { currencies } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { questionCount } from '#studio/teaching/applications/questions/additional-questions.queries.ts';
import { instructorsForOwner } from '#studio/teaching/instructors/instructors-for-owner.queries.ts';
import { courseChoices } from '#studio/teaching/learning/owner-courses.queries.ts';
import { describeOfferField } from '../../office/history/describe-offer.ts';
import { historyOf } from '../../office/history/read-history.ts';
import { keptByBookings } from './kept-offer.ts';
import { pageOfOffer } from './offer-groups.ts';
import type { StepRow } from './price-section.tsx';

/** What the page of an offer shows; null: no such offer. */
export async function offerPageData(
  world: World,
  who: May<'catalogue'>,
  { id, language }: { id: string; language: Language },
) {
  const q = world.db.query;
  const offer = await editedOffer(q, who, id);
  if (!offer) return null;
  const logged = await changesOf(q, who, { subject: `offer:${id}`, action: 'offer.changed' });
  const now = world.clock.now();
  const today = studioDay(now);
  // The dates of a term are those of its class.
  const fields = fieldsOf(offer).filter((field) => field !== 'capacity' || !offer.termOf);
  const place = fields.includes('picture') ? pictureOfOffer(id) : null;
  const sold = await soldOf(q, id);
  const usualNotice = (await bookingRules(q, world.settings)).rescheduleNoticeHours;
  const dates = fields.includes('capacity') ? await shownDates(world, [id], today) : null;
  const courses = fields.includes('access') ? await courseChoices(q, language) : [];
  return {
    id,
    version: offer.version,
    history: historyOf(logged, (name) => describeOfferField(name, language), language),
    title: offer.names[language],
    fields,
    stored: typedOf(offer, now, language),
    page: pageOfOffer(offer),
    picture: place ? { place, known: (await photographWords(world))[place] ?? null } : null,
    hasDrawings: !offer.isOwn && fields.includes('onCourses'),
    courses,
    instructors: fields.includes('instructors') ? await instructorsForOwner(world, { ...who, language }) : [],
    editsCourse: courses.some((course) => course.id === (offer.courseId ?? id))
      ? (offer.courseId ?? id)
      : null,
    questionCount: offer.kind === 'programme' ? await questionCount(q, id) : null,
    soldPer: offer.soldPer,
    termOf: offer.termOf ? { id: offer.termOf, title: await offerTitle(q, offer.termOf, language) } : null,
    noticeHours: usualNotice,
    ...(await keptByBookings(world, offer, { usualNotice, language })),
    sold: { count: sold.count, last: sold.lastAt ? formats[language].shortDay(sold.lastAt) : '' },
    reduced: reducedText(shownPriceList(offer.records, now).before, language),
    dates:
      dates?.map((date) => ({
        id: date.id,
        when: formatDateRange(date.startsOn, date.endsOn, language),
        free: date.free,
      })) ?? null,
    steps: priceSteps(offer.records, now).map(
      ({ from, prices, time }): StepRow => ({
        from: from.toString(),
        day: formats[language].shortDay(from),
        time,
        prices: formatted(prices, language),
      }),
    ),
  };
}

export type OfferPageData = NonNullable<Awaited<ReturnType<typeof offerPageData>>>;

function formatted(prices: Amounts, language: Language): StepRow['prices'] {
  return Object.fromEntries(
    currencies.flatMap((currency) => {
      const amount = prices[currency];
      return amount === undefined ? [] : [[currency, formats[language].amount(amount)]];
    }),
  );
}

function reducedText(before: Amounts | undefined, language: Language): string | null {
  const texts = currencies.flatMap((currency) => {
    const amountMinor = before?.[currency];
    return amountMinor === undefined ? [] : [formats[language].money({ amountMinor, currency })];
  });
  return texts.length > 0 ? texts.join(', ') : null;
}
