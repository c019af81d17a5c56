import { beforeEach, expect, test } from 'vitest';
import { setStock } from '#studio/goods/shop/set-stock.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { emailsTo } from '#tests/support/browser/screenshots.ts';
import { newVisitor, ordered, typedOrder } from '#tests/support/page-fixture.ts';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let headers: Record<string, string> = {};

beforeEach(async () => {
  headers = await signedIn(given, 'owner');
});

const get = async (path: string) => {
  const html = await (await given.fetch(path, { headers })).text();
  return { html, text: textOf(pieces(html, 'main')[0] ?? html).replaceAll('\u00a0', ' ') };
};
const post = (path: string, fields: ReadonlyArray<[string, string]>) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams([...fields]), headers, redirect: 'manual' });

async function readyToShip(): Promise<string> {
  const { world, db } = given;
  await db.transaction((tx) => setStock(tx, { offerId: 'pop-filter', pieces: 9 }, world.clock.now()));
  const { who } = newVisitor();
  const cart = await addToCart(world, who, { cartToken: null, offerId: 'pop-filter', quantity: 2 });
  if (!cart.ok) throw new Error(cart.refusal);
  const placed = await ordered(world, who, { cartToken: cart.token, id: cart.cartId });
  const sessionId = placed.ok ? (placed.url.split('/').at(-1) ?? '') : '';
  await given.testCheckout?.payer.pay(sessionId);
  const payment = await db.query
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  await settlePayment(world, payment.id);
  return payment.order_id;
}

const kindsSent = async (kind: string) =>
  (await emailsTo(given.db, typedOrder.email)).filter((one) => one === kind).length;

test('the owner selects orders, reviews and ships them, prints a packing slip and sends a receipt again', async () => {
  const ids = [await readyToShip(), await readyToShip()];
  const [first = '', second = ''] = ids;

  const list = await get('/admin/orders?status=to-ship');
  expect(list.text).toContain('To ship 2');
  for (const id of ids) expect(list.html).toContain(`form="ship-selected" name="order" value="${id}"`);
  expect(list.html).toContain('href="/admin/orders.csv?status=to-ship"');
  const csv = await get('/admin/orders.csv?status=to-ship');
  expect(csv.html.split('\r\n')).toHaveLength(4);

  const review = `/admin/orders/dispatch?order=${first}&order=${second}`;
  const reviewed = await get(review);
  expect(reviewed.text).toContain('Ship 2 orders');
  expect(reviewed.text).toContain(`‘On its way: order B-`);
  expect(reviewed.text).toContain(typedOrder.email);

  const chosen = ids.map((id): [string, string] => ['order', id]);
  const refused = await post(review, [...chosen, [`number:${first}`, 'DK 7'], [`url:${second}`, 'track']]);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('value="DK 7"');
  expect(await kindsSent('order-dispatched')).toBe(0);

  for (let press = 0; press < 2; press += 1) {
    const answer = await post(review, [...chosen, [`number:${first}`, 'DK 7']]);
    expect(answer.status).toBe(303);
    const done = await get(answer.headers.get('location') ?? '');
    expect(done.text).toContain('Shipped. The payments are charged');
    expect(await kindsSent('order-dispatched')).toBe(2);
  }

  const slip = await get(`/admin/orders/${first}/packing-slip`);
  expect(slip.text).toContain('Pop Filter');
  expect(slip.text).toContain(typedOrder.street);
  expect(slip.text).not.toMatch(/DKK|kr\./);

  const page = await get(`/admin/orders/${first}`);
  expect(page.text).toContain('Shipped');
  const [, key = ''] = /name="form-key" value="([^"]+)"/.exec(page.html) ?? [];
  for (let press = 0; press < 2; press += 1) {
    const answer = await post(`/admin/orders/${first}/receipt-email`, [['form-key', key]]);
    expect(answer.headers.get('location')).toContain('flash=receipt');
  }
  expect(await kindsSent('order-receipt')).toBe(1);
});
