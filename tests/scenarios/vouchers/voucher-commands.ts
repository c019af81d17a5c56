import fc from 'fast-check';
import { bookWithCredit } from '#studio/calendar/booking/book-with-credit.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { acceptOrder, declineOrder, endAuthorisation } from '#studio/goods/capture/decide-order.ts';
import { dispatchOrder } from '#studio/goods/dispatch/dispatch-order.ts';
import { expireWaitingOrder } from '#studio/money/checkout/expire-waiting-order.ts';
import { payOrder } from '#studio/money/checkout/pay-order.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { refundPack } from '#studio/money/refunds/refund-pack.ts';
import { packOfOrder } from '#studio/money/refunds/refunds.queries.ts';
import { closeSession } from '#studio/money/settlement/close-session.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { expireEntitlement, notifyExpiring } from '#studio/offers/entitlements/expire-entitlement.ts';
import { expiredEntitlements, expiringEntitlements } from '#studio/offers/entitlements/expiry.queries.ts';
import { endedAuthorisations, ordersUnpaidTooLong } from '#studio/office/reconciliation/overdue.queries.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Currency } from '#studio/shared/money.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import { system, type Who } from '#studio/shared/who.ts';
import { orderOf } from '#tests/support/browser/screenshots.ts';
import { slotInDays } from '#tests/support/offered-hour.ts';
import { type Stage, typedOrder } from '#tests/support/page-fixture.ts';
import {
  boughtGiftCard,
  type PlacedOrder,
  pay,
  placed,
  placeWithCodes,
} from '#tests/support/vouchers/place-with-codes.ts';
import { owner, visitor } from '#tests/support/who.ts';

/** abandoned: the checkout ends unpaid. late: it ends, and the money arrives afterwards. open: nothing happens yet. */
const ends = ['paid', 'paid', 'paid', 'abandoned', 'late', 'open'] as const;

/** Of the owner, about an order that is charged later. */
const decisions = ['accept', 'decline', 'dispatch', 'dispatch-part'] as const;

const which = fc.nat(5);
const codes = fc.record({ withCode: fc.boolean(), card: fc.option(which, { nil: null }) });
const place = fc.record({ days: fc.integer({ min: 2, max: 6 }), hour: fc.integer({ min: 10, max: 16 }) });
const end = fc.constantFrom(...ends);

export const voucherCommand = fc.oneof(
  fc.record({
    do: fc.constant('buy-card' as const),
    offer: fc.constantFrom('gift-card-500', 'gift-card-1950'),
  }),
  fc.record({ do: fc.constant('buy-pack' as const), codes, end }),
  fc.record({ do: fc.constant('book-with-pack' as const), place }),
  fc.record({ do: fc.constant('book-with-codes' as const), place, codes, end }),
  fc.record({ do: fc.constant('order-goods' as const), pieces: fc.constantFrom(1, 2, 3), codes, end }),
  fc.record({ do: fc.constant('apply' as const), codes, end }),
  fc.record({ do: fc.constantFrom(...decisions), which }),
  fc.record({ do: fc.constant('pay-again' as const), which, end }),
  fc.record({ do: fc.constant('reschedule' as const), which, place }),
  fc.record({ do: fc.constant('cancel' as const), which }),
  fc.record({ do: fc.constant('refund-pack' as const), which }),
  fc.record({ do: fc.constant('refund' as const), which, part: fc.constantFrom(0.1, 0.5, 1) }),
  fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 7, 20, 340, 1100) }),
  fc.record({ do: fc.constant('reconcile' as const) }),
);

export type VoucherCommand = typeof voucherCommand extends fc.Arbitrary<infer C> ? C : never;

interface Placing {
  codes: { withCode: boolean; card: number | null };
  end: (typeof ends)[number];
}

/** One student, and what the student has. */
export class VoucherStudent {
  readonly stage: Pick<Stage, 'db' | 'world' | 'bank'>;
  readonly who: Who;
  readonly cards: string[] = [];
  readonly currency: Currency;

  constructor(
    stage: Pick<Stage, 'db' | 'world' | 'bank'>,
    { language = 'en', currency = 'DKK' }: { language?: Language; currency?: Currency } = {},
  ) {
    this.stage = stage;
    this.currency = currency;
    const student = { role: 'student' as const, userId: 'student-1', email: typedOrder.email };
    this.who = { ...visitor, ...student, holderToken: newToken(), language };
  }

  async run(command: VoucherCommand): Promise<void> {
    const { stage } = this;
    switch (command.do) {
      case 'buy-card':
        this.cards.push((await boughtGiftCard(stage, command.offer)).code);
        return;
      case 'buy-pack':
        return this.place('private-coaching-5', command);
      case 'book-with-pack':
        return this.#bookWithPack(this.slot(command.place));
      case 'book-with-codes': {
        const slotStart = this.slot(command.place);
        const { name, email } = typedOrder;
        const held = await holdSlot(stage.world, this.who, { name, email, slotStart, timeZone: null });
        if (held.ok) await this.place(held.booking.id, command);
        return;
      }
      case 'order-goods':
        return this.#orderGoods(command);
      case 'apply':
        return this.place('voice-elevated', command);
      case 'accept':
      case 'decline':
      case 'dispatch':
      case 'dispatch-part':
        return this.#decide(command.do, command.which);
      case 'pay-again':
        return this.#payAgain(command);
      case 'reschedule': {
        const bookingId = await this.pick('bookings', command.which);
        const slotStart = this.slot(command.place);
        if (bookingId) await rescheduleBooking(stage.world, this.who, { bookingId, slotStart });
        return;
      }
      case 'cancel': {
        const bookingId = await this.pick('bookings', command.which);
        if (bookingId) await cancelBooking(stage.world, this.who, { bookingId });
        return;
      }
      case 'refund-pack':
      case 'refund': {
        const orderId = await this.pick('orders', command.which);
        if (orderId) await this.#refund(orderId, command);
        return;
      }
      case 'wait':
        stage.world.setNow(stage.world.clock.now().add({ hours: 24 * command.days }));
        return;
      case 'reconcile':
        return this.reconcile();
    }
  }

  async reconcile(): Promise<void> {
    const { world, db } = this.stage;
    const now = world.clock.now();
    for (const id of await ordersUnpaidTooLong(db.query, now)) await expireWaitingOrder(world, id);
    for (const id of await endedAuthorisations(db.query, now)) await endAuthorisation(world, system, id);
    for (const id of await expiringEntitlements(db.query, now)) await notifyExpiring(world, id);
    for (const id of await expiredEntitlements(db.query, now)) await expireEntitlement(world, id);
    const due = await db.query.selectFrom('refunds').select('id').where('state', '=', 'due').execute();
    for (const { id } of due) await sendRefund(world, id);
  }

  protected slot({ days, hour }: { days: number; hour: number }): string {
    return slotInDays(days, hour, this.stage.world.clock.now());
  }

  protected async place(
    id: string,
    { codes: { withCode, card }, end }: Placing,
    cartToken: string | null = null,
  ) {
    const { stage } = this;
    const giftCard = (card !== null && this.cards[card % this.cards.length]) || '';
    const typed = { discount: withCode ? 'SPRING' : '', giftCard };
    const { currency } = this;
    const outcome = await placeWithCodes(stage, this.who, { id, cartToken, codes: typed, currency });
    if (outcome.ok) await this.#finish(await placed(stage, outcome), end);
  }

  async #finish(order: PlacedOrder, end: Placing['end']): Promise<void> {
    if (end === 'paid') await pay(this.stage, order);
    if (end === 'abandoned' || end === 'late') await this.#end(order, end);
  }

  async #orderGoods(command: Placing & { pieces: number }): Promise<void> {
    const wanted = { cartToken: null, offerId: 'pop-filter', quantity: command.pieces };
    const cart = await addToCart(this.stage.world, this.who, wanted);
    if (cart.ok) await this.place(cart.cartId, command, cart.token);
  }

  async #decide(act: (typeof decisions)[number], which: number): Promise<void> {
    const { world } = this.stage;
    const orderId = await this.pick('orders', which, 'authorised');
    if (!orderId) return;
    if (act === 'accept') await acceptOrder(world, owner, { orderId });
    if (act === 'decline') await declineOrder(world, owner, { orderId });
    if (act === 'dispatch') await dispatchOrder(world, owner, { orderId });
    const pieces = [{ position: 0, quantity: 1 }];
    if (act === 'dispatch-part') await dispatchOrder(world, owner, { orderId, pieces });
  }

  async #payAgain({ which, end }: Pick<Placing, 'end'> & { which: number }): Promise<void> {
    const { world, db, bank } = this.stage;
    const rows = await db.query
      .selectFrom('orders')
      .select('id')
      .where('pay_until', 'is not', null)
      .orderBy('number')
      .execute();
    const subjectId = rows[which % Math.max(1, rows.length)]?.id;
    if (!subjectId) return;
    const expiresAt = world.clock.now().add({ hours: 1 });
    const token = await makeSecretLink(db.query, { purpose: 'order', subjectId, expiresAt });
    const outcome = await payOrder(world, this.who, { token, returnPath: '/' });
    const session = [...bank.books.sessions.values()].find(({ url }) => outcome.ok && url === outcome.url);
    if (!session) return;
    const order = await orderOf(db, session.paymentId);
    await this.#finish({ orderId: order.id, paymentId: session.paymentId, sessionId: session.id }, end);
  }

  /** Late money is only possible while the provider has not ended the session; then it settles a lapsed order. */
  async #end(order: PlacedOrder, end: 'abandoned' | 'late'): Promise<void> {
    const { db, world, bank } = this.stage;
    if (!order.sessionId) return;
    if (end === 'abandoned') return closeSession(world, order.paymentId);
    await db.query.updateTable('orders').set({ state: 'lapsed' }).where('id', '=', order.orderId).execute();
    bank.payer.pay(order.sessionId);
    await settlePayment(world, order.paymentId);
  }

  async #bookWithPack(slotStart: string): Promise<void> {
    const pack = await this.stage.db.query
      .selectFrom('entitlements')
      .select('id')
      .where('kind', '=', 'credit')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .executeTakeFirst();
    if (!pack) return;
    const typed = { entitlementId: pack.id, slotStart, name: typedOrder.name };
    await bookWithCredit(this.stage.world, this.who, typed);
  }

  async #refund(orderId: string, command: VoucherCommand & { do: 'refund' | 'refund-pack' }): Promise<void> {
    const { world, db } = this.stage;
    if (command.do === 'refund-pack') {
      const pack = await packOfOrder(db.query, orderId);
      if (pack) await refundPack(world, owner, { orderId, seenUnused: pack.unused, once: null });
      return;
    }
    const { orderForOwner } = await import('#studio/money/orders/order-for-owner.queries.ts');
    const found = await orderForOwner(db.query, owner, orderId);
    const leftMinor = found?.leftMinor ?? 0;
    if (leftMinor <= 0) return;
    const amountMinor = Math.max(1, Math.floor(leftMinor * command.part));
    await refundOrder(world, owner, { orderId, amountMinor, seenLeftMinor: leftMinor, once: null });
  }

  protected async pick(
    table: 'orders' | 'bookings',
    which: number,
    state?: 'authorised',
  ): Promise<string | null> {
    const { query } = this.stage.db;
    const orders = query.selectFrom('orders').select('id').orderBy('number');
    const bookings = query
      .selectFrom('bookings')
      .innerJoin('claims', 'claims.id', 'claim_id')
      .select('bookings.id')
      .orderBy('bookings.created_at')
      .orderBy('slot_start')
      .orderBy('bookings.id');
    const rows = await (table === 'bookings'
      ? bookings
      : state
        ? orders.where('state', '=', state)
        : orders
    ).execute();
    return rows.length === 0 ? null : (rows[which % rows.length]?.id ?? null);
  }
}
