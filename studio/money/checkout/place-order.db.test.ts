import { describe, expect, test } from 'vitest';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { emailsTo, orderOf, unitStates } from '#tests/support/browser/screenshots.ts';
import { newVisitor, ordered, testStage, typedOrder } from '#tests/support/page-fixture.ts';
import { visitor } from '#tests/support/who.ts';

const stage = testStage();

async function cartOf(...offerIds: string[]) {
  const { who } = newVisitor();
  let cart = { cartToken: null as string | null, id: '' };
  for (const offerId of offerIds) {
    const outcome = await addToCart(stage.world, who, { cartToken: cart.cartToken, offerId });
    if (!outcome.ok) throw new Error(outcome.refusal);
    cart = { cartToken: outcome.token, id: outcome.cartId };
  }
  return { who, ...cart };
}

const sessionAt = (url: string) =>
  [...stage.bank.books.sessions.values()].find((session) => session.url === url)!;

async function freePieces(offerId: string): Promise<number> {
  const rows = await stage.db.query
    .selectFrom('units')
    .select('id')
    .where('offer_id', '=', offerId)
    .where('state', '=', 'free')
    .execute();
  return rows.length;
}

describe('a course', () => {
  test('is ordered with its own consents, stored word by word on the order', async () => {
    const outcome = await ordered(stage.world, visitor, { id: 'main-course', currency: 'USD' });
    expect(outcome).toMatchObject({ ok: true });
    const session = sessionAt(outcome.ok ? outcome.url : '');
    expect(session).toMatchObject({ amountMinor: 29_700, currency: 'USD' });
    const order = await orderOf(stage.db, session.paymentId);
    expect(order.consents.map(({ id }) => id)).toEqual(['terms', 'digital-now']);
    expect(order.consents[1]?.text).toContain('right to withdraw');
    expect(order).toMatchObject({ email: 'payer@example.com', ships_to: null });
  });

  test.each(['terms', 'digital-now'])('is not ordered without %s', async (missing) => {
    const values = { ...typedOrder, accepted: typedOrder.accepted.filter((id) => id !== missing) };
    const outcome = await ordered(stage.world, visitor, { id: 'main-course', values });
    expect(outcome).toMatchObject({
      ok: false,
      refusal: 'invalid',
      errors: { [missing]: expect.any(String) },
    });
    expect(await stage.db.query.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  test('ordered twice from one page is one order, and once paid cannot be ordered again', async () => {
    const requested = { id: 'main-course', attempt: 'one-page' };
    const [one, two] = [
      await ordered(stage.world, visitor, requested),
      await ordered(stage.world, visitor, requested),
    ];
    expect(two).toEqual(one);
    const session = sessionAt(one.ok ? one.url : '');
    stage.bank.payer.pay(session.id);
    await settlePayment(stage.world, session.paymentId);
    expect(await ordered(stage.world, visitor, requested)).toMatchObject({ refusal: 'already-ordered' });
  });
});

describe('products in a cart', () => {
  test('are one order with a line each and their delivery, each piece reserved', async () => {
    const cart = await cartOf('pop-filter', 'pop-filter', 'microphone');
    const outcome = await ordered(stage.world, cart.who, cart);
    const session = sessionAt(outcome.ok ? outcome.url : '');
    expect(session.amountMinor).toBe(2 * 89_000 + 290_000 + 4_900);
    const order = await orderOf(stage.db, session.paymentId);
    const lines = await stage.db.transaction((tx) => orderLines(tx, order.id));
    expect(lines.map(({ offer_id, quantity, vat_minor }) => [offer_id, quantity, vat_minor])).toEqual([
      ['microphone', 1, 58_000],
      ['pop-filter', 2, 35_600],
      ['shipping', 1, 980],
    ]);
    expect(await unitStates(stage.db, order.id)).toEqual(['held', 'held', 'held']);
    expect(order.ships_to).toMatchObject({ street: 'Ærøgade 7, 2. th', country: 'DK' });
    expect(order.capture).toBe('on-dispatch');
  });

  test('are authorised, confirmed by email, and removed from the cart', async () => {
    const cart = await cartOf('pop-filter');
    const outcome = await ordered(stage.world, cart.who, cart);
    const session = sessionAt(outcome.ok ? outcome.url : '');
    stage.bank.payer.pay(session.id);
    await settlePayment(stage.world, session.paymentId);
    expect((await orderOf(stage.db, session.paymentId)).state).toBe('authorised');
    expect(await emailsTo(stage.db, 'payer@example.com')).toContain('order-confirmed');
    expect(await stage.db.query.selectFrom('cart_lines').selectAll().execute()).toEqual([]);
    expect(await ordered(stage.world, cart.who, cart)).toMatchObject({ refusal: 'empty' });
  });

  test('ordered twice are one order; changed in between, the first page is expired and its pieces are released', async () => {
    const cart = await cartOf('pop-filter');
    const first = await ordered(stage.world, cart.who, cart);
    expect(await ordered(stage.world, cart.who, cart)).toEqual(first);
    await addToCart(stage.world, cart.who, { cartToken: cart.cartToken, offerId: 'pop-filter' });
    const second = await ordered(stage.world, cart.who, cart);
    expect(second).toMatchObject({ ok: true });
    expect(second).not.toEqual(first);
    expect(sessionAt(first.ok ? first.url : '').state).toBe('expired');
    expect(await freePieces('pop-filter')).toBe(6);
  });

  test('without enough stock are not ordered, and the remaining quantity is shown', async () => {
    const cart = await cartOf(...Array.from({ length: 9 }, () => 'pop-filter'));
    const outcome = await ordered(stage.world, cart.who, { ...cart, shownTotalMinor: 1 });
    expect(outcome).toMatchObject({ ok: false, refusal: 'short' });
    expect(outcome.ok ? '' : outcome.message).toContain('8');
    expect(await freePieces('pop-filter')).toBe(8);
  });

  test('are never ordered at a total other than the one shown [P.22]', async () => {
    const cart = await cartOf('pop-filter');
    const german = { ...typedOrder, country: 'DE' };
    const outcome = await ordered(stage.world, cart.who, { ...cart, values: german });
    expect(outcome).toMatchObject({
      refusal: 'total-changed',
      message: expect.stringContaining('DKK 1,019'),
    });
    const again = await ordered(stage.world, cart.who, { ...cart, values: german, shownTotalMinor: 101_900 });
    expect(again).toMatchObject({ ok: true });
  });

  test('are delivered only to supported countries', async () => {
    const cart = await cartOf('pop-filter');
    const values = { ...typedOrder, country: 'US' };
    expect(await ordered(stage.world, cart.who, { ...cart, values })).toMatchObject({
      refusal: 'no-delivery',
      errors: { country: expect.any(String) },
    });
  });

  test('every missing field is reported at the field, and nothing is reserved', async () => {
    const cart = await cartOf('pop-filter');
    const values = {
      ...typedOrder,
      name: ' ',
      email: 'no',
      street: '',
      postcode: '80',
      city: '',
      accepted: [],
    };
    const outcome = await ordered(stage.world, cart.who, { ...cart, values });
    expect(outcome.ok ? [] : Object.keys(outcome.errors).sort()).toEqual([
      'city',
      'email',
      'name',
      'postcode',
      'street',
      'terms',
    ]);
    expect(await freePieces('pop-filter')).toBe(8);
  });

  test('of another browser are not accessible', async () => {
    const cart = await cartOf('pop-filter');
    const other = await cartOf('microphone');
    const requested = { id: cart.id, cartToken: other.cartToken };
    expect(await ordered(stage.world, other.who, requested)).toMatchObject({ refusal: 'not-for-sale' });
  });
});

describe('products in stock and products made on order in one cart', () => {
  test('are two orders: one authorised until dispatch, one paid now after explicit consent', async () => {
    const cart = await cartOf('pop-filter', 'tote-bag');
    const stock = await ordered(stage.world, cart.who, { ...cart, parcel: 'stock' });
    const print = await ordered(stage.world, cart.who, { ...cart, parcel: 'print' });
    const [first, second] = [stock, print].map((outcome) => sessionAt(outcome.ok ? outcome.url : ''));
    expect(first).toMatchObject({ amountMinor: 93_900, capture: 'manual' });
    expect(second).toMatchObject({ amountMinor: 14_400, capture: 'automatic' });
    const order = await orderOf(stage.db, second!.paymentId);
    expect(order.consents.map(({ id }) => id)).toEqual(['terms', 'print-on-order']);
  });

  test('the part made on order requires its own consent [P.15]', async () => {
    const cart = await cartOf('tote-bag');
    const values = { ...typedOrder, accepted: ['terms'] };
    const outcome = await ordered(stage.world, cart.who, { ...cart, values });
    expect(outcome).toMatchObject({ errors: { 'print-on-order': expect.any(String) } });
  });
});
