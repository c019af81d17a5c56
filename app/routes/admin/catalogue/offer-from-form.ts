import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { startsText } from '#studio/catalogue/hours-text.ts';
import { hoursNames, type TypedHours } from '#studio/catalogue/offer-hours.ts';
import type { EditedOffer } from '#studio/catalogue/offers-for-owner.queries.ts';
import { currentPrices } from '#studio/catalogue/price.ts';
import type { OfferFaults, TypedOffer } from '#studio/catalogue/typed-offer.ts';
import { descriptionOptions, offerLimits } from '#studio/catalogue/typed-offer.ts';
import { readStoredRichText } from '#studio/content/rich-text/rich-text-schema.ts';
import { richTextSource } from '#studio/content/rich-text/rich-text-source.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Currency, currencies, formatAmount } from '#studio/shared/money.ts';

export interface OfferResult {
  typed: TypedOffer;
  faults: OfferFaults;
  message: string;
}

export function offerFromForm(form: FormData): TypedOffer {
  const rows = Math.min(Number(textOf(form, 'questionRows')) || 0, offerLimits.questions);
  return {
    isOnSale: isChecked(form, 'isOnSale'),
    nameEn: textOf(form, 'nameEn'),
    nameDa: textOf(form, 'nameDa'),
    summaryEn: textOf(form, 'summaryEn'),
    summaryDa: textOf(form, 'summaryDa'),
    descriptionEn: textOf(form, 'descriptionEn'),
    descriptionDa: textOf(form, 'descriptionDa'),
    prices: pricesOf((currency) => textOf(form, currency)),
    priceFrom: textOf(form, 'priceFrom'),
    vatClass: textOf(form, 'vatClass'),
    group: textOf(form, 'group'),
    place: textOf(form, 'place'),
    durationMinutes: textOf(form, 'durationMinutes'),
    capacity: textOf(form, 'capacity'),
    noticeHours: textOf(form, 'noticeHours'),
    validMonths: textOf(form, 'validMonths'),
    sessions: textOf(form, 'sessions'),
    soldPer: textOf(form, 'soldPer'),
    termOf: textOf(form, 'termOf'),
    instalments: textOf(form, 'instalments'),
    courseId: textOf(form, 'courseId'),
    questions: Array.from({ length: rows }, (_, at) => ({
      id: textOf(form, `question-${at}-id`).slice(0, 40),
      en: textOf(form, `question-${at}-en`),
      da: textOf(form, `question-${at}-da`),
      isRequired: isChecked(form, `question-${at}-required`),
    })),
    instructorIds: form.getAll('instructorIds').map(String),
    ...hoursOf((name) => textOf(form, name)),
  };
}

function hoursOf(value: (name: keyof TypedHours) => string): TypedHours {
  return Object.fromEntries(hoursNames.map((name) => [name, value(name)])) as Record<
    keyof TypedHours,
    string
  >;
}

function pricesOf(value: (currency: Currency) => string): Record<Currency, string> {
  return Object.fromEntries(currencies.map((currency) => [currency, value(currency)])) as Record<
    Currency,
    string
  >;
}

const typedDescription = (stored: string) => richTextSource(readStoredRichText(stored), descriptionOptions);

/** The stored offer as the form shows it. */
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
      return amount === undefined ? '' : formatAmount(amount, language);
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
