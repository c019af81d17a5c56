import { beforeEach, expect, test } from 'vitest';
import { dispatchOrder } from '#studio/goods/dispatch/dispatch-order.ts';
import { parcelShop } from '#tests/support/paid-orders.ts';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner } from '#tests/support/who.ts';

const given = testApp();
let headers: Record<string, string> = {};

beforeEach(async () => {
  headers = await signedIn(given, 'owner');
});

async function get(path: string) {
  const html = await (await given.fetch(path, { headers })).text();
  return { html, text: textOf(pieces(html, 'main')[0] ?? html).replaceAll('\u00a0', ' ') };
}

const post = (path: string, fields: Iterable<[string, string]>) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams([...fields]), headers, redirect: 'manual' });

/** The hidden fields of the page's form, which are posted as they are. */
function hiddenFields(html: string): Array<[string, string]> {
  return [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
}

const refunds = () =>
  given.db.query.selectFrom('refunds').select(['amount_minor', 'items']).orderBy('created_at').execute();

/** Two microphones and their delivery. */
async function shipped(): Promise<string> {
  const shop = await parcelShop(given.db);
  const { orderId } = await shop.paidParcel();
  await dispatchOrder(shop.world, owner, { orderId });
  return `/admin/orders/${orderId}`;
}

test('refund by item: chosen, reviewed with its whole outcome, refunded once, and refused when the order changed', async () => {
  const order = await shipped();
  const page = `${order}/refund`;
  expect((await get(order)).html).toContain(`href="${page}"`);
  const choice = await get(page);
  for (const words of ['Items', 'An amount', 'Everything', '0 of 2', 'Put back in stock'])
    expect(choice.text).toContain(words);

  const nothing = await get(`${page}?review=yes&what=items&quantity:0=0`);
  expect(nothing.text).toContain('Choose at least one item');

  const review = `${page}?review=yes&what=items&quantity:0=1&restock:0=yes&reason=Damaged`;
  const reviewed = await get(review);
  const [, total = ''] = /Refund (DKK [\d,.]+)/.exec(reviewed.text) ?? [];
  expect(total).not.toBe('');
  for (const words of [
    `To the original card ${total}`,
    'Stays paid DKK',
    'Of which VAT DKK',
    'Back in stock: 1 ×',
    'The rest of the order stays as it is',
    'gets an email and a credit note',
  ])
    expect(reviewed.text).toContain(words);
  expect(await refunds()).toEqual([]);

  const fields = hiddenFields(reviewed.html);
  for (let press = 0; press < 2; press += 1) {
    const answer = await post(review, fields);
    expect(answer.headers.get('location')).toBe(`${order}?flash=refund`);
  }
  const made = await refunds();
  expect(made).toHaveLength(1);
  expect(made[0]?.items).toEqual([
    { position: 0, quantity: 1, amountMinor: made[0]?.amount_minor, isRestocked: true },
  ]);

  const withoutKey = fields.filter(([name]) => name !== 'form-key');
  const late = await post(review, withoutKey);
  expect(late.status).toBe(409);
  expect(textOf(await late.text())).toContain('The order has changed');
  expect((await get(page)).text).toContain('0 of 1');
});

test('refund of everything: what is left, in stock again only where it was chosen', async () => {
  const order = await shipped();
  const page = `${order}/refund`;
  const reviewed = await get(`${page}?review=yes&what=all`);
  expect(reviewed.text).toContain('Not put back in stock: 2 ×');
  expect(reviewed.text).toContain('Stays paid DKK 0');
  expect((await post(page, hiddenFields(reviewed.html))).status).toBe(303);
  expect((await get(page)).text).toContain('There’s nothing left to refund');
  const stock = await given.db.query
    .selectFrom('units')
    .select('state')
    .where('order_id', '=', order.split('/').at(-1) ?? '')
    .execute();
  expect(stock.map(({ state }) => state)).toEqual(['gone', 'gone']);
});
