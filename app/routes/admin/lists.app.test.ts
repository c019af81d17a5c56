import { beforeEach, describe, expect, test } from 'vitest';
import {
  seed,
  seededApplication,
  seededEmail,
  seededMessage,
  seededName,
  seededOrder,
  seededStory,
} from '#tests/access/seed.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let owner: Record<string, string> = {};

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
});

const page = async (path: string) => {
  const answer = await given.fetch(path, { headers: owner });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const post = (path: string, fields: Record<string, string>) =>
  given.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: owner,
    redirect: 'manual',
  });

const lists = [
  ['/admin/applications', 'No applications yet', seededName],
  ['/admin/orders', 'No orders yet', seededName],
  ['/admin/messages', 'No messages yet', seededName],
  ['/admin/stories', 'No stories yet', seededName],
  ['/admin/dates', '', 'Voice Elevated'],
  ['/admin/products', '', 'Microphone'],
  ['/admin/courses', '', 'The Whole Voice'],
  ['/admin/lessons', '', 'Date created'],
  ['/admin/workbooks', '', 'The daily voice'],
  ['/admin/students', '', 'Joined'],
  ['/admin/newsletter', 'No issues yet', 'Ten minutes before a concert'],
  ['/admin/newsletter/subscribers', 'No subscribers yet', seededEmail],
  ['/admin/audit', 'Nothing done yet', 'Restored a deleted message'],
] as const;

describe.each(lists)('the list %s', (path, empty, shown) => {
  test('has an empty state, shows rows, is not cached, and redirects visitors to sign in and back to this state', async () => {
    if (empty) expect(textOf((await page(path)).text)).toContain(empty);
    await seed(given.world);
    await given.db.query
      .insertInto('audit_log')
      .values({ actor: 'owner', action: 'message.back', subject: `message:${seededMessage}` })
      .execute();
    const { status, text, headers } = await page(path);
    expect(status).toBe(200);
    expect(textOf(text)).toContain(shown);
    expect(text).toMatch(/<table/);
    expect(headers.get('cache-control')).toContain('no-store');
    const state = `${path}?sort=name&q=holm`;
    const anonymous = await given.fetch(state, { redirect: 'manual' });
    expect(anonymous.headers.get('location')).toBe(`/login?next=${encodeURIComponent(state)}`);
  });

  test('labels its filters and columns in both languages, with labels distinct from the values [P.165]', async () => {
    await seed(given.world);
    for (const prefix of ['', '/da']) {
      const { text } = await page(prefix + path);
      const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
      for (const [, label = '', items = ''] of main.matchAll(
        /<nav class="tabs" aria-label="([^"]+)">(.*?)<\/nav>/gs,
      )) {
        expect(textOf(items).split(/\s+/), `${prefix}${path}: ${label}`).not.toContain(label);
      }
      for (const [, label = '', value = ''] of main.matchAll(
        /data-name="([^"]+)"[^>]*>(?:<[^>]+>)*([^<]*)/g,
      )) {
        expect(value.trim(), `${prefix}${path}`).not.toBe(label);
      }
    }
  });

  test('accepts any query string', async () => {
    for (const query of [
      '?sort=x&order=y&state=z&after=%00&before=..',
      '?after=WyJhIl0',
      '?q=%27%3B--',
      `?q=${'å'.repeat(2000)}`,
    ]) {
      expect((await page(path + query)).status, query).toBe(200);
    }
  });
});

test('a search without hits says so, keeps the query, and links to the whole list [P.154]', async () => {
  await seed(given.world);
  const { text } = await page('/admin/messages?q=%C3%86gidius&state=new&sort=name');
  expect(textOf(text)).toContain('No results for “Ægidius”.');
  expect(text).toContain('value="Ægidius"');
  expect(text).toMatch(/<input type="hidden" name="sort" value="name"/);
  expect(text).toMatch(/<input type="hidden" name="state" value="new"/);
  expect(text).toMatch(/<a class="text-link" href="\/admin\/messages">/);
  // The item may be listed under another filter.
  expect(text).toMatch(
    /<a class="text-link" href="\/admin\/messages\?sort=name&amp;q=%C3%86gidius">Clear filters/,
  );
});

test('message: the second of two concurrent answers gets a conflict, and a deleted message can be restored', async () => {
  await seed(given.world);
  const path = `/admin/messages/${seededMessage}`;
  const state = `${path}/state`;
  expect((await post(state, { state: 'answered', version: '1' })).headers.get('location')).toBe(
    `${path}?flash=answered`,
  );
  const second = await post(state, { state: 'deleted', version: '1' });
  expect([second.status, textOf(await second.text())]).toEqual([409, expect.stringContaining('Not changed')]);
  const removal = await post(state, { state: 'deleted', version: '2' });
  expect(removal.headers.get('location')).toBe(`/admin/messages?gone=${seededMessage}`);
  const list = await page(`/admin/messages?gone=${seededMessage}`);
  expect(textOf(list.text)).toContain(`The conversation with ${seededName} is deleted.`);
  expect((await post(state, { state: 'back', version: '3' })).headers.get('location')).toBe(
    `${path}?flash=back`,
  );
  expect(textOf((await page(path)).text)).toContain('Answered');
});

test('an invalid decision changes nothing', async () => {
  await seed(given.world);
  for (const path of [`/admin/stories/${seededStory}`, `/admin/applications/${seededApplication}`]) {
    const { status } = await post(path, { a: 'b' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
  const states = async (table: 'stories' | 'applications') =>
    (await given.db.query.selectFrom(table).select('state').execute()).map(({ state }) => state);
  expect([await states('stories'), await states('applications')]).toEqual([['waiting'], ['received']]);
  const money = await post(`/admin/orders/${seededOrder}/refund`, {
    what: 'amount',
    amount: 'all of it',
    seen: '0',
  });
  expect(money.status).toBe(400);
});

test('a story is published or declined on its own page, once [P.173]', async () => {
  await seed(given.world);
  const path = `/admin/stories/${seededStory}`;
  expect((await post(`${path}/acceptance`, {})).headers.get('location')).toBe(`${path}?flash=accepted`);
  const second = await post(`${path}/rejection`, {});
  expect([second.status, textOf(await second.text())]).toEqual([
    409,
    expect.stringContaining('already been answered'),
  ]);
  expect(textOf((await page('/admin/stories?state=accepted')).text)).toContain(seededName);
});

test('product: the second of two concurrent changes gets a conflict, keeps the input, and can overwrite [P.174]', async () => {
  const fields = {
    action: 'update',
    id: 'microphone',
    name: 'Søsterens mikrofon',
    price: '2900',
    version: '1',
    is_published: 'yes',
  };
  expect((await post('/shop/admin', { ...fields, name: 'First' })).status).toBe(303);
  const second = await post('/shop/admin', fields);
  const text = await second.text();
  expect(second.status).toBe(400);
  expect(textOf(text)).toContain('Someone else has changed this product.');
  expect(text).toContain('value="Søsterens mikrofon"');
  expect(text).toContain('name="version" value="2"');
  expect((await post('/shop/admin', { ...fields, version: '2' })).status).toBe(303);
});

test('product: saving a text leaves the price of a size and the stock sold meanwhile unchanged', async () => {
  const html = (await page('/shop/admin')).text;
  const [offerId = ''] = /name="price:(t-shirt-[a-z]+)"/.exec(html)?.slice(1) ?? [];
  const form = { action: 'update', id: 't-shirt', name: 'T-Shirt', price: '249', is_published: 'yes' };
  const one = { [`price:${offerId}`]: '279.50' };
  expect((await post('/shop/admin', { ...form, ...one, version: '1' })).status).toBe(303);
  const pieces = () =>
    given.db.query
      .selectFrom('units')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('offer_id', '=', offerId)
      .where('state', '=', 'free')
      .executeTakeFirstOrThrow();
  const before = await pieces();
  // Stock was sold after the form was loaded, without a recount since.
  const words = { name: 'T-shirt, ny', version: '2', [`seen:${offerId}`]: '5', [`stock:${offerId}`]: '5' };
  expect((await post('/shop/admin', { ...form, ...one, ...words })).status).toBe(303);
  expect(await pieces()).toEqual(before);
  const list = textOf((await page('/admin/products?q=t-shirt')).text);
  expect(list).toContain('DKK 279.50');
  expect(list).toContain('DKK 249');
});

test('a missing record answers 404, not 500, and the page links back to the admin', async () => {
  const removal = '/admin/orders/00000000-0000-4000-8000-000000000000';
  const { status, text } = await page(removal);
  expect(status).toBe(404);
  expect(text).toContain('<title>Oops! Page not found</title>');
  expect(text).toContain('class="button" href="/admin"');
  expect((await page(`/da${removal}`)).text).toContain('Tilbage til I dag');
});
