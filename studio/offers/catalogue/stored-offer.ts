import { readStoredRichText } from '#studio/shared/content/rich-text/rich-text-schema.ts';
import { richTextSource } from '#studio/shared/content/rich-text/rich-text-source.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { startsText } from './hours-text.ts';
import type { EditedOffer } from './offers-for-owner.queries.ts';
import { currentPrices } from './price.ts';
import { descriptionOptions, hoursOf, pricesOf, type TypedOffer } from './typed-offer.ts';

const typedDescription = (stored: string) => richTextSource(readStoredRichText(stored), descriptionOptions);

/** As its form has it, with the prices of that moment. */
export function typedOf(offer: EditedOffer, at: Temporal.Instant, language: Language): TypedOffer {
  const prices = currentPrices(offer.records, at);
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
    lateFeePercent: text(offer.lateFeePercent || null),
    noShowFeePercent: text(offer.noShowFeePercent || null),
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

/** By the names of its fields: what is compared, and set back. */
export function fieldValues({ prices, ...typed }: TypedOffer): Record<string, unknown> {
  return { ...typed, ...prices };
}

export function withFieldValues(typed: TypedOffer, values: Readonly<Record<string, unknown>>): TypedOffer {
  const prices = pricesOf((currency) => String(values[currency] ?? typed.prices[currency]));
  const others = Object.entries(values).filter(([name]) => Object.hasOwn(typed, name));
  return { ...typed, ...(Object.fromEntries(others) as Partial<TypedOffer>), prices };
}
