import type { Selectable, Updateable } from 'kysely';
import { json } from '#platform/db/json.ts';
import type { OffersTable } from '#platform/db/schema/catalogue.ts';
import type { OfferInput } from './offer-input.ts';
import type { OfferField } from './offer-kind.ts';

export type OfferValues = Partial<Omit<Selectable<OffersTable>, 'id' | 'version' | 'changed_at'>>;

/** The columns that the fields of the offer's kind set; names are decided apart. */
export function offerValues(fields: readonly OfferField[], input: OfferInput): OfferValues {
  const values: Readonly<Record<OfferField, OfferValues>> = {
    description: { description_en: input.description.en, description_da: input.description.da },
    onCourses: { course_group: input.group, place: input.place },
    duration: { duration_minutes: input.durationMinutes },
    capacity: { capacity: input.capacity },
    notice: {
      notice_hours: input.noticeHours,
      late_fee_percent: input.lateFeePercent,
      no_show_fee_percent: input.noShowFeePercent,
    },
    validMonths: { credit_valid_months: input.validMonths },
    giftCardMonths: { credit_valid_months: input.validMonths },
    sessions: { sessions: input.sessions },
    instalments: { instalments: input.instalments },
    access: { course_id: input.courseId },
    questions: { questions: input.questions },
    hours: {
      start_every_minutes: input.hours.everyMinutes,
      booking_notice_hours: input.hours.noticeHours,
      buffer_before_minutes: input.hours.bufferBeforeMinutes,
      buffer_after_minutes: input.hours.bufferAfterMinutes,
    },
    // In tables of their own.
    instructors: {},
    picture: {},
  };
  const common: OfferValues = {
    is_buyable: input.isOnSale,
    vat_class: input.vatClass,
    summary_en: input.summary.en,
    summary_da: input.summary.da,
  };
  return Object.assign(common, ...fields.map((field) => values[field]));
}

export function offerRow({
  questions,
  ...values
}: OfferValues): Omit<Updateable<OffersTable>, 'id' | 'version' | 'changed_at'> {
  return { ...values, ...(questions ? { questions: json(questions) } : {}) };
}
