import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();

function visitor() {
  const jar = new Map<string, string>();
  return async (
    path: string,
    fields?: Record<string, string> | string,
    headers: Record<string, string> = {},
  ) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await given.fetch(path, {
      headers: { cookie, ...headers },
      ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    return { answer, html: await answer.text(), location: answer.headers.get('location') };
  };
}

test('an empty cart says so and links to the shop', async () => {
  const { answer, html } = await visitor()('/cart');
  expect(answer.status).toBe(200);
  expect(html).toContain('Your cart is empty');
  expect(html).toContain('href="/shop"');
});

test('an added product is listed with its price, in a secret cookie and a flag [P.17]', async () => {
  const request = visitor();
  const put = await request('/cart', { offerId: 'pop-filter' });
  expect([put.answer.status, put.location]).toEqual([303, '/cart?cookies=check&offer=pop-filter']);
  const cookies = put.answer.headers.getSetCookie();
  expect(cookies.find((line) => line.startsWith('belcanto_cart='))).toMatch(/HttpOnly/i);
  expect(cookies.find((line) => line.startsWith('belcanto_flag=1'))).not.toMatch(/HttpOnly/i);
  const { html } = await request('/cart');
  expect(html).toContain('DKK 890');
  const me = JSON.parse((await request('/me')).html);
  expect(me).toMatchObject({ cartCount: 1, places: { cart: { text: 'Cart (1)', href: '/cart' } } });
});

test('quantities change and products are removed, without scripts [P.18]', async () => {
  const request = visitor();
  await request('/cart', { offerId: 'pop-filter' });
  await request('/cart', { offerId: 'microphone' });
  await request('/cart', { 'quantity:pop-filter': '3', 'quantity:microphone': '1' });
  expect((await request('/cart')).html).toContain('DKK 2,670');
  await request('/cart/items/microphone/removal', { 'quantity:pop-filter': '9' });
  const { html } = await request('/da/cart');
  expect(html).not.toContain('quantity:microphone');
  expect(html).toContain('DKK 2.670');
});

test.each([
  ['1', 'DKK 2,670'],
  ['-1', 'DKK 890'],
])('a step of %s changes the entered quantity by one, without scripts', async (step, total) => {
  const request = visitor();
  await request('/cart', { offerId: 'pop-filter' });
  await request('/cart', { 'quantity:pop-filter': '2', 'step:pop-filter': step });
  expect((await request('/cart')).html).toContain(total);
});

test.each(['-1', '21', '1.5', 'many', ''])(
  'a quantity of %j is refused, and the cart is unchanged',
  async (many) => {
    const request = visitor();
    await request('/cart', { offerId: 'pop-filter' });
    const { answer, html } = await request('/cart', { 'quantity:pop-filter': many });
    expect(answer.status).toBe(409);
    expect(html).toContain('Please choose a number from 0 to 20.');
    expect(html).toMatch(/name="quantity:pop-filter"[^>]*value="1"/);
  },
);

test('a quantity beyond the stock stays in the cart, with the message that it cannot be ordered', async () => {
  const request = visitor();
  await request('/cart', { offerId: 'pop-filter', quantity: '9' });
  const { html } = await request('/cart');
  expect(html).toContain('Only 8 left. Please reduce the quantity.');
  expect(html).not.toContain('To checkout');
});

test('Buy Now: with other products in the cart, leads to the checkout of that product alone', async () => {
  const request = visitor();
  await request('/cart', { offerId: 'microphone' });
  const { location } = await request('/da/cart', 'offerId=pop-filter&then=checkout');
  expect(location).toBe('/da/checkout/pop-filter');
  const { html } = await request(location ?? '');
  expect(html).toContain('Bestil og betal');
  expect(html).toContain('DKK 939');
  const cart = (await request('/cart')).html;
  expect(cart).toContain('quantity:microphone');
  expect(cart).not.toContain('quantity:pop-filter');
  const course = await request('/cart', 'offerId=main-course&then=checkout');
  expect(course.location).toBe('/checkout/main-course');
});

test('Buy Now: pressed twice, orders one piece in one order', async () => {
  const request = visitor();
  const attempts = [];
  for (const _press of [1, 2]) {
    const { location } = await request('/cart', 'offerId=pop-filter&then=checkout');
    const { html } = await request(location ?? '');
    expect(html).toContain('DKK 939');
    attempts.push(html.match(/name="attempt"[^>]*value="([^"]*)"/)?.[1]);
  }
  expect(attempts[1]).toBe(attempts[0]);
});

test('Buy Now: a product that is not for sale is refused', async () => {
  const { answer } = await visitor()('/cart', 'offerId=no-such-thing&then=checkout');
  expect(answer.status).toBe(404);
});

test.each(['offerId=microphone&currency=EUR', 'offerId=microphone&currency=EUR&then=checkout'])(
  'a currency without a price (%s) is refused with 400 and a message',
  async (fields) => {
    const request = visitor();
    const { answer, html } = await request('/cart', fields, { accept: 'application/json' });
    expect(answer.status).toBe(400);
    expect(JSON.parse(html)).toEqual({
      error: expect.stringMatching(/currency$/),
      message: expect.stringMatching(/isn’t (sold|offered) in/),
    });
    expect((await request('/cart')).html).not.toContain('quantity:microphone');
  },
);

test('a script gets the redirect URL, or the error', async () => {
  const json = { accept: 'application/json' };
  const good = await visitor()('/cart', 'offerId=pop-filter&then=checkout', json);
  expect(JSON.parse(good.html)).toEqual({ url: expect.stringMatching(/^\/checkout\//) });
  const bad = await visitor()('/cart', { offerId: 'no-such-thing' }, json);
  expect(bad.answer.status).toBe(404);
  expect(JSON.parse(bad.html)).toMatchObject({ error: 'not-for-sale' });
});

test('products from two suppliers are two parcels, each with its own checkout [P.19]', async () => {
  const request = visitor();
  await request('/cart', { offerId: 'pop-filter' });
  await request('/cart', { offerId: 'tote-bag' });
  const { html } = await request('/cart');
  expect(html).toContain('Check out in-stock items');
  expect(html).toContain('Check out made-to-order items');
  const print = html.match(/\/checkout\/[0-9a-f-]{36}\?parcel=print/)?.[0] ?? '';
  const page = (await request(print)).html;
  expect(page).toContain('made to order for me');
  expect(page).not.toMatch(/type="checkbox"[^>]*checked/);
});

test('the cart of another browser is not accessible', async () => {
  const one = visitor();
  await one('/cart', { offerId: 'pop-filter' });
  const [location] = (await one('/cart')).html.match(/\/checkout\/[0-9a-f-]{36}/) ?? [];
  expect(location).toBeDefined();
  const other = visitor();
  await other('/cart', { offerId: 'pop-filter' });
  expect((await other(location ?? '')).answer.status).toBe(404);
});
