import { beforeEach, expect, test } from 'vitest';
import { dispatchOrder } from '#studio/goods/dispatch/dispatch-order.ts';
import { expireOrder } from '#studio/money/settlement/expire-order.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { type TestVisit, visit } from '#tests/support/browser/visit.ts';
import { typedOrder } from '#tests/support/page-fixture.ts';
import { testApp } from '#tests/support/site/app.ts';
import { owner } from '#tests/support/who.ts';

const begins = Temporal.Instant.from('2026-11-23T09:00:00Z');
let now = begins;
const given = testApp({}, { clock: { now: () => now } });

beforeEach(() => {
  now = begins;
});

/** To the payment page of an order of two filters. */
async function toPayment(browser: TestVisit, prefix = ''): Promise<string> {
  const put = await browser.post(`${prefix}/cart`, { offerId: 'pop-filter', quantity: '2' });
  expect(put.status).toBe(303);
  const cart = await browser.get(`${prefix}/cart`);
  const checkout = cart.text.match(/href="([^"]*\/checkout\/[^"]*)"/)?.[1] ?? '';
  const { accepted: _accepted, ...typed } = typedOrder;
  const fields = { ...typed, parcel: 'stock', attempt: 'x', total: '182900', terms: 'yes' };
  return (await browser.post(checkout, fields)).location ?? '';
}

/** The page after the payment. */
async function payAt(browser: TestVisit, paymentPage: string) {
  const payer = { action: 'pay', name: typedOrder.name, email: typedOrder.email };
  return browser.get((await browser.post(paymentPage, payer)).location ?? '');
}

/** The link in an email about the order. */
async function linkTo(subjectId: string): Promise<string> {
  const link = { purpose: 'order', subjectId, expiresAt: begins.add({ hours: 24 * 365 }) } as const;
  return `/orders/${await makeSecretLink(given.db.query, link)}`;
}

async function ordered(browser: TestVisit, prefix = ''): Promise<string> {
  const done = await payAt(browser, await toPayment(browser, prefix));
  return done.text.match(/href="([^"]*\/orders\/[\w-]{22})"/)?.[1] ?? '';
}

const orderId = async () =>
  (
    await given.db.query
      .selectFrom('orders')
      .select('id')
      .where('state', '=', 'authorised')
      .executeTakeFirstOrThrow()
  ).id;

test('shows its lines, address, latest dispatch date, and the withdrawal link', async () => {
  const browser = visit(given);
  const page = await browser.get(await ordered(browser));
  expect(page.status).toBe(200);
  for (const words of [
    '2 × ',
    'DKK 1,780',
    'DKK 49',
    'DKK 1,829',
    'DKK 365.80',
    'Ærlige Åse Østergaard',
    'Ærøgade 7, 2. th',
    'Ships by',
    'We’ll issue the receipt when you’re charged.',
    'Withdraw from contract here',
  ]) {
    expect(page.text).toContain(words);
  }
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
});

test('is in Danish under its Danish URL', async () => {
  const browser = visit(given);
  const { text } = await browser.get(await ordered(browser, '/da'));
  expect(text).toContain('Det har du bestilt');
  expect(text).toContain('DKK 1.829');
});

test('dispatched: shows the parcel, its tracking, and the receipt as a PDF [P.24]', async () => {
  const browser = visit(given);
  const address = await ordered(browser);
  const tracking = { carrier: 'PostNord', number: 'DK123', url: 'https://track.example/DK123' };
  await dispatchOrder(given.world, owner, { orderId: await orderId(), tracking });
  const { text } = await browser.get(address);
  expect(text).toContain('href="https://track.example/DK123"');
  expect(text).toContain('PostNord, DK123');
  expect(text).toContain('Receipt 1 (PDF)');
  const document = await browser.get(`${address}/receipts/1`);
  expect(document.status).toBe(200);
  expect(document.headers.get('content-type')).toBe('application/pdf');
  expect(document.headers.get('content-disposition')).toBe('attachment; filename="receipt-1.pdf"');
  expect(document.headers.get('cache-control')).toBe('no-store');
  expect(document.text.slice(0, 5)).toBe('%PDF-');
  for (const other of ['2', '0', '-1', 'x', '99999999999999999999']) {
    expect((await browser.get(`${address}/receipts/${other}`)).status).toBe(404);
  }
});

test('partly dispatched: shows the rest with its pay button, which leads to the checkout [P.25]', async () => {
  const browser = visit(given);
  const address = await ordered(browser);
  await dispatchOrder(given.world, owner, {
    orderId: await orderId(),
    pieces: [{ position: 0, quantity: 1 }],
  });
  const { text } = await browser.get(address);
  expect(text).toContain('Pay DKK 890');
  const paying = await browser.post(address, {});
  expect(paying.status).toBe(303);
  expect(paying.location).toContain('/test-checkout/');
  expect((await browser.post(address, {})).location).toBe(paying.location);
});

test('one whose payment page expired awaits its payment until its last day, and is expired afterwards', async () => {
  const browser = visit(given);
  await toPayment(browser);
  await given.db.query.updateTable('payments').set({ state: 'expired' }).execute();
  const lastDay = begins.add({ hours: 7 * 24 });
  const { id } = await given.db.query
    .updateTable('orders')
    .set({ state: 'lapsed', pay_until: lastDay })
    .returning('id')
    .executeTakeFirstOrThrow();
  const address = await linkTo(id);
  const { text } = await browser.get(address);
  expect(text).toContain('Awaiting payment. You haven’t been charged yet.');
  expect(text).toContain('Payment due');
  expect(text).not.toContain('Expired');
  now = lastDay;
  expect((await browser.get(address)).text).toContain('Expired. It wasn’t paid in time.');
});

test('one paid on a second payment page, after the first expired, is paid behind the link of its email', async () => {
  const browser = visit(given);
  await ordered(browser);
  await dispatchOrder(given.world, owner, {
    orderId: await orderId(),
    pieces: [{ position: 0, quantity: 1 }],
  });
  const rest = await given.db.query
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const address = await linkTo(rest.id);
  const first = await browser.post(address, {});
  now = begins.add({ hours: 2 });
  await expireOrder(given.world, rest.id);
  expect((await browser.get(address)).text).toContain('Awaiting payment. You haven’t been charged yet.');
  const second = await browser.post(address, {});
  expect(second.location).not.toBe(first.location);
  await payAt(browser, second.location ?? '');
  const { text } = await browser.get(address);
  expect(text).not.toContain('You haven’t been charged');
  expect(text).toContain('We’ll issue the receipt when you’re charged.');
  // Who has the link of a mistyped address does not see what was paid after its correction.
  await given.db.query
    .updateTable('orders')
    .set({ email: 'right@example.dk' })
    .where('state', '=', 'authorised')
    .execute();
  expect((await browser.get(address)).text).not.toContain('We’ll issue the receipt');
});

test('an order with nothing to pay has no pay button, and a POST changes nothing', async () => {
  const browser = visit(given);
  const address = await ordered(browser);
  expect((await browser.get(address)).text).not.toContain('Payment due');
  const pressed = await browser.post(address, {});
  expect(pressed.status).toBe(404);
});

test('the link in the email opens the same page [P.26]', async () => {
  const browser = visit(given);
  await ordered(browser);
  const mail = await given.db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', 'order-confirmed')
    .executeTakeFirstOrThrow();
  const link = mail.body?.match(/\/orders\/[\w-]{22}/)?.[0] ?? '';
  expect((await browser.get(link)).text).toContain('DKK 1,829');
  expect(mail.body).toContain('/withdraw');
  expect(mail.body).toContain('/terms-of-service');
});
