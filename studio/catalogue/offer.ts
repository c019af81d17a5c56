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
  creditValidMonths: number | null;
  isBuyable: boolean;
  needsCheckoutPage: boolean;
  courseId: string | null;
  instalments: number;
}

/** Course id of private session bookings on the wire. */
export const sessionCourseId = 'private-coaching';
export const sessionCourseName = 'Private Coaching';

/** Kinds of offers whose credits book a private session. */
export const sessionCreditKinds = ['session', 'pack'] as const satisfies readonly OfferKind[];

export const testPaymentId = 'test-payment';

export const shippingId = 'shipping';

export const beginnerVocalsId = 'beginner-vocals';

/** Any slug: links with the coach's former slug still mean the session. */
export function isSessionId(id: string): boolean {
  return id === sessionCourseId || /^private-lessons-[a-z0-9-]+$/.test(id);
}

export function privateLessonsId(coachSlug: string): string {
  return `private-lessons-${coachSlug}`;
}
