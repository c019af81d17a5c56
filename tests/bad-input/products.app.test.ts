import { beforeEach, describe, expect, test } from 'vitest';
import { printfulToken } from '#tests/support/printful.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { huge, oddBodies, oddTexts, poisonedBodies, wrongTypes } from './bad-values.ts';
import {
  each,
  expectNoErrors,
  expectRefusals,
  jsonCall,
  leaksOf,
  requestFromAnywhere,
} from './expect-refusal.ts';

const given = testApp(
  { PRINTFUL_TOKEN: printfulToken, PRINTFUL_API_BASE: 'http://127.0.0.1:9' },
  { clock: { now: () => testNow } },
);
let owner: Record<string, string>;
beforeEach(async () => {
  owner = await signedIn(given, 'owner');
});

const aCapo = { name: 'Capo', price: '149', category: 'music-equipment' };
const paths = [
  '/functions/v1/manage-products',
  '/functions/manage-products',
  '/functions/v1/printful-sync',
  '/functions/printful-sync',
];

describe('wire calls 7 and 8', () => {
  test.each(paths)('%s: a malformed request is refused, also to the owner [S7.14]', async (path) => {
    const { 'a form': _form, ...bodies } = oddBodies;
    await expectRefusals(
      given,
      each({ ...bodies, ...poisonedBodies }, 'body', (body) => jsonCall(path, body, owner)),
    );
  });

  test.each(paths)(
    '%s: a visitor gets the same refusal for everything, before the body is read',
    async (path) => {
      const bodies = { ...oddBodies, good: JSON.stringify({ action: 'create', product: aCapo }) };
      await expectRefusals(
        given,
        each(bodies, 'body', (body) => jsonCall(path, body)),
      );
    },
  );

  test.each(paths)('%s accepts POST only', async (path) => {
    const methods = ['GET', 'PUT', 'PATCH', 'DELETE'];
    const requested = methods.map((method) => [method, { path, init: { method, headers: owner } }] as const);
    await expectRefusals(given, Object.fromEntries(requested));
  });

  const create = (changes: object, action: unknown = 'create') =>
    jsonCall('/functions/v1/manage-products', { action, product: { ...aCapo, ...changes } }, owner);

  test('an unknown action is refused', async () => {
    const actions = { ...oddTexts, ...wrongTypes, none: '', capitals: 'CREATE', key: 'constructor', huge };
    await expectRefusals(
      given,
      each<unknown>(actions, 'action', (action) => create({}, action)),
    );
  });

  test('an invalid price, stock or category is refused', async () => {
    const { 'a number': _infinite, zero, 'a fraction': _half, ...values } = { ...oddTexts, ...wrongTypes };
    const prices = {
      ...values,
      zero,
      negative: '-1',
      infinite: '1e309',
      'four decimals': '1.0005',
      'not a number': 'NaN',
      'too much': '99999999999',
      huge,
    };
    await expectRefusals(
      given,
      each<unknown>(prices, 'price', (price) => create({ price })),
    );
    const {
      null: _none,
      'an empty list': _list,
      'an empty object': _object,
      'only spaces': _spaces,
      ...counts
    } = values;
    await expectRefusals(
      given,
      each<unknown>({ ...counts, negative: -1, 'too many': 1001, half: '1.5' }, 'stock', (stock) =>
        create({ stock }),
      ),
    );
    await expectRefusals(
      given,
      each<unknown>({ ...counts, huge, key: 'constructor' }, 'category', (category) => create({ category })),
    );
    await expectRefusals(
      given,
      each<unknown>({ word: 'free', negative: '-1', list: [], huge }, 'size’s price', (price) =>
        create({ prices: { capo: price } }),
      ),
    );
  });

  test('an invalid printer id, and texts that are too long, are refused', async () => {
    for (const field of ['printful_product_id', 'printful_variant_id']) {
      const ids = { word: 'abc', negative: -5, fraction: 1.5, list: [1], object: {}, sql: "1'; --", huge };
      await expectRefusals(
        given,
        each<unknown>(ids, field, (id) => create({ [field]: id })),
      );
    }
    for (const field of ['name', 'name_da', 'description', 'facts', 'sizes', 'image']) {
      await expectRefusals(given, { [field]: create({ [field]: huge }) });
    }
  });

  test('an unknown product is neither changed nor synced', async () => {
    const ids = { ...oddTexts, ...wrongTypes, none: '', key: '__proto__', huge };
    await expectRefusals(
      given,
      each<unknown>(ids, 'update', (id) => create({ id }, 'update')),
    );
    await expectRefusals(
      given,
      each<unknown>(ids, 'sync', (productId) =>
        jsonCall('/functions/v1/printful-sync', { action: 'sync', productId }, owner),
      ),
    );
  });

  test('unusual text is stored unchanged, and shown in the shop as text', async () => {
    const faults: string[] = [];
    for (const [name, text] of Object.entries(oddTexts)) {
      const requested = create({ name: `N ${name}`, description: text, facts: `A: ${text}` });
      const answer = await requestFromAnywhere(given, requested);
      const body = await answer.text();
      faults.push(...leaksOf(given, { name, status: answer.status, text: body }));
      if (answer.status !== 200) continue;
      const { id } = (JSON.parse(body) as { product: { id: string } }).product;
      const page = await requestFromAnywhere(given, { path: `/shop/${id}` });
      const html = await page.text();
      if (page.status !== 200) faults.push(`${name}: its page answers ${page.status}`);
      if (/<script>alert|<img src=x/.test(html)) faults.push(`${name}: markup on the page`);
    }
    expect(faults).toEqual([]);
    expectNoErrors(given);
  });
});
