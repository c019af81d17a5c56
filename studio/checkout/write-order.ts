import type { Tx } from '#platform/db/database.ts';
import type { CaptureMode } from '#platform/db/schema/catalogue.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { ShipsTo } from '#platform/db/schema/orders.ts';
import type { TimeRange } from '#platform/payments/payments.ts';
import { termsInForce } from '#studio/content/terms.queries.ts';
import { insertOrder, type NewOrderLine } from '#studio/orders/orders.store.ts';
import { firstChargeOf, planOrder } from '#studio/orders/plan-order.ts';
import { insertPayment } from '#studio/payments/payments.store.ts';
import type { Who } from '#studio/shared/who.ts';
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

/** under-way: another request opens the same checkout. stale: the open payment differs from this request. */
export type Opened =
  | OpenedOrder
  | { url: string }
  | { stale: string }
  | { refusal: PaymentRefusal | 'under-way' };

export interface OpenInput {
  currency: Currency;
  returnPath: string;
  returnTokenHash: string;
  provider: 'stripe' | 'test';
}

export interface OrderToWrite extends OpenInput {
  capture: CaptureMode;
  lines: readonly NewOrderLine[];
  buyer: { name: string; email: string };
  /** The page is opened by someone other than the buyer. */
  hidesEmail?: boolean;
  consents?: ReadonlyArray<{ id: string; text: string }>;
  addressHash?: string | null;
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

export async function writeOrder(
  tx: Tx,
  { who, write, now }: { who: Who; write: OrderToWrite; now: Temporal.Instant },
): Promise<OpenedOrder> {
  const order = await insertOrder(
    tx,
    {
      currency: write.currency,
      capture: write.capture,
      name: write.buyer.name,
      email: write.buyer.email,
      language: who.language,
      termsVersion: await termsInForce(tx, who.language),
      consents: (write.consents ?? []).map((consent) => ({ ...consent, at: now.toString() })),
      returnPath: write.returnPath,
      addressHash: write.addressHash ?? null,
      bookingId: write.bookingId ?? null,
      replacesOrderId: write.replacesOrderId ?? null,
      cartId: write.cartId ?? null,
      shipsTo: write.shipsTo ?? null,
      checkout: write.checkout ?? null,
      payUntil: write.payUntil ?? null,
      applicationId: write.applicationId ?? null,
      instalment: write.instalment ?? null,
      lines: write.lines,
    },
    now,
  );
  await planOrder(tx, { order, lines: write.lines, now });
  return writePayment(tx, { ...write, order }, now);
}

export async function writePayment(
  tx: Tx,
  write: Pick<
    OrderToWrite,
    'capture' | 'currency' | 'provider' | 'returnTokenHash' | 'heldUntil' | 'lines' | 'buyer' | 'hidesEmail'
  > & { order: { id: string; number: string; total_minor: number } },
  now: Temporal.Instant,
): Promise<OpenedOrder> {
  const { order } = write;
  const email = write.hidesEmail ? '' : write.buyer.email;
  const plan = await firstChargeOf(tx, order.id);
  const captureMode = write.capture === 'now' ? 'automatic' : 'manual';
  const sessionExpiresAt = laterOf(now, write.heldUntil ?? now)
    .add({ minutes: sessionMinutesOpen })
    .round('second');
  const paymentId = await insertPayment(
    tx,
    {
      orderId: order.id,
      provider: write.provider,
      amountMinor: plan ? plan.firstMinor : order.total_minor,
      currency: write.currency,
      captureMode,
      sessionExpiresAt,
      returnTokenHash: write.returnTokenHash,
      hasCustomerEmail: email !== '',
    },
    now,
  );
  return {
    paymentId,
    orderId: order.id,
    orderNumber: order.number,
    lines: plan
      ? plan.lines
      : write.lines.map((line) => ({
          name: line.description,
          quantity: line.quantity,
          unitAmountMinor: line.unitMinor,
        })),
    instalments: plan ? plan.count : 1,
    captureMode,
    email,
    sessionExpiresAt,
  };
}

function laterOf(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) >= 0 ? one : other;
}
