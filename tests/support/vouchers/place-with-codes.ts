import type { World } from '#platform/world.ts';
import { noCodes, previewCodes } from '#studio/money/checkout/apply-codes.ts';
import {
  type CheckoutSummary,
  chargeOf,
  pageCheckoutKey,
  readCheckoutSummary,
} from '#studio/money/checkout/checkout-offer.queries.ts';
import { type PlaceInput, type PlaceOutcome, placeOrder } from '#studio/money/checkout/place-order.ts';
import type { BasketLine, TypedCodes } from '#studio/money/orders/basket.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { shippingFor } from '#studio/offers/cart/shipping-for.ts';
import { shippingId } from '#studio/offers/catalogue/offer.ts';
import { findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { insertCode, type NewDiscountCode } from '#studio/offers/discounts/discounts.store.ts';
import { deliverGiftCard } from '#studio/offers/gift-cards/deliver-gift-card.ts';
import { readGiftCardCode } from '#studio/offers/gift-cards/gift-card.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { orderOf } from '../browser/screenshots.ts';
import { newVisitor, type Stage, typedOrder } from '../page-fixture.ts';

type Studio = Pick<Stage, 'db' | 'world' | 'bank'>;

export async function newCode(stage: Studio, changes: Partial<NewDiscountCode> = {}): Promise<string> {
  const validFrom = stage.world.clock.now().subtract({ hours: 1 });
  const code = { code: 'SPRING', percent: 10, amountMinor: null, currency: null, validFrom };
  const limits = { validUntil: null, maxUses: null, maxUsesPerPerson: null, offerIds: [] };
  const id = await stage.db.transaction((tx) =>
    insertCode(tx, { ...code, ...limits, ...changes }, stage.world.clock.now()),
  );
  if (!id) throw new Error('the code exists');
  return id;
}

export interface PlacedOrder {
  orderId: string;
  paymentId: string;
  /** Null: no card payment was needed. */
  sessionId: string | null;
}

/** Presses 'Order and pay' as a visitor who sees the current amount with these codes. */
export async function placeWithCodes(
  stage: Studio,
  who: Who,
  requested: Partial<PlaceInput> & { id: string; codes?: TypedCodes },
): Promise<PlaceOutcome> {
  const { world } = stage;
  const attempt = requested.attempt ?? newToken();
  const input = { cartToken: null, attempt, values: typedOrder, returnPath: '/', ...requested };
  const shownTotalMinor = requested.shownTotalMinor ?? (await dueOf(world, who, input));
  return placeOrder(world, who, { ...input, shownTotalMinor });
}

async function dueOf(world: World, who: Who, input: Omit<PlaceInput, 'shownTotalMinor'>): Promise<number> {
  const offer = await readCheckoutSummary(world, who, input);
  if (!offer || offer === 'empty' || 'notOffered' in offer) return 0;
  const { booking, currency } = offer;
  const lines = [...offer.lines, ...(await deliveryOf(world, who, offer))];
  const own = booking ? { bookingId: booking.id } : { checkoutKey: pageCheckoutKey(input.attempt) };
  const { codes = noCodes } = input;
  const asked = { lines, currency, codes, email: '', own, charge: chargeOf(offer) };
  const applied = await previewCodes(world, who, asked);
  return 'refusal' in applied ? 0 : applied.dueMinor;
}

async function deliveryOf(world: World, who: Who, offer: CheckoutSummary): Promise<BasketLine[]> {
  const { parcel, currency, lines } = offer;
  const rate = parcel && (await shippingFor(world, { parcel, currency, lines, who }, typedOrder));
  const entry = rate?.ok ? await findOffer(world.db.query, shippingId) : null;
  if (!rate?.ok || !entry) return [];
  const { vatClass, withdrawalRegime } = entry;
  const line = { offerId: entry.id, description: '', vatClass, withdrawalRegime };
  return [{ ...line, quantity: 1, unitMinor: rate.amountMinor }];
}

export async function placed(stage: Studio, outcome: PlaceOutcome): Promise<PlacedOrder> {
  if (!outcome.ok) throw new Error(`not placed: ${outcome.refusal}`);
  const session = [...stage.bank.books.sessions.values()].find(({ url }) => url === outcome.url);
  if (!session) {
    const paid = await stage.db.query
      .selectFrom('payments')
      .select(['id', 'order_id'])
      .where('provider', 'in', ['gift-card', 'none'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return { orderId: paid.order_id, paymentId: paid.id, sessionId: null };
  }
  const order = await orderOf(stage.db, session.paymentId);
  return { orderId: order.id, paymentId: session.paymentId, sessionId: session.id };
}

export async function pay(stage: Studio, order: PlacedOrder): Promise<void> {
  if (!order.sessionId) return;
  stage.bank.payer.pay(order.sessionId);
  await settlePayment(stage.world, order.paymentId);
}

/** Sold, paid and delivered. `code` as a program reads it. */
export async function boughtGiftCard(
  stage: Studio,
  offerId = 'gift-card-1000',
  values: Partial<typeof typedOrder> & { recipientEmail?: string } = {},
): Promise<PlacedOrder & { code: string; giftCardId: string; entitlementId: string }> {
  const { who } = newVisitor();
  const order = await placed(
    stage,
    await placeWithCodes(stage, who, { id: offerId, values: { ...typedOrder, ...values } }),
  );
  await pay(stage, order);
  const card = await stage.db.query
    .selectFrom('gift_cards')
    .select(['id', 'entitlement_id'])
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  await deliverGiftCard(stage.world, card.id);
  const code = await codeInEmail(stage);
  return { ...order, code, giftCardId: card.id, entitlementId: card.entitlement_id ?? '' };
}

export async function codeInEmail(stage: Pick<Stage, 'db'>): Promise<string> {
  const email = await stage.db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', 'gift-card')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const [typed = ''] = /(?:\w{4}-){4}\w{4}/.exec(email.body ?? '') ?? [];
  return readGiftCardCode(typed) ?? '';
}

/** Balance of an entitlement, or minus the uses of a code. */
export async function balanceOf(
  stage: Pick<Stage, 'db'>,
  of: { entitlementId: string } | { codeId: string },
): Promise<number> {
  const row = await stage.db.query
    .selectFrom('ledger_entries')
    .select((select) => select.fn.sum<string>('delta').as('balance'))
    .$if('entitlementId' in of, (rows) =>
      rows.where('entitlement_id', '=', (of as { entitlementId: string }).entitlementId),
    )
    .$if('codeId' in of, (rows) => rows.where('code_id', '=', (of as { codeId: string }).codeId))
    .executeTakeFirst();
  return Number(row?.balance ?? 0);
}
