import type {
  CaptureMode,
  Grant,
  OfferKind,
  VatClass,
  WithdrawalRegime,
} from '#platform/db/schema/catalogue.ts';
import { privateLessonsId, testPaymentId } from '#studio/offers/catalogue/offer.ts';
import type { PriceList } from '#studio/offers/catalogue/price.ts';
import { sampleIdentity } from './identity.ts';
import { offersOf, sampleProducts } from './products.ts';

export interface SampleOffer {
  id: string;
  kind: OfferKind;
  grants: Grant;
  capture?: CaptureMode;
  vatClass: VatClass;
  withdrawalRegime: WithdrawalRegime;
  creditValidMonths?: number;
  isBuyable?: boolean;
  needsCheckoutPage?: boolean;
  courseId?: string;
  instalments?: number;
  /** Of a pack. */
  sessions?: number;
  /** Null: from the content documents. */
  name?: { en: string; da: string };
  summary?: { en: string; da: string };
  /** In whole units of each currency, as the specification prints them. */
  prices: PriceList;
  /** Units of stock. */
  stock?: number;
}

/** Singing lessons are sampled as exempt, everything mixed or sold as goods as standard: the accountant decides. */
export const sampleOffers: readonly SampleOffer[] = [
  {
    id: 'voice-elevated',
    kind: 'programme',
    grants: 'seat',
    capture: 'on-acceptance',
    vatClass: 'standard',
    withdrawalRegime: 'dated',
    isBuyable: true,
    prices: { DKK: 18_500, EUR: 2_485, USD: 2_690 },
  },
  {
    id: 'celebrity-vocal-experience',
    kind: 'programme',
    grants: 'seat',
    capture: 'on-acceptance',
    vatClass: 'standard',
    withdrawalRegime: 'dated',
    isBuyable: true,
    prices: { DKK: 68_500, EUR: 9_065, USD: 9_950 },
  },
  {
    id: privateLessonsId(sampleIdentity.coachSlug),
    kind: 'session',
    grants: 'credit',
    vatClass: 'exempt',
    withdrawalRegime: 'credit',
    creditValidMonths: 12,
    isBuyable: true,
    prices: { DKK: 1_950, EUR: 262, USD: 285 },
  },
  {
    id: 'singing-workshop-1d',
    kind: 'workshop',
    grants: 'seat',
    vatClass: 'exempt',
    withdrawalRegime: 'dated',
    creditValidMonths: 12,
    isBuyable: true,
    prices: { DKK: 3_600, EUR: 480, USD: 525 },
  },
  {
    id: 'singing-workshop-2d',
    kind: 'workshop',
    grants: 'seat',
    vatClass: 'exempt',
    withdrawalRegime: 'dated',
    creditValidMonths: 12,
    isBuyable: true,
    prices: { DKK: 5_400, EUR: 720, USD: 785 },
  },
  {
    id: 'studio-day',
    kind: 'studio-day',
    grants: 'credit',
    vatClass: 'standard',
    withdrawalRegime: 'credit',
    creditValidMonths: 12,
    isBuyable: true,
    prices: { DKK: 9_500, EUR: 1_267, USD: 1_380 },
  },
  {
    id: 'beginner-vocals',
    kind: 'group-class',
    grants: 'credit',
    vatClass: 'exempt',
    withdrawalRegime: 'service',
    isBuyable: true,
    prices: { DKK: 1_290, EUR: 175, USD: 190 },
  },
  {
    id: 'advanced-technique',
    kind: 'group-class',
    grants: 'credit',
    vatClass: 'exempt',
    withdrawalRegime: 'service',
    prices: { DKK: 1_800, EUR: 242, USD: 265 },
  },
  {
    id: 'performance-mastery',
    kind: 'group-class',
    grants: 'credit',
    vatClass: 'exempt',
    withdrawalRegime: 'service',
    prices: { DKK: 10_500, EUR: 1_415, USD: 1_530 },
  },
  {
    id: 'recording-essentials',
    kind: 'group-class',
    grants: 'credit',
    vatClass: 'standard',
    withdrawalRegime: 'service',
    prices: { DKK: 1_950, EUR: 262, USD: 285 },
  },
  course('beginner-course', 97),
  course('advanced-course', 147),
  course('main-course', 297),
  course('main-course-premium', 497, { courseId: 'main-course' }),
  course('main-course-premium-3-months', 497, { courseId: 'main-course', instalments: 3 }),
  course('main-course-professional', 997, { courseId: 'main-course' }),
  course('main-course-professional-3-months', 997, { courseId: 'main-course', instalments: 3 }),
  pack('private-coaching-5', 5, { DKK: 8_775, EUR: 1_179, USD: 1_283 }),
  pack('private-coaching-10', 10, { DKK: 16_575, EUR: 2_227, USD: 2_423 }),
  giftCard('gift-card-500', { DKK: 500, EUR: 70, USD: 75 }),
  giftCard('gift-card-1000', { DKK: 1_000, EUR: 135, USD: 145 }),
  giftCard('gift-card-1950', { DKK: 1_950, EUR: 262, USD: 285 }),
  ...sampleProducts.flatMap((product) =>
    offersOf(product).map(({ offerId }) => (product.isPrinted ? printed : stocked)(offerId, product.price)),
  ),
  {
    id: testPaymentId,
    kind: 'test',
    grants: 'nothing',
    vatClass: 'exempt',
    withdrawalRegime: 'none',
    isBuyable: true,
    prices: { DKK: 7, EUR: 1, USD: 1 },
  },
];

/** A digital course; its plans are entries of their own, the course's own id is its basic plan. */
function course(
  id: string,
  usd: number,
  plan: { courseId?: string; instalments?: number } = {},
): SampleOffer {
  return {
    id,
    courseId: plan.courseId ?? id,
    instalments: plan.instalments ?? 1,
    kind: 'course',
    grants: 'enrolment',
    vatClass: 'standard',
    withdrawalRegime: 'digital',
    isBuyable: true,
    needsCheckoutPage: true,
    prices: { USD: usd },
  };
}

/** Sessions at a lower price, booked when the student likes. */
function pack(id: string, sessions: number, prices: PriceList): SampleOffer {
  return {
    id,
    kind: 'pack',
    grants: 'credit',
    vatClass: 'exempt',
    withdrawalRegime: 'credit',
    creditValidMonths: 12,
    isBuyable: true,
    needsCheckoutPage: true,
    sessions,
    name: { en: `Pack of ${sessions} sessions`, da: `Klippekort til ${sessions} timer` },
    summary: {
      en: 'Private coaching, booked when it suits you.',
      da: 'Privat coaching, som du booker, når det passer dig.',
    },
    prices,
  };
}

function giftCard(id: string, prices: PriceList): SampleOffer {
  return {
    id,
    kind: 'gift-card',
    grants: 'gift-card',
    vatClass: 'standard',
    withdrawalRegime: 'service',
    creditValidMonths: 36,
    isBuyable: true,
    needsCheckoutPage: true,
    name: { en: 'Gift card', da: 'Gavekort' },
    prices,
  };
}

function stocked(id: string, dkk: number): SampleOffer {
  return {
    id,
    kind: 'goods',
    grants: 'order',
    capture: 'on-dispatch',
    vatClass: 'standard',
    withdrawalRegime: 'goods',
    isBuyable: true,
    needsCheckoutPage: true,
    prices: { DKK: dkk },
    stock: 8,
  };
}

function printed(id: string, dkk: number): SampleOffer {
  return {
    id,
    kind: 'print-goods',
    grants: 'order',
    vatClass: 'standard',
    withdrawalRegime: 'goods',
    isBuyable: true,
    needsCheckoutPage: true,
    prices: { DKK: dkk },
  };
}
