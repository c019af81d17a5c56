import type { CaptureMode } from '#platform/db/schema/catalogue.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { ShipsTo } from '#platform/db/schema/orders.ts';
import type { TimeRange } from '#platform/payments/payments.ts';
import { type BasketLine, basketTotal, orderLineOf, vatBesideGiftCard } from '#studio/money/orders/basket.ts';
import { insertOrder, type NewOrderLine } from '#studio/money/orders/orders.store.ts';
import { firstChargeOf, planOrder } from '#studio/money/orders/plan-order.ts';
import { insertPayment } from '#studio/money/payments/payments.store.ts';
import type { Change, Write } from '#studio/shared/change.ts';
import { termsInForce } from '#studio/shared/content/terms.queries.ts';
import type { HashedNetwork } from '#studio/shared/limits/network-hash.ts';
import { type AppliedCodes, chargedLines } from './apply-codes.ts';
import type { PaymentRefusal } from './checkout.messages.ts';

export interface OpenedOrder {
  paymentId: string;
  orderId: string;
  orderNumber: string;
  lines: Array<{ name: string; quantity: number; unitAmountMinor: number }>;
  captureMode: 'automatic' | 'manual';
  email: string;
  sessionExpiresAt: Temporal.Instant;
  /** Only of a booking. */
  slot?: TimeRange;
  /** Number of monthly charges; the lines then cover the first charge. */
  instalments: number;
}

/** settled: nothing was left to pay. under-way: another request opens the same checkout. stale: the open payment differs. */
export type Opened =
  | OpenedOrder
  | { settled: true }
  | { url: string }
  | { stale: string }
  | { refusal: PaymentRefusal | 'under-way' };

export interface OpenInput {
  currency: Currency;
  returnPath: string;
  returnTokenHash: string;
  /** See payments.payer_hash. */
  payerHash: string;
  provider: 'stripe' | 'test';
}

export interface OrderToWrite extends OpenInput {
  capture: CaptureMode;
  lines: readonly BasketLine[];
  /** Codes, applied under their locks. */
  applied?: AppliedCodes | null;
  buyer: { name: string; email: string };
  /** The page is opened by someone other than the buyer. */
  hidesEmail?: boolean;
  consents?: ReadonlyArray<{ id: string; text: string }>;
  networks?: readonly HashedNetwork[];
  bookingId?: string | null;
  replacesOrderId?: string | null;
  cartId?: string | null;
  shipsTo?: ShipsTo | null;
  checkout?: { key: string; digest: string };
  payUntil?: Temporal.Instant | null;
  applicationId?: string | null;
  instalment?: number | null;
  /** A hold longer than the provider's minimum session expiry. */
  heldUntil?: Temporal.Instant;
}

/** Stripe's minimum of 30 minutes, plus one for clock differences. */
const sessionMinutesOpen = 31;

/** After this a payment 'creating' is abandoned: its process has crashed and nobody knows its URL. */
export const creationTimeoutSeconds = 20;

export function hasCreationTimedOut(createdAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(createdAt, now.subtract({ seconds: creationTimeoutSeconds })) <= 0;
}

export async function writeUnpaidOrder(c: Change, write: OrderToWrite): Promise<UnpaidOrder> {
  const { language } = c.who;
  const { discount = null, giftCard = null } = write.applied ?? {};
  const lines = write.applied?.lines ?? write.lines;
  const order = await insertOrder(c, {
    currency: write.currency,
    capture: write.capture,
    name: write.buyer.name,
    email: write.buyer.email,
    language,
    termsVersion: await termsInForce(c.tx, language),
    consents: (write.consents ?? []).map((consent) => ({ ...consent, at: c.now.toString() })),
    returnPath: write.returnPath,
    networks: write.networks ?? [],
    bookingId: write.bookingId ?? null,
    replacesOrderId: write.replacesOrderId ?? null,
    cartId: write.cartId ?? null,
    shipsTo: write.shipsTo ?? null,
    checkout: write.checkout ?? null,
    payUntil: write.payUntil ?? null,
    applicationId: write.applicationId ?? null,
    instalment: write.instalment ?? null,
    discountCodeId: discount?.id ?? null,
    giftCard: giftCard && giftCard.amountMinor > 0 ? giftCard : null,
    lines: linesToWrite(lines, giftCard),
  });
  if (order.total_minor > 0) await planOrder(c, order, lines);
  return { ...order, dueMinor: order.total_minor - (giftCard?.amountMinor ?? 0), lines };
}

export interface UnpaidOrder {
  id: string;
  number: string;
  total_minor: number;
  dueMinor: number;
  lines: readonly BasketLine[];
}

function linesToWrite(
  lines: readonly BasketLine[],
  giftCard: AppliedCodes['giftCard'],
): readonly NewOrderLine[] {
  const written = lines.map(orderLineOf);
  const totalMinor = basketTotal(lines);
  if (!giftCard?.isSinglePurpose || totalMinor === 0) return written;
  const paid = { giftCardMinor: giftCard.amountMinor, totalMinor };
  return written.map((line) => ({ ...line, vatMinor: vatBesideGiftCard(line.vatMinor, paid) }));
}

export async function writeOrder(c: Change, write: OrderToWrite): Promise<OpenedOrder> {
  const order = await writeUnpaidOrder(c, write);
  return writePayment(c, { ...write, lines: order.lines, order });
}

export async function writePayment(
  c: Write,
  write: Pick<
    OrderToWrite,
    | 'capture'
    | 'currency'
    | 'provider'
    | 'returnTokenHash'
    | 'payerHash'
    | 'heldUntil'
    | 'lines'
    | 'buyer'
    | 'hidesEmail'
  > & { order: Omit<UnpaidOrder, 'lines'> },
): Promise<OpenedOrder> {
  const { order } = write;
  const email = write.hidesEmail ? '' : write.buyer.email;
  const plan = await firstChargeOf(c.tx, order.id);
  const captureMode = write.capture === 'now' ? 'automatic' : 'manual';
  const sessionExpiresAt = laterOf(c.now, write.heldUntil ?? c.now)
    .add({ minutes: sessionMinutesOpen })
    .round('second');
  const paymentId = await insertPayment(c, {
    orderId: order.id,
    provider: write.provider,
    amountMinor: plan ? plan.firstMinor : order.dueMinor,
    currency: write.currency,
    captureMode,
    sessionExpiresAt,
    returnTokenHash: write.returnTokenHash,
    payerHash: write.payerHash,
    hasCustomerEmail: email !== '',
  });
  return {
    paymentId,
    orderId: order.id,
    orderNumber: order.number,
    lines: plan ? plan.lines : chargedLines(write.lines, { dueMinor: order.dueMinor, label: order.number }),
    instalments: plan ? plan.count : 1,
    captureMode,
    email,
    sessionExpiresAt,
  };
}

function laterOf(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) >= 0 ? one : other;
}
