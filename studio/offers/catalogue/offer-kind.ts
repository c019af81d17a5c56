import type { CourseGroup, OfferKind, OffersTable } from '#platform/db/schema/catalogue.ts';

/** What the owner can set of an offer besides name, prices, VAT class and whether it is on sale. */
export type OfferField =
  | 'description'
  | 'picture'
  | 'onCourses'
  | 'duration'
  | 'capacity'
  | 'notice'
  | 'validMonths'
  | 'giftCardMonths'
  | 'sessions'
  | 'instalments'
  | 'access'
  | 'questions'
  | 'instructors'
  | 'hours';

const fields: Readonly<Record<OfferKind, readonly OfferField[]>> = {
  session: ['description', 'picture', 'onCourses', 'duration', 'notice', 'hours', 'questions', 'instructors'],
  pack: ['description', 'picture', 'onCourses', 'sessions', 'validMonths', 'questions'],
  workshop: ['description', 'picture', 'onCourses', 'capacity', 'questions', 'instructors'],
  'studio-day': ['onCourses', 'validMonths', 'questions', 'instructors'],
  'group-class': ['description', 'picture', 'onCourses', 'capacity', 'questions', 'instructors'],
  programme: ['description', 'picture', 'onCourses', 'capacity', 'instructors'],
  course: ['description', 'picture', 'onCourses', 'instalments', 'access', 'questions', 'instructors'],
  'gift-card': ['giftCardMonths'],
  goods: [],
  'print-goods': [],
  test: [],
  shipping: [],
  other: [],
};

/** Products have a list of their own; delivery and free text have no page. */
export function isEditedElsewhere(kind: OfferKind): boolean {
  return kind === 'shipping' || kind === 'other' || kind === 'goods' || kind === 'print-goods';
}

const ofOwn: readonly OfferField[] = ['description', 'picture', 'duration'];

/**
 * The session of the specification has a length that programs rely on, and a page of its own, as all specified ones.
 * Its classes take place every week, without dates.
 */
export function fieldsOf({ kind, isOwn }: { kind: OfferKind; isOwn: boolean }): readonly OfferField[] {
  if (isOwn) return fields[kind];
  return fields[kind].filter(
    (field) => !ofOwn.includes(field) && !(kind === 'group-class' && field === 'capacity'),
  );
}

/** Kinds of offers that the owner creates in the catalogue. Products are created in the shop. */
export const newKinds = [
  'session',
  'pack',
  'group-class',
  'programme',
  'workshop',
  'course',
  'gift-card',
] as const;
export type NewKind = (typeof newKinds)[number];

type Terms = Pick<
  OffersTable,
  'kind' | 'grants' | 'vat_class' | 'withdrawal_regime' | 'credit_valid_months'
> & {
  capture: 'now' | 'on-acceptance';
  needs_checkout_page: boolean;
  course_group: CourseGroup | null;
};

/** Lessons are exempt, everything mixed or digital is standard: the accountant decides, and the owner sets it. */
export const termsOfNew: Readonly<Record<NewKind, Terms>> = {
  session: {
    kind: 'session',
    grants: 'credit',
    capture: 'now',
    vat_class: 'exempt',
    withdrawal_regime: 'credit',
    credit_valid_months: 12,
    needs_checkout_page: false,
    course_group: 'hour',
  },
  pack: {
    kind: 'pack',
    grants: 'credit',
    capture: 'now',
    vat_class: 'exempt',
    withdrawal_regime: 'credit',
    credit_valid_months: 12,
    needs_checkout_page: true,
    course_group: 'hour',
  },
  'group-class': {
    kind: 'group-class',
    grants: 'seat',
    capture: 'now',
    vat_class: 'exempt',
    withdrawal_regime: 'dated',
    credit_valid_months: 12,
    needs_checkout_page: false,
    course_group: 'others',
  },
  'gift-card': {
    kind: 'gift-card',
    grants: 'gift-card',
    capture: 'now',
    vat_class: 'standard',
    withdrawal_regime: 'service',
    credit_valid_months: 36,
    needs_checkout_page: true,
    course_group: null,
  },
  programme: {
    kind: 'programme',
    grants: 'seat',
    capture: 'on-acceptance',
    vat_class: 'standard',
    withdrawal_regime: 'dated',
    credit_valid_months: null,
    needs_checkout_page: false,
    course_group: 'intensives',
  },
  workshop: {
    kind: 'workshop',
    grants: 'seat',
    capture: 'now',
    vat_class: 'exempt',
    withdrawal_regime: 'dated',
    credit_valid_months: 12,
    needs_checkout_page: false,
    course_group: 'others',
  },
  course: {
    kind: 'course',
    grants: 'enrolment',
    capture: 'now',
    vat_class: 'standard',
    withdrawal_regime: 'digital',
    credit_valid_months: null,
    needs_checkout_page: true,
    course_group: null,
  },
};
