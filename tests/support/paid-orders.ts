import { randomBytes } from 'node:crypto';
import { betterAuthAccounts } from '#platform/accounts/better-auth-accounts.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { openTestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import { setStock } from '#studio/goods/shop/set-stock.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { newVisitor, ordered, typedOrder } from './page-fixture.ts';
import { quietLog } from './site/quiet-log.ts';
import { signedIn } from './site/signed-in.ts';
import { type TestWorld, testWorld } from './world.ts';

export interface PaidParcel {
  orderId: string;
  taskId: string;
}

/** Prepares and sends parcels in tests that run whole studios over one database. */
export interface ParcelShop {
  world: TestWorld;
  /** The header of a request by the owner, for every process over this database. */
  owner: Record<string, string>;
  /** Restocks enough for a test of this size. */
  restock(): Promise<void>;
  /** Two microphones, ordered and authorised; without `buyer` by a generated one. */
  paidParcel(buyer?: { name: string; email: string }): Promise<PaidParcel>;
}

/** `secret`: of the processes that the owner's header is for. */
export async function parcelShop(db: Database, secret: Uint8Array = randomBytes(32)): Promise<ParcelShop> {
  const clock = systemClock;
  const at = { db, clock, secret, log: quietLog };
  const checkout = openTestCheckout({ ...at, publicUrl: 'http://127.0.0.1:3000' });
  const accounts = betterAuthAccounts({ ...at, siteUrl: 'http://127.0.0.1:3000' });
  const world = testWorld(db, { clock, secret, accounts, payments: checkout.payments });
  const restock = () =>
    db.transaction((tx) => setStock(tx, { offerId: 'microphone', pieces: 500 }, clock.now()));
  await restock();
  return {
    restock,
    world,
    owner: await signedIn({ db, world }, 'owner'),
    async paidParcel(buyer) {
      const { who } = newVisitor();
      const put = await addToCart(world, who, { cartToken: null, offerId: 'microphone', quantity: 2 });
      if (!put.ok) throw new Error(put.refusal);
      const cart = { id: put.cartId, cartToken: put.token };
      const placed = await ordered(world, who, { ...cart, values: { ...typedOrder, ...buyer } });
      if (!placed.ok) throw new Error(placed.refusal);
      const sessionId = placed.url.split('/').at(-1)!;
      await checkout.payer.pay(sessionId);
      const payment = await db.query
        .selectFrom('payments')
        .select(['id', 'order_id'])
        .where('session_id', '=', sessionId)
        .executeTakeFirstOrThrow();
      await settlePayment(world, payment.id);
      const task = await db.query
        .selectFrom('tasks')
        .select('id')
        .where('kind', '=', 'dispatch-order')
        .where('subject_id', '=', payment.order_id)
        .executeTakeFirstOrThrow();
      return { orderId: payment.order_id, taskId: task.id };
    },
  };
}

/** The state of an order, its payments and its parcels, as one line of plain values. */
export async function parcelState(db: Database, orderId: string) {
  const { query } = db;
  const { state, captured } = await query
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.state', 'payments.captured_minor as captured'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await query
    .selectFrom('order_lines')
    .select(['quantity', 'unit_minor'])
    .where('order_id', '=', orderId)
    .execute();
  const dispatches = await query
    .selectFrom('dispatches')
    .select(['state', 'amount_minor'])
    .where('order_id', '=', orderId)
    .execute();
  const receipts = await query
    .selectFrom('receipts')
    .select('number')
    .where('order_id', '=', orderId)
    .execute();
  const units = await query.selectFrom('units').select('state').where('order_id', '=', orderId).execute();
  return {
    state,
    captured,
    cost: lines.reduce((sum, line) => sum + line.quantity * line.unit_minor, 0),
    sent: dispatches.filter((one) => one.state === 'sent').map((one) => one.amount_minor),
    requested: dispatches.filter((one) => one.state === 'requested').length,
    receipts: receipts.length,
    units: units.map((unit) => unit.state).sort(),
  };
}
