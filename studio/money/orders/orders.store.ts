import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { WithdrawalRegime } from '#platform/db/schema/catalogue.ts';
import type { Currency, LanguageCode } from '#platform/db/schema/columns.ts';
import type { Consent, LineVatClass, OrderState, ShipsTo } from '#platform/db/schema/orders.ts';
import type { Write } from '#studio/shared/change.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import { type HashedNetwork, networkColumns } from '#studio/shared/limits/network-hash.ts';
import { netOfLine, orderLifecycle } from './order.ts';
import type { OrderLineRow } from './orders.queries.ts';
import { type GiftCardPart, giftCardColumns } from './tender/gift-card-part.ts';

export interface NewOrderLine {
  offerId: string;
  description: string;
  quantity: number;
  unitMinor: number;
  vatClass: LineVatClass;
  vatRatePermille: number;
  vatMinor: number;
  withdrawalRegime: WithdrawalRegime;
  courseId?: string | null;
  discountMinor?: number;
  sessions?: number | null;
  validMonths?: number | null;
}

export interface NewOrder {
  currency: Currency;
  capture: 'now' | 'on-acceptance' | 'on-dispatch';
  name: string;
  email: string;
  language: LanguageCode;
  termsVersion: string;
  consents: Consent[];
  returnPath: string;
  networks?: readonly HashedNetwork[];
  replacesOrderId?: string | null;
  bookingId?: string | null;
  cartId?: string | null;
  shipsTo?: ShipsTo | null;
  /** Idempotency key of the checkout page, and the request hash. */
  checkout?: { key: string; digest: string } | null;
  /** Deadline for the buyer to pay a waiting order. */
  payUntil?: Temporal.Instant | null;
  /** The application paid for, and the instalment number; null: the whole price. */
  applicationId?: string | null;
  instalment?: number | null;
  discountCodeId?: string | null;
  /** The gift card that pays a part of the total, or all of it. */
  giftCard?: GiftCardPart | null;
  lines: readonly NewOrderLine[];
}

export async function insertOrder({ tx, now }: Write, order: NewOrder) {
  const total = order.lines.reduce(
    (sum, line) => sum + line.unitMinor * line.quantity - (line.discountMinor ?? 0),
    0,
  );
  const row = await tx
    .insertInto('orders')
    .values({
      state: 'open',
      currency: order.currency,
      total_minor: total,
      capture: order.capture,
      name: order.name,
      email: order.email,
      language: order.language,
      terms_version: order.termsVersion,
      consents: json(order.consents),
      replaces_order_id: order.replacesOrderId ?? null,
      return_path: order.returnPath,
      ...networkColumns(order.networks ?? []),
      booking_id: order.bookingId ?? null,
      cart_id: order.cartId ?? null,
      ships_to: order.shipsTo ? json(order.shipsTo) : null,
      checkout_key: order.checkout?.key ?? null,
      checkout_digest: order.checkout?.digest ?? null,
      pay_until: order.payUntil ?? null,
      application_id: order.applicationId ?? null,
      instalment: order.instalment ?? null,
      discount_code_id: order.discountCodeId ?? null,
      ...giftCardColumns(order.giftCard ?? null),
      created_at: now,
    })
    .returning(['id', 'number', 'total_minor'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_lines')
    .values(
      order.lines.map((line, position) => ({
        order_id: row.id,
        position,
        offer_id: line.offerId,
        description: line.description,
        quantity: line.quantity,
        unit_minor: line.unitMinor,
        vat_class: line.vatClass,
        vat_rate_permille: line.vatRatePermille,
        vat_minor: line.vatMinor,
        withdrawal_regime: line.withdrawalRegime,
        course_id: line.courseId === undefined ? courseOpenedBy(line.offerId) : line.courseId,
        discount_minor: line.discountMinor ?? 0,
        sessions: line.sessions === undefined ? sessionsOf(line.offerId) : line.sessions,
        ...(line.validMonths === undefined ? {} : { valid_months: line.validMonths }),
      })),
    )
    .execute();
  return row;
}

function courseOpenedBy(offerId: string): RawBuilder<string | null> {
  return sql`(select coalesce(course_id, id) from offers where id = ${offerId} and kind = 'course')`;
}

function sessionsOf(offerId: string): RawBuilder<number | null> {
  return sql`(select sessions from offers where id = ${offerId})`;
}

export async function lockOrder(tx: Tx, orderId: string) {
  return tx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst();
}

/** Serialises the orders of one network, so that they can be counted. */
export async function lockNetwork(tx: Tx, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`a:${hash}`}, 1))`.execute(tx);
}

/** Serialises the requests of one checkout page or cart. */
export async function lockCheckout(tx: Tx, checkoutKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`checkout:${checkoutKey}`}, 2))`.execute(tx);
}

/**
 * Serialises paying and invoicing an order that waits, whichever of its copies is named, so that the second finds what
 * the first one did: the lock is of the order that all of them replace.
 */
export async function lockPaying(tx: Tx, orderId: string): Promise<void> {
  await sql`
    with recursive replaced as (
      select id, replaces_order_id from orders where id = ${orderId}
      union all
      select o.id, o.replaces_order_id from orders o join replaced r on o.id = r.replaces_order_id
    )
    select pg_advisory_xact_lock(hashtextextended('pay:' || id, 2)) from replaced where replaces_order_id is null
  `.execute(tx);
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
/** After a partial dispatch: replaces the lines, and sets the total to their sum and the gift card's part of it. */
export async function replaceLines(
  tx: Tx,
  orderId: string,
  { lines, giftCard }: { lines: readonly OrderLineRow[]; giftCard: GiftCardPart | null },
): Promise<void> {
  await tx.deleteFrom('order_lines').where('order_id', '=', orderId).execute();
  await tx
    .insertInto('order_lines')
    .values(
      lines.map(({ kind: _kind, grants: _grants, term_of: _term, ...line }, position) => ({
        ...line,
        order_id: orderId,
        position,
      })),
    )
    .execute();
  const total = lines.reduce((sum, line) => sum + netOfLine(line), 0);
  const set = { total_minor: total, ...giftCardColumns(giftCard) };
  await tx.updateTable('orders').set(set).where('id', '=', orderId).execute();
}

export async function awaitBuyer(tx: Tx, orderId: string, until: Temporal.Instant): Promise<void> {
  await tx.updateTable('orders').set({ pay_until: until }).where('id', '=', orderId).execute();
}

export async function endPayDeadline(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('orders').set({ pay_until: null }).where('id', '=', orderId).execute();
}

/** The only writer of an order's state. False: the lifecycle forbids the transition; nothing is written. */
export async function moveOrderTo(
  tx: Tx,
  {
    orderId,
    to,
    set: changes = {},
  }: {
    orderId: string;
    to: OrderState;
    set?: Partial<{
      settled_at: Temporal.Instant;
      authorised_until: Temporal.Instant | null;
      refunded_minor: number;
      name: string;
      email: string;
    }>;
  },
): Promise<boolean> {
  const before = statesBefore(orderLifecycle, to);
  if (before.length === 0) return false;
  const result = await tx
    .updateTable('orders')
    .set({ state: to, ...changes })
    .where('id', '=', orderId)
    .where('state', 'in', before)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Adds a refund, at most up to the total. */
export async function addRefunded(tx: Tx, orderId: string, amountMinor: number) {
  return tx
    .updateTable('orders')
    .set({ refunded_minor: sql<number>`least(total_minor, refunded_minor + ${amountMinor})` })
    .where('id', '=', orderId)
    .returning(['refunded_minor', 'total_minor'])
    .executeTakeFirstOrThrow();
}

export async function correctRefunded(tx: Tx, orderId: string, refundedMinor: number): Promise<void> {
  await tx.updateTable('orders').set({ refunded_minor: refundedMinor }).where('id', '=', orderId).execute();
}

/** Read by the email about the void. The first timestamp is kept. */
export async function markDeclined({ tx, now }: Write, orderId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ declined_at: now })
    .where('id', '=', orderId)
    .where('declined_at', 'is', null)
    .execute();
}

export async function assignOrderTo(tx: Tx, orderId: string, applicationId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ application_id: applicationId })
    .where('id', '=', orderId)
    .where('application_id', 'is', null)
    .execute();
}

/** Removes the rows of an attempt whose reservation failed, in the same transaction. */
export async function deleteUnopenedOrder(
  tx: Tx,
  opened: { orderId: string; paymentId: string },
): Promise<void> {
  await tx.deleteFrom('payments').where('id', '=', opened.paymentId).execute();
  await tx.deleteFrom('order_lines').where('order_id', '=', opened.orderId).execute();
  await tx.deleteFrom('orders').where('id', '=', opened.orderId).execute();
}

export async function changeOrderEmail(
  { tx, now }: Write,
  { orderId, email, isRestored }: { orderId: string; email: string; isRestored: boolean },
): Promise<void> {
  const at = isRestored ? { email_restored_at: now } : { email_corrected_at: now };
  await tx
    .updateTable('orders')
    .set({ email, ...at })
    .where('id', '=', orderId)
    .execute();
}

export async function unlinkApplication(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('orders').set({ application_id: null }).where('id', '=', orderId).execute();
}
