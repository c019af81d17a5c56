import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();

async function page(path: string) {
  const answer = await given.fetch(path);
  return { status: answer.status, html: await answer.text() };
}

const hidden = (html: string, name: string) =>
  html.match(new RegExp(`name="${name}"[^>]*value="([^"]*)"`))?.[1] ?? '';

const newVisitor = {
  name: 'Åse Ærø',
  email: 'aase@example.dk',
  street: 'Ærøgade 7',
  postcode: '8000',
  city: 'Aarhus',
  country: 'DK',
  phone: '',
};

async function press(path: string, fields: Record<string, string>) {
  const answer = await given.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') };
}

test('a course shows its price with VAT, terms, and consents that are not ticked [P.20]', async () => {
  const { status, html } = await page('/checkout/main-course');
  expect(status).toBe(200);
  for (const words of ['USD 297', 'USD 59.40', 'Terms of sale', 'Order and pay', 'right to withdraw']) {
    expect(html).toContain(words);
  }
  // It is opened, not shipped.
  for (const words of ['delivery address', 'Delivery']) expect(html).not.toContain(words);
  const [main = ''] = html.match(/<main[\s\S]*?<\/main>/) ?? [];
  expect(main.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html).not.toMatch(/type="checkbox"[^>]*checked/);
  expect((await page('/da/checkout/main-course')).html).toContain('Bestil og betal');
});

test('products require an address, and delivery and total are shown before the button', async () => {
  const { html } = await page('/checkout/microphone');
  for (const name of ['street', 'postcode', 'city', 'country', 'phone']) {
    expect(html).toContain(`name="${name}"`);
  }
  expect(html).toContain('DKK 49');
  expect(html).toContain('DKK 2,949');
  expect(html.indexOf('DKK 2,949')).toBeLessThan(html.indexOf('Order and pay'));
});

test('ordering leads to the hosted page', async () => {
  const { html } = await page('/checkout/microphone');
  const fields = {
    ...newVisitor,
    attempt: hidden(html, 'attempt'),
    total: hidden(html, 'total'),
    terms: 'yes',
  };
  const { status, location } = await press('/checkout/microphone', fields);
  expect(status).toBe(303);
  expect(location).toContain('/test-checkout/');
});

test('another country changes the delivery price, by its button, before anything is ordered', async () => {
  const german = {
    ...newVisitor,
    country: 'DE',
    postcode: '10115',
    attempt: 'x',
    total: '294900',
    terms: 'yes',
  };
  const requested = await press('/checkout/microphone/delivery-price', german);
  expect(requested.status).toBe(200);
  expect(requested.html).toContain('DKK 3,029');
  expect(requested.html).toContain('value="Ærøgade 7"');
  const { status, html } = await press('/checkout/microphone', german);
  expect(status).toBe(409);
  expect(html).toContain('The total is now DKK 3,029.');
  expect(hidden(html, 'total')).toBe('302900');
});

test('an invalid field is reported at the field, and the input is kept [P.21]', async () => {
  const fields = { ...newVisitor, email: 'aase@', street: '', total: '294900', attempt: 'x' };
  const { status, html } = await press('/checkout/microphone', fields);
  expect(status).toBe(400);
  expect(html).toContain('id="checkout-email-error"');
  expect(html).toContain('id="checkout-street-error"');
  expect(html).toContain('id="checkout-terms-error"');
  expect(html).toContain('value="aase@"');
  expect(html).toContain('value="Åse Ærø"');
});

test.each([
  '/checkout/performance-mastery',
  '/checkout/nothing',
  '/checkout/shipping',
  `/checkout/${crypto.randomUUID()}`,
])('%s gives 404', async (path) => {
  expect((await page(path)).status).toBe(404);
  expect((await press(path, { ...newVisitor, terms: 'yes' })).status).toBe(404);
});

test.each(['/checkout/main-course', '/da/checkout/microphone'])(
  '%s in a currency without a price: 400, nothing is ordered, and the available currencies are listed',
  async (path) => {
    const requested = await page(`${path}?currency=EUR`);
    expect(requested.status).toBe(400);
    expect(requested.html).toMatch(/Nothing has been ordered|Intet er bestilt/);
    expect(requested.html).toMatch(new RegExp(`href="${path}\\?currency=(USD|DKK)"`));
    const fields = {
      ...newVisitor,
      currency: 'EUR',
      terms: 'yes',
      'digital-now': 'yes',
      attempt: 'x',
      total: '29700',
    };
    expect((await press(path, fields)).status).toBe(400);
    const sent = await given.fetch(`${path}/pay`, { method: 'POST', body: new URLSearchParams(fields) });
    expect(sent.status).toBe(400);
    expect(await sent.json()).toEqual({ error: 'bad-currency', message: expect.any(String) });
    expect(
      await given.db.query.selectFrom('orders').select('id').where('currency', '=', 'EUR').execute(),
    ).toEqual([]);
  },
);

test.each([
  ['main-course', 'EUR'],
  ['main-course', 'dkk'],
  ['microphone', 'USD'],
  ['studio-day', 'SEK'],
])(
  'wire call 3: %s in %s, which has no price, is refused with 400 and a message',
  async (courseId, currency) => {
    const answer = await given.fetch('/functions/v1/create-payment', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ courseId, currency }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'bad-currency',
      message: 'This isn’t offered in that currency.',
    });
  },
);

test('wire call 3 returns the checkout page of a product', async () => {
  const answer = await given.fetch('/functions/v1/create-payment', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ courseId: 'microphone', currency: 'dkk' }),
  });
  expect(await answer.json()).toEqual({ url: 'http://localhost:3000/checkout/microphone?currency=DKK' });
});
