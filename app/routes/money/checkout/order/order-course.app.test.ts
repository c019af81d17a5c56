import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';
import { payersCookie } from '#tests/support/who.ts';

const given = testApp();
const mainText = (html: string) => textOf(pieces(html, 'main')[0] ?? '').replaceAll('\u00a0', ' ');
const page = async (path: string) => (await given.fetch(path, { headers: payersCookie })).text();
const post = (path: string, fields: Record<string, string> = {}) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers: payersCookie });
const hidden = (html: string, name: string) =>
  html.match(new RegExp(`name="${name}"[^>]*value="([^"]*)"`))?.[1] ?? '';

async function ordered(offerId: string, prefix = ''): Promise<string> {
  const path = `${prefix}/checkout/${offerId}`;
  const html = await page(`${path}?currency=USD`);
  const consents = [
    ...html.matchAll(/type="checkbox"[^>]*name="([^"]+)"|name="([^"]+)"[^>]*type="checkbox"/g),
  ];
  const ticked = Object.fromEntries(consents.map((match) => [match[1] ?? match[2] ?? '', 'yes']));
  const answer = await post(path, {
    name: 'Åse Ærø',
    email: 'aase@example.dk',
    attempt: hidden(html, 'attempt'),
    currency: 'USD',
    total: hidden(html, 'total'),
    ...ticked,
  });
  const hosted = answer.headers.get('location') ?? '';
  const sessionId = hosted.split('/').at(-1) ?? '';
  await given.testCheckout?.payer.pay(sessionId);
  const { success_url } = await given.db.query
    .selectFrom('test_checkout_sessions')
    .select('success_url')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const back = new URL(success_url);
  await given.fetch(`${back.pathname}${back.search}`);
  return `${prefix}/orders/${back.searchParams.get('session')}`;
}

test('a plan shows its charges before the button and on the page of the order', async () => {
  const checkout = mainText(await page('/checkout/main-course-premium-3-months?currency=USD'));
  expect(checkout).toContain(
    'Paid in 3 monthly charges on the same card: USD 165.68 now, then USD 165.66 a month.',
  );
  const order = mainText(await page(await ordered('main-course-premium-3-months')));
  for (const words of ['Payments', '1 of 3', 'paid', 'USD 165.68', '3 of 3', 'scheduled', 'USD 165.66']) {
    expect(order).toContain(words);
  }
  expect(mainText(await page(await ordered('main-course-professional-3-months', '/da')))).toContain('1 af 3');
});

test('guarantee: GET changes nothing, its button refunds everything, once', async () => {
  const order = await ordered('main-course');
  const before = await page(order);
  expect(mainText(before)).toContain('Not for you? Get a refund');
  expect(before).toContain(`action="${order}/guarantee"`);
  expect((await given.fetch(`${order}/guarantee`, { headers: payersCookie })).status).toBe(303);
  expect(mainText(await page(order))).toContain('Return course and refund USD 297');
  for (const _press of [1, 2]) {
    const pressed = await post(`${order}/guarantee`);
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get('location')).toBe(order);
  }
  const after = mainText(await page(order));
  expect(after).toMatch(/Refund pending\. Your refund is on its way|Refunded\. You’ve been refunded in full/);
  expect(after).not.toContain('Not for you?');
  const refunds = await given.db.query.selectFrom('refunds').select('amount_minor').execute();
  expect(refunds).toEqual([{ amount_minor: 29_700 }]);
});

test('a guest who bought a course sees how to reach its lessons, until the refund [S2.125]', async () => {
  const order = await ordered('main-course');
  const success = await page(`/payment-success?session=${order.split('/').at(-1)}`);
  for (const html of [success, await page(order)]) {
    expect(html).toMatch(/href="\/login"[^>]*>Open your lessons</);
    expect(mainText(html)).toContain('The first time, choose “Sign up” and use');
  }
  await post(`${order}/guarantee`);
  expect(await page(order)).not.toContain('Open your lessons');
  const danish = await ordered('main-course', '/da');
  expect(await page(danish)).toMatch(/href="\/da\/login"[^>]*>Åbn dine lektioner</);
});

test('guarantee: a wrong link gives 404', async () => {
  expect((await post('/orders/AAAAAAAAAAAAAAAAAAAAAA/guarantee')).status).toBe(404);
});
