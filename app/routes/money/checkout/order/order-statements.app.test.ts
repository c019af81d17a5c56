import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { exportOwnData } from '#studio/office/privacy/export-own-data.ts';
import { ordered, typedOrder } from '#tests/support/page-fixture.ts';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner, payersCookie, student, visitor } from '#tests/support/who.ts';

/* What each screen says of an order's money: its status, what was charged, and what is due when. */

const given = testApp();
let ownersCookie: Record<string, string> = {};
let buyersCookie: Record<string, string> = {};

beforeEach(async () => {
  ownersCookie = await signedIn(given, 'owner');
  buyersCookie = await signedIn(given, 'student', { email: typedOrder.email });
});

const mainOf = async (path: string, headers: Record<string, string> = {}) => {
  const html = await (await given.fetch(path, { headers })).text();
  return textOf(pieces(html, 'main')[0] ?? '').replaceAll('\u00a0', ' ');
};

async function paid(offerId: string, currency: 'DKK' | 'USD') {
  const { world, db } = given;
  const buyer = { ...visitor, email: typedOrder.email };
  const outcome =
    offerId === 'private-coaching'
      ? await createPayment(world, buyer, { subjectId: offerId, currency, returnPath: '/courses' })
      : await ordered(world, buyer, { id: offerId, currency });
  if (!outcome.ok) throw new Error(outcome.refusal);
  const sessionId = outcome.url.split('/').at(-1) ?? '';
  await given.testCheckout?.payer.pay(sessionId);
  const payment = await db.query
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  await settlePayment(world, payment.id);
  const { success_url } = await db.query
    .selectFrom('test_checkout_sessions')
    .select('success_url')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return { id: payment.order_id, token: new URL(success_url).searchParams.get('session') ?? '' };
}

describe('an instalment plan after its first charge of 165.68', () => {
  test('no page says that USD 497 is paid; each shows the amount charged and the charges due', async () => {
    const { id, token } = await paid('main-course-premium-3-months', 'USD');
    const next = 'USD 165.68 of USD 497 charged. Next: USD 165.66';
    for (const [path, headers] of [
      [`/orders/${token}`, payersCookie],
      ['/dashboard/orders', buyersCookie],
      [`/dashboard/orders/${id}`, buyersCookie],
      ['/admin/orders', ownersCookie],
      [`/admin/orders/${id}`, ownersCookie],
    ] as const) {
      const text = await mainOf(path, headers);
      expect(text, path).toContain(next);
      expect(text, path).toContain('Awaiting payment');
      expect(text, path).not.toMatch(/USD 497 Paid|Paid\. Thank you/);
    }
    const success = await mainOf(`/payment-success?session=${token}`);
    expect(success).toMatch(/Charged now USD 165\.68 Price, in 3 payments USD 497 Due .* USD 165\.66 Due/);
    expect(await mainOf('/admin/orders?status=paid', ownersCookie)).not.toContain('USD 497');
    expect(await mainOf('/admin/orders?status=awaiting-payment', ownersCookie)).toContain('USD 497');
  });

  test('its receipt email and its PDF state the charge, the price and the remaining charges', async () => {
    await paid('main-course-premium-3-months', 'USD');
    const { body: written } = await given.db.query
      .selectFrom('emails')
      .select('body')
      .where('kind', '=', 'order-receipt')
      .executeTakeFirstOrThrow();
    const body = (written ?? '').replaceAll('\u00a0', ' ');
    expect(body).toMatch(/Total:? +USD 165\.68/);
    expect(body).toMatch(/Price, in 3 payments:? +USD 497/);
    expect(body.match(/USD 165\.66/g)).toHaveLength(2);
    const { content } = await given.db.query
      .selectFrom('receipts')
      .select('content')
      .executeTakeFirstOrThrow();
    expect(content).toMatchObject({
      totalMinor: 16_568,
      plan: {
        totalMinor: 49_700,
        number: 1,
        count: 3,
        due: [{ amountMinor: 16_566 }, { amountMinor: 16_566 }],
      },
    });
  });

  test('the terms promise no equal charges, in either language', async () => {
    expect(await mainOf('/terms-of-service')).toMatch(
      /three charges, a month apart, that add up to the price/,
    );
    expect(await mainOf('/terms-of-service')).not.toContain('equal');
    const danish = await mainOf('/da/terms-of-service');
    expect(danish).toContain('tre rater med en måneds mellemrum');
    expect(danish).not.toContain('lige store');
  });
});

describe('a partial refund of 500 out of 1,950', () => {
  test('is Partially refunded on every page, in the email and in the export', async () => {
    const { world, db } = given;
    const { id, token } = await paid('private-coaching', 'DKK');
    const requested = { orderId: id, amountMinor: 50_000, seenLeftMinor: 195_000 };
    expect(await refundOrder(world, owner, requested)).toMatchObject({ ok: true });
    const refund = await db.query.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
    await sendRefund(world, refund.id);
    for (const [path, headers] of [
      [`/orders/${token}`, payersCookie],
      ['/dashboard/orders', buyersCookie],
      [`/dashboard/orders/${id}`, buyersCookie],
      ['/admin/orders?status=partially-refunded', ownersCookie],
      [`/admin/orders/${id}`, ownersCookie],
      [`/admin/students/guest?email=${encodeURIComponent(typedOrder.email)}`, ownersCookie],
    ] as const) {
      const text = await mainOf(path, headers);
      expect(text, path).toContain('Partially refunded');
      expect(text, path).not.toMatch(/Given back|gone back/);
    }
    expect(await mainOf('/admin/orders?status=refunded', ownersCookie)).not.toContain('DKK 1,950');
    expect(await mainOf(`/da/orders/${token}`, payersCookie)).toContain('Delvist refunderet');
    const { body } = await db.query
      .selectFrom('emails')
      .select('body')
      .where('kind', '=', 'refund-sent')
      .executeTakeFirstOrThrow();
    expect(body).toContain('Partially refunded');
    const who = { ...student, email: typedOrder.email, userId: `s-${typedOrder.email}` };
    const files = unzipSync(new Uint8Array(await new Response(exportOwnData(world, who)).arrayBuffer()));
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('Partially refunded');
    const [order] = JSON.parse(strFromU8(files['data/orders.json'] ?? new Uint8Array()));
    expect(order).toMatchObject({ status: 'partially-refunded' });
  });
});

test('an order of products is named after the products, not after its delivery', async () => {
  const { world } = given;
  const outcome = await ordered(world, visitor, { id: 'pop-filter', currency: 'DKK' });
  expect(outcome.ok).toBe(true);
  const rows = await given.db.query
    .selectFrom('order_lines')
    .select('offer_id')
    .orderBy('position')
    .execute();
  expect(rows.map(({ offer_id }) => offer_id)).toEqual(['pop-filter', 'shipping']);
  const list = await mainOf('/admin/orders', ownersCookie);
  expect(list).toMatch(/Pop filter/i);
  // The column alone.
  expect(list.match(/Delivery/g)).toHaveLength(1);
  expect(list).not.toContain('and 1 more');
});
