import type {
  CaptureMode,
  Grant,
  OfferKind,
  VatClass,
  WithdrawalRegime,
} from '#platform/db/schema/catalogue.ts';

export interface CatalogueOffer {
  id: string;
  kind: OfferKind;
  grants: Grant;
  capture: CaptureMode;
  vatClass: VatClass;
  withdrawalRegime: WithdrawalRegime;
  /** Months a credit can be used; null: no end. */
  creditValidMonths: number | null;
  /** 'Buy Now' is offered. */
  isBuyable: boolean;
  /** Goes through /checkout/<id> before the hosted page. */
  needsCheckoutPage: boolean;
  /** The course that an enrolment opens; null: no course. */
  courseId: string | null;
  /** In how many monthly charges the price is paid; 1: at once. */
  instalments: number;
}

/** The course id that bookings of a private session carry on the wire. */
export const sessionCourseId = 'private-coaching';
export const sessionCourseName = 'Private Coaching';

export const testPaymentId = 'test-payment';

/** The line of an order that pays for its delivery. */
export const shippingId = 'shipping';

/** The weekly class that an outside page may take payment for (BEGINNER_VOCALS_PAYMENT_URL). */
export const beginnerVocalsId = 'beginner-vocals';

/**
 * True for the names under which a private session is asked for: the booking's course id, and the catalogue's
 * 'private-lessons-{slug}' under any slug (an old link with a former slug still means the session).
 */
export function isSessionId(id: string): boolean {
  return id === sessionCourseId || /^private-lessons-[a-z0-9-]+$/.test(id);
}

export function privateLessonsId(coachSlug: string): string {
  return `private-lessons-${coachSlug}`;
}

/** Authorised first: the card is charged by the owner's act, not at the checkout. */
export function isAuthorisedFirst(entry: Pick<CatalogueOffer, 'capture'>): boolean {
  return entry.capture !== 'now';
}
