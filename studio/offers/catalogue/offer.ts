import type {
  CaptureMode,
  CourseGroup,
  Grant,
  OfferKind,
  OfferQuestion,
  SoldPer,
  VatClass,
  WithdrawalRegime,
} from '#platform/db/schema/catalogue.ts';
import type { Language } from '#studio/shared/language.ts';

export interface CatalogueOffer {
  id: string;
  kind: OfferKind;
  grants: Grant;
  capture: CaptureMode;
  vatClass: VatClass;
  withdrawalRegime: WithdrawalRegime;
  creditValidMonths: number | null;
  isBuyable: boolean;
  needsCheckoutPage: boolean;
  courseId: string | null;
  instalments: number;
  sessions: number | null;
  /** Null: from the content documents. */
  name: Texts | null;
  /** One line. */
  summary: Texts;
  /** Of an offer whose page is generated; an empty line separates paragraphs. */
  description: Texts;
  /** Created by the owner: its page is generated. */
  isOwn: boolean;
  group: CourseGroup | null;
  /** In its group on the courses page, from 1; null: as in the content document. */
  place: number | null;
  durationMinutes: number;
  /** Null: the rule of the settings. */
  noticeHours: number | null;
  /** Of a session that is not paid beforehand, in per cent of its price; 0: no fee. */
  lateFeePercent: number;
  noShowFeePercent: number;
  soldPer: SoldPer | null;
  /** The class whose series are sold as terms: a place in each date of one. */
  termOf: string | null;
  questions: readonly OfferQuestion[];
  /** Who teaches, in order; empty: the offer names nobody, and the coach does. */
  instructorIds: readonly number[];
}

export type Texts = Readonly<Record<Language, string>>;

/** Of the offer, else of all: sessions are booked there, products have the shop. */
export function offerPage({ id, isOwn, kind }: Pick<CatalogueOffer, 'id' | 'isOwn' | 'kind'>): string {
  return isOwn || kind === 'workshop' || kind === 'programme' ? `/courses/${id}` : '/courses';
}

export const sessionMinutes = 60;

/** Course id of private session bookings on the wire. */
export const sessionCourseId = 'private-coaching';
export const sessionCourseName = 'Private Coaching';

/** Kinds of offers whose credits book a private session. */
export const sessionCreditKinds = ['session', 'pack'] as const satisfies readonly OfferKind[];

export const testPaymentId = 'test-payment';

export const shippingId = 'shipping';

/** The offer of order lines that the owner described in words. */
export const otherId = 'other';

export const beginnerVocalsId = 'beginner-vocals';

/** Offers whose pages below /courses are specified. */
export const specifiedPages: ReadonlySet<string> = new Set([
  'voice-elevated',
  'celebrity-vocal-experience',
  'advanced-technique',
  'beginner-vocals',
  'singing-workshop-1d',
  'singing-workshop-2d',
  'studio-day',
]);

/** Any slug: links with the coach's former slug still mean the session. */
export function isSessionId(id: string): boolean {
  return id === sessionCourseId || /^private-lessons-[a-z0-9-]+$/.test(id);
}

export function privateLessonsId(coachSlug: string): string {
  return `private-lessons-${coachSlug}`;
}

/** The session under any of its ids; another session only under its own. */
export function offerById(offers: readonly CatalogueOffer[], id: string): CatalogueOffer | undefined {
  return offers.find((offer) =>
    isSessionId(id) ? offer.kind === 'session' && !offer.isOwn : offer.id === id,
  );
}

/** Where the photographs keep the picture of an offer that the owner created. */
export function pictureOfOffer(offerId: string): string {
  return `offer-${offerId}`;
}

/** A session of another length is bought with its time. */
export function isBookedOnly({ kind, isOwn }: Pick<CatalogueOffer, 'kind' | 'isOwn'>): boolean {
  return kind === 'session' && isOwn;
}
