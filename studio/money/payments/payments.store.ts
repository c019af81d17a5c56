import type { Tx } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { ManualMethod, PaymentState } from '#platform/db/schema/money.ts';
import type { ProviderFee } from '#platform/payments/payments.ts';
import { paymentLifecycle } from '#studio/money/payments/payment.ts';
import type { Write } from '#studio/shared/change.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';

export interface NewPayment {
  orderId: string;
  provider: 'stripe' | 'test';
  amountMinor: number;
  currency: Currency;
  captureMode: 'automatic' | 'manual';
  sessionExpiresAt: Temporal.Instant;
  returnTokenHash: string;
  payerHash: string;
  hasCustomerEmail: boolean;
}

/** Its return address then opens nothing but the page, also in the browser that paid. */
export async function forgetPayer(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('payments').set({ payer_hash: null }).where('order_id', '=', orderId).execute();
}

export async function insertPayment({ tx, now }: Write, payment: NewPayment): Promise<string> {
  const row = await tx
    .insertInto('payments')
    .values({
      order_id: payment.orderId,
      provider: payment.provider,
      state: 'creating',
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      capture_mode: payment.captureMode,
      session_expires_at: payment.sessionExpiresAt,
      return_token_hash: payment.returnTokenHash,
      payer_hash: payment.payerHash,
      has_customer_email: payment.hasCustomerEmail,
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A later charge of a plan. Null: already recorded. */
export async function insertCharge(
  { tx, now }: Write,
  charge: {
    first: Pick<PaymentRow, 'order_id' | 'provider' | 'currency'>;
    instalment: number;
    intentId: string | null;
    amountMinor: number;
    returnTokenHash: string;
  },
): Promise<string | null> {
  const row = await tx
    .insertInto('payments')
    .values({
      order_id: charge.first.order_id,
      provider: charge.first.provider,
      state: 'captured',
      intent_id: charge.intentId,
      instalment: charge.instalment,
      amount_minor: charge.amountMinor,
      captured_minor: charge.amountMinor,
      currency: charge.first.currency,
      capture_mode: 'automatic',
      session_expires_at: now,
      return_token_hash: charge.returnTokenHash,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertManualPayment(
  { tx, now }: Write,
  payment: {
    orderId: string;
    method: ManualMethod;
    /** Null: the day is not known. */
    receivedOn: Temporal.PlainDate | null;
    amountMinor: number;
    currency: Currency;
    returnTokenHash: string;
  },
): Promise<string> {
  const row = await tx
    .insertInto('payments')
    .values({
      order_id: payment.orderId,
      provider: 'manual',
      method: payment.method,
      received_on: payment.receivedOn?.toString() ?? null,
      state: 'captured',
      amount_minor: payment.amountMinor,
      captured_minor: payment.amountMinor,
      currency: payment.currency,
      capture_mode: 'automatic',
      session_expires_at: now,
      return_token_hash: payment.returnTokenHash,
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Paid with a gift card, or nothing to pay: no provider takes part. open: to be authorised. */
export async function insertCoveredPayment(
  { tx, now }: Write,
  payment: {
    orderId: string;
    state: 'open' | 'captured';
    amountMinor: number;
    currency: Currency;
    returnTokenHash: string;
    payerHash: string | null;
  },
): Promise<string> {
  const row = await tx
    .insertInto('payments')
    .values({
      order_id: payment.orderId,
      provider: payment.amountMinor > 0 ? 'gift-card' : 'none',
      state: payment.state,
      amount_minor: payment.amountMinor,
      captured_minor: payment.state === 'captured' ? payment.amountMinor : 0,
      currency: payment.currency,
      capture_mode: payment.state === 'captured' ? 'automatic' : 'manual',
      session_expires_at: now,
      return_token_hash: payment.returnTokenHash,
      payer_hash: payment.payerHash,
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function lockPayment(tx: Tx, paymentId: string) {
  return tx.selectFrom('payments').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirst();
}

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/** The only writer of a payment's state. False: the lifecycle forbids the transition; nothing is written. */
export async function movePaymentTo(
  { tx, now }: Write,
  {
    paymentId,
    to,
    set: changes = {},
  }: {
    paymentId: string;
    to: PaymentState;
    set?: Partial<{
      session_id: string;
      url: string | null;
      intent_id: string | null;
      captured_minor: number;
      order_id: string;
    }>;
  },
): Promise<boolean> {
  const before = statesBefore(paymentLifecycle, to);
  if (before.length === 0) return false;
  const result = await tx
    .updateTable('payments')
    .set({ state: to, changed_at: now, ...changes })
    .where('id', '=', paymentId)
    .where('state', 'in', before)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function rememberSession(tx: Tx, paymentId: string, sessionId: string): Promise<void> {
  await tx.updateTable('payments').set({ session_id: sessionId }).where('id', '=', paymentId).execute();
}

export async function markChecked({ tx, now }: Write, paymentIds: readonly string[]): Promise<void> {
  await tx.updateTable('payments').set({ last_checked_at: now }).where('id', 'in', paymentIds).execute();
}

export async function addPaymentRefund(tx: Tx, paymentId: string, amountMinor: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set((set) => ({ refunded_minor: set('refunded_minor', '+', amountMinor) }))
    .where('id', '=', paymentId)
    .execute();
}

export async function correctCaptured(
  { tx, now }: Write,
  { paymentId, capturedMinor }: { paymentId: string; capturedMinor: number },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ captured_minor: capturedMinor, changed_at: now })
    .where('id', '=', paymentId)
    .execute();
}

export async function correctPaymentRefunded(
  tx: Tx,
  { paymentId, refundedMinor }: { paymentId: string; refundedMinor: number },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ refunded_minor: refundedMinor })
    .where('id', '=', paymentId)
    .execute();
}

/** As first reported. */
export async function recordFee(tx: Tx, paymentId: string, fee: ProviderFee): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ fee_minor: fee.amountMinor, fee_currency: fee.currency, fee_at: fee.at })
    .where('id', '=', paymentId)
    .where('fee_minor', 'is', null)
    .execute();
}

export async function movePaymentToOrder(tx: Tx, paymentId: string, orderId: string): Promise<void> {
  await tx.updateTable('payments').set({ order_id: orderId }).where('id', '=', paymentId).execute();
}
