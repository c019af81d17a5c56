import sharp from 'sharp';
import { expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp({ APP_PRICING_URL: 'https://app.example.com/pricing' });

async function page(path: string): Promise<string> {
  const answer = await given.fetch(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

function row(html: string, id: string): string {
  return html.slice(html.indexOf(`id="${id}"`)).split('</li>')[0] ?? '';
}

test('each tab is a link with its own URL and products, each with Buy Now and Add to cart [S2.24]', async () => {
  const music = await page('/shop');
  expect(music).toMatch(/<a class="tab" href="\/shop" aria-current="page">Music Equipment<\/a>/);
  expect(music).toContain('href="/shop?tab=clothing-merchandise"');
  expect(music.match(/<button[^>]*value="checkout"[^>]*>Buy Now/g)).toHaveLength(4);
  expect(music.match(/<button[^>]*value="cart"[^>]*>Add to cart/g)).toHaveLength(4);
  for (const price of ['2,900', '1,990', '3,990', '890']) expect(music).toContain(price);
  expect(music).not.toContain('Hoodie');
  const clothing = await page('/shop?tab=clothing-merchandise');
  for (const price of ['249', '399', '149', '99', '89', '129']) expect(clothing).toContain(price);
  expect(row(clothing, 'hoodie')).toContain('<option value="hoodie-xl">XL</option>');
  expect(row(clothing, 'hoodie')).toContain('Made to order');
  expect(await page('/shop?tab=boats')).toContain('Microphone');
});

test('the app’s banner links to the external page, and loads nothing of it [S2.120]', async () => {
  const html = await page('/shop');
  expect(html).toContain('href="https://app.example.com/pricing"');
  expect(html).toContain('Opens app.example.com');
});

test('a product has a page in both languages, and an unknown one gives 404 [S2.123]', async () => {
  const english = await page('/shop/hoodie');
  expect(english).toContain('<title>Hoodie · ');
  const danish = await page('/da/shop/hoodie');
  expect(danish).toContain('Hættetrøje');
  expect(danish).toContain('Størrelse');
  expect((await given.fetch('/shop/boat')).status).toBe(404);
});

test('a product of several sizes has none chosen, and is not ordered without one', async () => {
  const html = await page('/shop/hoodie');
  expect(html).toContain('name="offerId" value="hoodie-s"');
  expect(html).not.toMatch(/<input[^>]*name="offerId"[^>]*checked/);
  expect(row(await page('/shop?tab=clothing-merchandise'), 'hoodie')).toMatch(
    /<option value="" disabled="" hidden="" selected="">Choose a size/,
  );
  const body = new URLSearchParams('product=hoodie&then=checkout');
  const answer = await given.fetch('/da/cart', { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/da/shop/hoodie?size=missing');
  expect(await page('/da/shop/hoodie?size=missing')).toContain('<span>Vælg størrelse</span>');
  expect(await page('/da/shop/hoodie')).not.toContain('<span>Vælg størrelse</span>');
});

test('buying the last piece invalidates cached pages, and no page shows the stock', async () => {
  expect(row(await page('/shop'), 'microphone')).toContain('In stock');
  const order = await given.db.query
    .insertInto('orders')
    .values({
      state: 'open',
      currency: 'DKK',
      total_minor: 1,
      capture: 'on-dispatch',
      language: 'en',
      terms_version: 'x',
      consents: json([]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const take = (state: 'held' | 'taken' | 'free') =>
    given.db.query
      .updateTable('units')
      .set({
        state,
        order_id: state === 'free' ? null : order.id,
        expires_at: state === 'held' ? Temporal.Now.instant().add({ minutes: 30 }) : null,
      })
      .where('offer_id', '=', 'microphone')
      .execute();
  const shows = async (words: string) =>
    expect.poll(async () => row(await page('/shop'), 'microphone')).toContain(words);
  await take('held');
  await shows('Someone is paying for the last one');
  await take('taken');
  await shows('Sold out');
  expect(row(await page('/shop'), 'microphone')).not.toContain('data-island');
  await take('free');
  await shows('In stock');
});

test('a reduced price is shown with the lowest price of the previous thirty days', async () => {
  const now = Temporal.Now.instant();
  for (const [days, amount_minor] of [
    [20, 80_000],
    [10, 95_000],
    [1, 75_000],
  ] as const) {
    await given.db.query
      .insertInto('prices')
      .values({
        offer_id: 'pop-filter',
        currency: 'DKK',
        amount_minor,
        valid_from: now.subtract({ hours: days * 24 }),
      })
      .execute();
  }
  const html = await page('/shop/pop-filter');
  expect(html).toContain('750');
  expect(html).toContain('Lowest price in the 30 days before the reduction: DKK 800');
});

test('the Admin button asks a visitor to sign in and shows the owner the products [S2.121]', async () => {
  expect(await page('/shop')).toMatch(/<a class="admin-toggle" href="\/shop\/admin">Admin<\/a>/);
  const anonymous = await given.fetch('/shop/admin');
  expect(anonymous.headers.get('location')).toBe('/login?next=%2Fshop%2Fadmin');
  const headers = await signedIn(given, 'owner');
  const answer = await given.fetch('/shop/admin', { headers });
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const html = await answer.text();
  expect(html).toContain('Besides these: 0 being paid for, 0 to be sent.');
  expect(html).toMatch(/href="\/shop" aria-current="true">Admin</);
});

test('without scripts the product form works, and a refusal keeps the input and says so', async () => {
  const headers = await signedIn(given, 'owner');
  const send = (fields: Record<string, string>) =>
    given.fetch('/shop/admin', { method: 'POST', headers, body: new URLSearchParams(fields) });
  const refused = await send({ action: 'create', name: '', price: '149', description: 'For guitars.' });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain('Please fill in all required fields');
  expect(html).toContain('For guitars.</textarea>');
  const made = await send({
    action: 'create',
    name: 'Capo',
    price: '149',
    is_published: 'yes',
    'stock:': '2',
  });
  expect(made.status).toBe(303);
  const shelf = await given.fetch(made.headers.get('location')!, { headers });
  expect(await shelf.text()).toContain('Product created successfully');
  expect(row(await page('/shop'), 'capo')).toContain('In stock');
});

test('the owner’s photograph becomes the first picture of the product, and an invalid file stores nothing', async () => {
  const headers = await signedIn(given, 'owner');
  const post = (fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ id: 'hoodie', ...fields })) body.set(name, value);
    return given.fetch('/shop/admin/picture', { method: 'POST', headers, body });
  };
  const send = (bytes: Uint8Array<ArrayBuffer>, alt: string) =>
    post({
      alt,
      alt_da: 'En hættetrøje',
      picture: new File([bytes], '../../hoodie.jpg', { type: 'image/jpeg' }),
    });
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const wrong = await send(new TextEncoder().encode('no picture'), 'A hoodie');
  expect(wrong.headers.get('location')).toContain('refused=not-a-picture');
  const refused = await (await given.fetch(wrong.headers.get('location')!, { headers })).text();
  for (const typed of ['A hoodie', 'En hættetrøje']) expect(refused).toContain(`value="${typed}"`);
  const unsaid = await send(new Uint8Array(photo), ' ');
  expect(unsaid.headers.get('location')).toContain('refused=no-alt');
  const right = await send(new Uint8Array(photo), 'A hoodie on a chair');
  expect(right.headers.get('location')).toContain('flash=pictureAdded');
  const html = await page('/shop/hoodie');
  const [, source] = /<source type="image\/avif" srcSet="(\/pictures\/[^ ]+)/.exec(html) ?? [];
  expect((await given.fetch(source!)).headers.get('content-type')).toBe('image/avif');
  expect(html).toContain('A hoodie on a chair');
  const shelf = await (await given.fetch('/shop/admin?about=hoodie', { headers })).text();
  expect(shelf).toContain('Remove the picture “A hoodie on a chair”?');
  const [, remove = ''] = /\/pictures\/([0-9a-f-]{36})\//.exec(html) ?? [];
  expect((await post({ remove })).headers.get('location')).toContain('flash=pictureRemoved');
  expect(await page('/shop/hoodie')).not.toContain('A hoodie on a chair');
  await post({ remove });
  const entries = await given.db.query
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', 'product:hoodie')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['product.picture-added', 'product.picture-removed']);
  const anonymous = await given.fetch('/shop/admin/picture', { method: 'POST', body: new FormData() });
  expect(anonymous.status).toBe(401);
  expect(await anonymous.text()).toContain('href="/login?next=');
});
