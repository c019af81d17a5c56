import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventOfVersion2 } from '#tests/stand-ins/printful/events.ts';
import { type PrintfulStandIn, startPrintful } from '#tests/stand-ins/printful/printful-stand-in.ts';
import { aHoodie, printfulSecret, printfulToken } from '#tests/support/printful.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const printful: PrintfulStandIn = await startPrintful(printfulToken);
const given = testApp({
  PRINTFUL_TOKEN: printfulToken,
  PRINTFUL_API_BASE: printful.url,
  PRINTFUL_WEBHOOK_SECRET: printfulSecret,
});
beforeAll(() => {
  printful.state.products = [aHoodie()];
});
afterAll(() => printful.close());

let owner: Record<string, string>;
beforeEach(async () => {
  owner = await signedIn(given, 'owner');
});

async function call(name: string, body: unknown, headers: Record<string, string> = owner) {
  const answer = await given.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: answer.status, body: await answer.json() };
}

const aCapo = { name: 'Capo', price: '149', category: 'Music Equipment', description: 'For guitars.' };

describe('calls 7 and 8', () => {
  test('answer 401 to a visitor and 403 to a student, before the body is read [S6.09]', async () => {
    const student = await signedIn(given, 'student');
    for (const name of ['manage-products', 'printful-sync']) {
      const anonymous = await call(name, { action: 'create', product: aCapo }, {});
      expect(anonymous).toMatchObject({ status: 401, body: { error: expect.any(String) } });
      expect(await call(name, 'nonsense', student)).toMatchObject({ status: 403 });
    }
    expect(
      await given.db.query.selectFrom('products').select('id').where('id', '=', 'capo').execute(),
    ).toEqual([]);
  });

  test('create a product that is listed in the shop, under both URLs of the function [S3.12]', async () => {
    expect(await call('manage-products', { action: 'create', product: { ...aCapo, stock: 3 } })).toEqual({
      status: 200,
      body: {
        success: true,
        message: 'Product created successfully',
        product: {
          id: 'capo',
          name: 'Capo',
          price: 149,
          currency: 'DKK',
          category: 'music-equipment',
          image: null,
          description: 'For guitars.',
          printful_product_id: null,
          printful_variant_id: null,
        },
      },
    });
    const page = await (await given.fetch('/shop/capo')).text();
    expect(page).toContain('In stock');
    const short = await given.fetch('/functions/manage-products', {
      method: 'POST',
      body: JSON.stringify({ action: 'create', product: aCapo }),
      headers: { 'content-type': 'application/json', ...owner },
    });
    expect(await short.json()).toMatchObject({ product: { id: 'capo-2' } });
  });

  test.each([
    [{ price: 149 }, 'Please fill in all required fields'],
    [{ name: '  ', price: 149 }, 'Please fill in all required fields'],
    [{ name: 'Capo' }, 'Please fill in all required fields'],
    [{ name: 'Capo', price: 'cheap' }, 'The price is a number above 0'],
    [{ name: 'Capo', price: 149, currency: 'SEK' }, 'The shop’s currency is DKK'],
    [{ name: 'Capo', price: 149, stock: -1 }, 'The stock is a whole number'],
    [{ name: 'x'.repeat(200), price: 149 }, 'One of the texts is too long'],
    [{ name: 'Capo', price: 149, printful_product_id: 'abc' }, 'An id of the print-on-demand provider'],
    [null, 'Please fill in all required fields'],
  ])('refuse %j with a message [S5.21]', async (product, sentence) => {
    const { status, body } = await call('manage-products', { action: 'create', product });
    expect(status).toBe(400);
    expect(body.error).toContain(sentence);
  });

  test('update a price by a new price row, and the stock as counted [S7.10]', async () => {
    const update = { id: 'pop-filter', price: 790, stock: 5 };
    expect(await call('manage-products', { action: 'update', product: update })).toMatchObject({
      status: 200,
      body: { message: 'Product updated successfully', product: { name: 'Pop Filter', price: 790 } },
    });
    await call('manage-products', { action: 'update', product: update });
    const prices = await given.db.query
      .selectFrom('prices')
      .select('amount_minor')
      .where('offer_id', '=', 'pop-filter')
      .orderBy('id')
      .execute();
    expect(prices.map((price) => price.amount_minor)).toEqual([89_000, 79_000]);
    const free = await given.db.query
      .selectFrom('units')
      .select('id')
      .where('offer_id', '=', 'pop-filter')
      .where('state', '=', 'free')
      .execute();
    expect(free).toHaveLength(5);
    expect(await (await given.fetch('/shop/pop-filter')).text()).toContain('before the reduction: DKK 890');
    expect(await call('manage-products', { action: 'update', product: { id: 'boat' } })).toMatchObject({
      status: 404,
    });
    expect(await call('manage-products', { action: 'delete', product: update })).toMatchObject({
      status: 400,
    });
  });

  test('set a price per size, while other sizes use the product’s price [S2.122]', async () => {
    const create = { ...aCapo, sizes: 'Small, Large', stock: 2 };
    await call('manage-products', { action: 'create', product: create });
    const update = { id: 'capo', price: 149, prices: { 'capo-small': '', 'capo-large': '179,50' } };
    expect((await call('manage-products', { action: 'update', product: update })).status).toBe(200);
    const html = await (await given.fetch('/shop/capo')).text();
    expect(html).toMatch(/from.{0,20}<small>DKK<\/small>.{0,20}149/s);
    expect(html).toContain('Large, DKK 179.50');
    const form = await (await given.fetch('/shop/admin', { headers: owner })).text();
    expect(/name="price:capo-large"[^>]*value="([^"]*)"/.exec(form)?.[1]).toBe('179.50');
    expect(/name="price:capo-small"[^>]*value="([^"]*)"/.exec(form)?.[1]).toBe('');
    const wrong = { ...update, prices: { 'capo-large': 'free' } };
    expect(await call('manage-products', { action: 'update', product: wrong })).toMatchObject({
      status: 400,
    });
  });

  test('sync the sizes from the printer, and return its errors [S7.11]', async () => {
    expect(await call('printful-sync', { productId: 'hoodie', action: 'sync' })).toMatchObject({
      status: 409,
      body: { reason: 'not-linked' },
    });
    await call('manage-products', { action: 'update', product: { id: 'hoodie', printful_product_id: 5001 } });
    printful.state.products[0]!.variants.pop();
    printful.state.products[0]!.variants.push({
      ...printful.state.products[0]!.variants[0]!,
      id: 79,
      name: 'Hoodie / Black / 2XL',
      variant_id: 4019,
    });
    expect(await call('printful-sync', { productId: '5001', action: 'sync' })).toMatchObject({
      status: 200,
      body: { message: 'Product synced successfully', product: { printful_variant_id: '71' } },
    });
    const page = await (await given.fetch('/shop/hoodie')).text();
    expect(page).not.toContain('value="hoodie-xl"');
    expect(page).toContain('Black / 2XL');
    printful.state.faults.push({ on: 'GET /store', how: '429' });
    expect(await call('printful-sync', { productId: 'hoodie', action: 'sync' })).toMatchObject({
      status: 502,
      body: { error: expect.stringContaining('isn’t responding') },
    });
  });
});

describe('POST /webhooks/printful', () => {
  test('accepts a valid event once and refuses all others', async () => {
    const order = {
      id: 9,
      external_id: '0197a0000000700080000000000000aa',
      status: 'pending' as const,
      recipient: {},
      items: [],
      shipments: [],
    };
    const { body, headers } = eventOfVersion2('order_updated', order, printfulSecret, '2026-11-24T09:00:00Z');
    const send = (init: RequestInit, query = '') =>
      given.fetch(`/webhooks/printful${query}`, { method: 'POST', ...init });
    expect((await send({ body, headers })).status).toBe(200);
    expect((await send({ body, headers })).status).toBe(200);
    expect((await send({ body: `${body} `, headers })).status).toBe(400);
    expect((await send({ body })).status).toBe(400);
    expect((await send({ body }, '?secret=guess')).status).toBe(400);
    expect((await send({ body }, `?secret=${printfulSecret}`)).status).toBe(200);
    const events = await given.db.query.selectFrom('print_events').select('order_id').execute();
    expect(events).toEqual([{ order_id: '0197a000-0000-7000-8000-0000000000aa' }]);
    expect(JSON.stringify(given.logged)).not.toContain(printfulSecret);
  });
});
