import { describe, expect, test } from 'vitest';
import { eventOfVersion1, eventOfVersion2 } from '#tests/stand-ins/printful/events.ts';
import { printfulSecret, printfulToken, ship, testPrintful } from '#tests/support/printful.ts';
import { externalIdOf, type NewPrintOrder, orderIdOf, PrintRefused, PrintUnavailable } from './print.ts';
import { printfulPrint } from './printful.ts';

const printful = testPrintful();
const print = (token = printfulToken) =>
  printfulPrint({ token, apiBase: printful.url, webhookSecret: printfulSecret });

const to = {
  name: 'Mia Holm',
  street: 'Prøvegade 3',
  postcode: '2200',
  city: 'København N',
  country: 'DK',
  phone: '',
};
const orderId = '0197a000-0000-7000-8000-0000000000aa';
const anOrder: NewPrintOrder = {
  externalId: externalIdOf(orderId),
  to,
  currency: 'DKK',
  items: [{ variantId: '72', quantity: 2, name: 'Hoodie, M', unitMinor: 39_900 }],
};

describe('a product', () => {
  test('is read with its sizes, without those the printer ignores', async () => {
    printful.state.products[0]!.variants[3]!.is_ignored = true;
    const product = await print().product('5001');
    expect(product).toMatchObject({ id: '5001', name: 'Hoodie' });
    expect(product?.variants[0]).toEqual({
      id: '71',
      catalogId: '4011',
      name: 'Hoodie / Black / S',
      isOffered: true,
      priceMinor: 5_200,
      currency: 'EUR',
    });
    expect(product?.variants.map((variant) => variant.isOffered)).toEqual([true, true, true, false]);
  });

  test('unknown is null, and a wrong token is an error', async () => {
    expect(await print().product('1')).toBeNull();
    await expect(print('wrong').product('5001')).rejects.toThrow(PrintRefused);
  });
});

describe('shipping rates', () => {
  const requested = { to, currency: 'DKK', items: [{ catalogId: '4012', quantity: 2 }] } as const;

  test('are sorted by price, in minor units', async () => {
    expect(await print().shippingRates(requested)).toEqual([
      { id: 'STANDARD', amountMinor: 4_450 },
      { id: 'PRINTFUL_FAST', amountMinor: 15_400 },
    ]);
  });

  test('in another currency are empty, because nothing is converted', async () => {
    printful.state.ratesIn = 'USD';
    expect(await print().shippingRates(requested)).toEqual([]);
  });

  test('to an unsupported country are an error without the address in its message', async () => {
    const away = print().shippingRates({ ...requested, to: { ...to, country: 'AQ' } });
    await expect(away).rejects.toThrow(/^Printful: POST \/shipping\/rates was refused with 400 BadRequest$/);
  });
});

describe('an order', () => {
  test('is placed, paid and found again under our id', async () => {
    const placed = await print().placeOrder(anOrder);
    expect(placed).toMatchObject({ externalId: anOrder.externalId, status: 'placed', shipments: [] });
    expect(printful.state.orders).toHaveLength(1);
    expect(printful.state.orders[0]).toMatchObject({
      status: 'pending',
      recipient: { name: 'Mia Holm', address1: 'Prøvegade 3', zip: '2200', country_code: 'DK' },
      items: [{ sync_variant_id: 72, quantity: 2, retail_price: '399.00' }],
    });
    expect(await print().order(anOrder.externalId)).toMatchObject({ id: placed.id, status: 'placed' });
    expect(await print().order(externalIdOf('0197a000-0000-7000-8000-0000000000bb'))).toBeNull();
  });

  test.each(['500', '500-after', 'cut', 'cut-after', 'garbage', '429'] as const)(
    'is created once although the first answer was %s',
    async (how) => {
      printful.state.faults.push({ on: 'POST /orders', how });
      await expect(print().placeOrder(anOrder)).rejects.toThrow(PrintUnavailable);
      await print().placeOrder(anOrder);
      expect(printful.state.orders).toHaveLength(1);
      expect(printful.state.orders[0]?.status).toBe('pending');
    },
  );

  test('placed twice concurrently is one order', async () => {
    const both = await Promise.all([print().placeOrder(anOrder), print().placeOrder(anOrder)]);
    expect(both[0].id).toBe(both[1].id);
    expect(printful.state.orders).toHaveLength(1);
  });

  test('left as a draft is confirmed, not created again', async () => {
    await print().placeOrder(anOrder);
    printful.state.orders[0]!.status = 'draft';
    expect(await print().placeOrder(anOrder)).toMatchObject({ status: 'placed' });
    expect(printful.state.orders).toMatchObject([{ status: 'pending' }]);
  });

  test('with an invalid address is refused, with the printer’s reason outside the message', async () => {
    const refused = print().placeOrder({ ...anOrder, to: { ...to, street: 'Nowhere 1' } });
    await expect(refused).rejects.toSatisfy(
      (error) =>
        error instanceof PrintRefused && /Nowhere 1/.test(error.words) && !/Nowhere/.test(error.message),
    );
  });

  test('reports its parcels with tracking, and which were returned', async () => {
    await print().placeOrder(anOrder);
    const order = printful.state.orders[0]!;
    const first = ship(order, 'partial');
    const second = ship(order);
    second.state = 'returned';
    second.tracking_url = 'javascript:alert(1)';
    const truth = await print().order(anOrder.externalId);
    expect(truth?.status).toBe('shipped');
    expect(truth?.shipments).toMatchObject([
      { id: String(first.id), carrier: 'PostNord', trackingUrl: first.tracking_url, isReturned: false },
      { id: String(second.id), trackingUrl: null, isReturned: true },
    ]);
  });

  test('in an unknown state changes nothing', async () => {
    await print().placeOrder(anOrder);
    Object.assign(printful.state.orders[0]!, { status: 'dreaming' });
    await expect(print().order(anOrder.externalId)).rejects.toThrow(PrintUnavailable);
  });
});

describe('an event', () => {
  async function placed() {
    await print().placeOrder(anOrder);
    return printful.state.orders[0]!;
  }

  test('of version 2 is verified by its signature, of version 1 by the secret in its URL', async () => {
    const order = await placed();
    const signed = eventOfVersion2('shipment_sent', order, printfulSecret, '2026-11-24T09:00:00Z');
    const signature = signed.headers['x-pf-webhook-signature'] ?? null;
    expect(print().readEvent(signed.body, signature, null)).toMatchObject({
      kind: 'shipment_sent',
      externalId: anOrder.externalId,
    });
    const plain = eventOfVersion1('package_shipped', order, ship(order));
    expect(print().readEvent(plain.body, null, printfulSecret)).toMatchObject({ kind: 'package_shipped' });
  });

  test('is null when changed, signed with another key, or sent without the secret', async () => {
    const order = await placed();
    const { body, headers } = eventOfVersion2('order_failed', order, printfulSecret, '2026-11-24T09:00:00Z');
    const signature = headers['x-pf-webhook-signature'] ?? '';
    expect(print().readEvent(`${body} `, signature, null)).toBeNull();
    expect(
      print().readEvent(body, signature.replace(/^./, signature.startsWith('0') ? '1' : '0'), null),
    ).toBeNull();
    expect(print().readEvent(body, null, null)).toBeNull();
    expect(print().readEvent(body, null, 'guess')).toBeNull();
    expect(print().readEvent(body, 'ff', printfulSecret)).toBeNull();
    expect(print().readEvent('no json', null, printfulSecret)).toBeNull();
    const noSecret = printfulPrint({ token: printfulToken, apiBase: printful.url, webhookSecret: null });
    expect(noSecret.readEvent(body, signature, null)).toBeNull();
  });

  test('keeps its id when resent, and two events have two ids', async () => {
    const order = await placed();
    const first = ship(order, 'partial');
    const second = ship(order);
    const idOf = (event: { body: string }) => print().readEvent(event.body, null, printfulSecret)?.eventId;
    const once = idOf(eventOfVersion1('package_shipped', order, first, 0));
    expect(idOf(eventOfVersion1('package_shipped', order, first, 3))).toBe(once);
    expect(idOf(eventOfVersion1('package_shipped', order, second))).not.toBe(once);
    expect(idOf(eventOfVersion1('order_failed', order))).not.toBe(once);
  });
});

test('an order’s id fits the printer’s 32 characters and is restored unchanged', () => {
  expect(externalIdOf(orderId)).toHaveLength(32);
  expect(orderIdOf(externalIdOf(orderId))).toBe(orderId);
  expect(orderIdOf('4235234213')).toBeNull();
  expect(orderIdOf(null)).toBeNull();
});
