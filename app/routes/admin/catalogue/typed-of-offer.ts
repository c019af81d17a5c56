import { startsText } from '#studio/offers/catalogue/hours-text.ts';
import type { EditedOffer } from '#studio/offers/catalogue/offers-for-owner.queries.ts';
import { currentPrices } from '#studio/offers/catalogue/price.ts';
import { descriptionOptions, type TypedOffer } from '#studio/offers/catalogue/typed-offer.ts';
import { readStoredRichText } from '#studio/shared/content/rich-text/rich-text-schema.ts';
import { richTextSource } from '#studio/shared/content/rich-text/rich-text-source.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { hoursOf, pricesOf } from './offer-from-form.ts';

const typedDescription = (stored: string) => richTextSource(readStoredRichText(stored), descriptionOptions);

export function typedOf(offer: EditedOffer, now: Temporal.Instant, language: Language): TypedOffer {
  const prices = currentPrices(offer.records, now);
  const text = (value: number | null) => (value === null ? '' : String(value));
  const { starts, everyMinutes, noticeHours, bufferBeforeMinutes, bufferAfterMinutes } = offer.hours;
  return {
    isOnSale: offer.isOnSale,
    nameEn: offer.names.en,
    nameDa: offer.names.da,
    summaryEn: offer.summary.en,
    summaryDa: offer.summary.da,
    descriptionEn: typedDescription(offer.description.en),
    descriptionDa: typedDescription(offer.description.da),
    prices: pricesOf((currency) => {
      const amount = prices[currency];
      return amount === undefined ? '' : formats[language].amount(amount);
    }),
    priceFrom: '',
    vatClass: offer.vatClass,
    group: offer.group ?? '',
    place: text(offer.place),
    durationMinutes: text(offer.durationMinutes),
    capacity: text(offer.capacity),
    noticeHours: text(offer.noticeHours),
    validMonths: text(offer.validMonths),
    sessions: text(offer.sessions),
    soldPer: offer.soldPer ?? '',
    termOf: offer.termOf ?? '',
    instalments: text(offer.instalments),
    courseId: offer.courseId ?? '',
    questions: offer.questions,
    instructorIds: offer.instructorIds.map(String),
    ...hoursOf((name) => startsText(starts, Number(name.replace('starts', '')), language)),
    startEvery: text(everyMinutes),
    bookingNotice: text(noticeHours),
    bufferBefore: text(bufferBeforeMinutes),
    bufferAfter: text(bufferAfterMinutes),
  };
}
