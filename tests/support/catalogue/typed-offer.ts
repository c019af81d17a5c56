import { noTypedHours } from '#studio/offers/catalogue/offer-hours.ts';
import type { TypedOffer } from '#studio/offers/catalogue/typed-offer.ts';

/** The form of an offer on sale whose optional fields are empty: a session of 90 minutes at DKK 2,700. */
export const typedOffer: TypedOffer = {
  isOnSale: true,
  nameEn: 'Long session',
  nameDa: 'Lang time',
  summaryEn: '',
  summaryDa: '',
  descriptionEn: '',
  descriptionDa: '',
  prices: { DKK: '2700', EUR: '', USD: '' },
  priceFrom: '',
  vatClass: '',
  group: '',
  place: '',
  durationMinutes: '90',
  capacity: '',
  noticeHours: '',
  lateFeePercent: '',
  noShowFeePercent: '',
  validMonths: '',
  sessions: '',
  soldPer: '',
  termOf: '',
  instalments: '',
  courseId: '',
  instructorIds: [],
  ...noTypedHours,
  questions: [],
};

/** The private session of the sample studio. */
export const typedSession: TypedOffer = {
  ...typedOffer,
  nameEn: 'Private Coaching',
  nameDa: 'Privat coaching',
  prices: { DKK: '1,950', EUR: '262', USD: '285' },
  vatClass: 'exempt',
  durationMinutes: '',
};
