import { describe, expect, test } from 'vitest';
import { browserStorageTexts } from '#app/web/session/browser-storage.messages.ts';
import { browserStorage } from '#app/web/session/browser-storage.ts';
import { json } from '#platform/db/json.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { clearPageCache, testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces } from '#tests/support/site/html.ts';

const given = testApp();
const lineOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
const page = async (path: string) => lineOf(await (await given.fetch(path)).text());

test('beside the terms are links to their parts', async () => {
  const html = await (await given.fetch('/terms-of-service')).text();
  const [contents = ''] = pieces(html, 'nav', /[^>]*class="contents"[^>]*/);
  const links = linksOf(contents);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect(html).toContain(`id="${link.slice(1)}"`);
});

describe.each(['', '/da'])('the legal pages under %j', (prefix) => {
  test('privacy names the controller, every legal basis, retention periods, processors, rights and Datatilsynet [S2.53]', async () => {
    const text = await page(`${prefix}/privacy-policy`);
    for (const statement of [
      'Lindehav Voice Studio',
      'Prøvegade 12, 1. sal, 1401 København K',
      '00 00 00 00',
      'hello@lindehav.example',
      'Stripe',
      'Printful',
      'Datatilsynet',
      'Carl Jacobsens Vej 35',
    ])
      expect(text).toContain(statement);
    const bases = prefix
      ? ['litra a', 'litra b', 'litra c', 'litra f']
      : ['6(1)(a)', '6(1)(b)', '6(1)(c)', '6(1)(f)'];
    for (const basis of bases) expect(text).toContain(basis);
    expect(text).toMatch(prefix ? /fem år fra udgangen af regnskabsåret/ : /five years from the end/);
    expect(text).not.toMatch(/\{\w+\}/);
  });

  test('the terms name seller, order process, time of payment, each right of withdrawal, guarantee and complaints', async () => {
    const text = await page(`${prefix}/terms-of-service`);
    const statement = prefix
      ? [
          'Bestil og betal',
          'Hvornår beløbet trækkes',
          'trækkes, når vi sender',
          'Standardfortrydelsesformular',
          '§ 18, stk. 2, nr. 12',
          'to års reklamationsret',
          'Mæglingsteamet for Forbrugerklager',
          'Center for Klageløsning',
          'Fortryd aftale her',
          '30 dage',
        ]
      : [
          'Order and pay',
          'When you are charged',
          'Reserved when you order, charged when we ship',
          'Model withdrawal form',
          'section 18(2), no. 12',
          'two years to complain',
          'Mæglingsteamet for Forbrugerklager',
          'Center for Klageløsning',
          'Withdraw from contract here',
          '30 days',
        ];
    for (const words of [...statement, '00 00 00 00', 'Toldboden 2']) expect(text).toContain(words);
    expect(text).not.toMatch(/\{\w+\}/);
  });

  test('no page leads to the European platform that closed on 20 July 2025', async () => {
    for (const path of ['privacy-policy', 'terms-of-service', 'cookie-policy', 'withdraw']) {
      expect(await (await given.fetch(`${prefix}/${path}`)).text()).not.toMatch(/consumers\/odr|\/odr\b/);
    }
  });

  test('the cookie page lists exactly the cookies of the code [S2.55]', async () => {
    const text = await page(`${prefix}/cookie-policy`);
    const words = browserStorageTexts[prefix ? 'da' : 'en'];
    for (const { name } of browserStorage) {
      expect(text).toContain(name);
      expect(text).toContain(words[name].purpose.replaceAll('&', '&'));
      expect(text).toContain(words[name].lasts);
    }
  });

  test('the footer of every page links to the withdrawal form by the statutory label', async () => {
    const html = await (await given.fetch(`${prefix}/courses`)).text();
    expect(html).toMatch(
      prefix
        ? /<a href="\/da\/withdraw">Fortryd aftale her<\/a>/
        : /<a href="\/withdraw">Withdraw from contract here<\/a>/,
    );
  });
});

describe('the version of the terms', () => {
  async function change(blocks: (old: unknown[]) => unknown[], version: number) {
    const row = await given.db.query
      .selectFrom('content_documents')
      .select('blocks')
      .where('key', '=', 'terms-of-service')
      .where('language', '=', 'en')
      .executeTakeFirstOrThrow();
    await given.db.query
      .updateTable('content_documents')
      .set({ blocks: json(blocks(row.blocks as unknown[])), version })
      .where('key', '=', 'terms-of-service')
      .where('language', '=', 'en')
      .execute();
    await contentChanged(given.db.query, 'terms-of-service');
    await clearPageCache(given.db);
  }
  const buy = async () => {
    await given.fetch('/functions/v1/create-payment', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ courseId: 'studio-day', currency: 'dkk' }),
    });
    const { terms_version: version } = await given.db.query
      .selectFrom('orders')
      .select('terms_version')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return version;
  };

  test('is stored on each order, and its text stays readable after a change [S2.54]', async () => {
    expect(await buy()).toBe('en-1');
    expect(await page('/terms-of-service')).toContain('Version en-1, in force since');
    await change((blocks) => [...blocks, { type: 'prose', paragraphs: ['A new clause.'] }], 2);
    expect(await buy()).toBe('en-2');
    const today = await page('/terms-of-service');
    expect(today).toContain('Version en-2');
    expect(today).toContain('A new clause.');
    const older = await page('/terms-of-service?version=en-1');
    expect(older).toContain('This is version en-1');
    expect(older).not.toContain('A new clause.');
    expect((await given.fetch('/terms-of-service?version=en-9')).status).toBe(404);
  });

  test('a changed text without a new version is refused by the database', async () => {
    await expect(change((blocks) => blocks.slice(1), 1)).rejects.toThrow(/need a new version/);
  });
});
