import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import {
  hoursOf,
  type OfferFaults,
  offerLimits,
  pricesOf,
  type TypedOffer,
} from '#studio/offers/catalogue/typed-offer.ts';

export interface OfferResult {
  typed: TypedOffer;
  faults: OfferFaults;
  message: string;
  /** 'Couldn’t save', unless another. */
  title?: string;
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
    lateFeePercent: textOf(form, 'lateFeePercent'),
    noShowFeePercent: textOf(form, 'noShowFeePercent'),
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
