import { expect, test } from 'vitest';
import { unstoredReferenceData } from '#platform/reference-data.ts';
import {
  currentPrice,
  currentPriceLists,
  currentPricesOf,
  findOffer,
  listOffers,
} from '#studio/offers/catalogue/offers.queries.ts';
import { blocksSchema } from '#studio/shared/content/blocks.ts';
import { contentDocument, studioIdentity } from '#studio/shared/content/content.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleDocuments } from '../../../db/sample/documents.ts';
import { loadSample } from './load-sample.ts';

const given = testDatabase();
const now = Temporal.Instant.from('2026-11-21T09:00:00Z');

function world(sampleData = true, sampleDiary = false) {
  return {
    db: given.db,
    reference: unstoredReferenceData,
    clock: { now: () => now },
    settings: { sampleData, sampleDiary } as Parameters<typeof loadSample>[0]['settings'],
  };
}

test('an empty database gets the sample studio once, and a second start changes nothing', async () => {
  expect(await loadSample(world())).toBe('loaded');
  await given.db.query
    .updateTable('settings')
    .set({ value: '"edited"' })
    .where('key', '=', 'studio')
    .execute();
  expect(await loadSample(world())).toBe('already-there');
  const row = await given.db.query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'studio')
    .executeTakeFirst();
  expect(row?.value).toBe('edited');
});

test('SAMPLE_DATA=off starts an empty studio that still has opening hours, and stays empty', async () => {
  expect(await loadSample(world(false))).toBe('empty-studio');
  expect(await loadSample(world())).toBe('already-there');
  expect(await listOffers(world())).toEqual([]);
  const rules = await given.db.query.selectFrom('opening_rules').selectAll().execute();
  expect(rules.filter((rule) => rule.kind === 'session')).toHaveLength(7);
  expect((await studioIdentity(world(false))).isSample).toBe(false);
  expect((await contentDocument(world(false), 'home', 'en')).blocks).toEqual([]);
});

test('the sample diary blocks hours of the first three weeks as one series; without it every hour is free', async () => {
  await loadSample(world(true, true));
  const blocks = await given.db.query
    .selectFrom('claims')
    .select(['series_id', 'slot_start'])
    .where('kind', '=', 'block')
    .orderBy('slot_start')
    .execute();
  expect(blocks).toHaveLength(3 * 16);
  expect(new Set(blocks.map(({ series_id }) => series_id)).size).toBe(1);
  expect(String(blocks[0]?.slot_start)).toBe('2026-11-21T08:00:00Z');
});

test('the specified prices are in force, in minor units, and a missing currency is not offered [S3.09]', async () => {
  await loadSample(world());
  const lists = await currentPriceLists(world(), now);
  expect(lists.get('voice-elevated')).toEqual({ DKK: 1_850_000, EUR: 248_500, USD: 269_000 });
  expect(lists.get('celebrity-vocal-experience')).toEqual({ DKK: 6_850_000, EUR: 906_500, USD: 995_000 });
  expect(lists.get('private-lessons-thea-lindehav')).toEqual({ DKK: 195_000, EUR: 26_200, USD: 28_500 });
  expect(lists.get('singing-workshop-1d')).toEqual({ DKK: 360_000, EUR: 48_000, USD: 52_500 });
  expect(lists.get('singing-workshop-2d')).toEqual({ DKK: 540_000, EUR: 72_000, USD: 78_500 });
  expect(lists.get('studio-day')).toEqual({ DKK: 950_000, EUR: 126_700, USD: 138_000 });
  expect(lists.get('beginner-vocals')).toEqual({ DKK: 129_000, EUR: 17_500, USD: 19_000 });
  expect(lists.get('advanced-technique')).toEqual({ DKK: 180_000, EUR: 24_200, USD: 26_500 });
  expect(lists.get('performance-mastery')).toEqual({ DKK: 1_050_000, EUR: 141_500, USD: 153_000 });
  expect(lists.get('recording-essentials')).toEqual({ DKK: 195_000, EUR: 26_200, USD: 28_500 });
  expect(lists.get('test-payment')).toEqual({ DKK: 700, EUR: 100, USD: 100 });
  expect(await currentPrice(given.db.query, { offerId: 'microphone', currency: 'DKK', at: now })).toBe(
    290_000,
  );
  expect(await currentPrice(given.db.query, { offerId: 'microphone', currency: 'EUR', at: now })).toBeNull();
});

test("shop and sales prices are the specification's: goods in DKK, plans in USD [S9.05]", async () => {
  await loadSample(world());
  const lists = await currentPriceLists(world(), now);
  const goods = {
    microphone: 2900,
    headphones: 1990,
    'audio-interface': 3990,
    'pop-filter': 890,
    't-shirt-m': 249,
    'hoodie-xl': 399,
    cap: 149,
    'tote-bag': 99,
    'coffee-mug': 89,
    'travel-cup': 129,
  };
  for (const [id, dkk] of Object.entries(goods)) {
    const list = await currentPricesOf(given.db.query, id, now);
    expect(list, id).toEqual({ DKK: dkk * 100 });
  }
  const plans = {
    'beginner-course': 97,
    'advanced-course': 147,
    'main-course': 297,
    'main-course-premium': 497,
    'main-course-professional': 997,
    'main-course-premium-3-months': 497,
    'main-course-professional-3-months': 997,
  };
  for (const [id, usd] of Object.entries(plans)) expect(lists.get(id), id).toEqual({ USD: usd * 100 });
});

test('a private session is found under its course id and under any slug [S3.08]', async () => {
  await loadSample(world());
  const names = ['private-coaching', 'private-lessons-thea-lindehav', 'private-lessons-former-name'];
  for (const name of names) {
    expect((await findOffer(given.db.query, name))?.id).toBe('private-lessons-thea-lindehav');
  }
  expect(await findOffer(given.db.query, 'private-lesson')).toBeNull();
});

test('every programme has one open date at least 90 days ahead, with ten free seats and its days claimed [S9.02]', async () => {
  await loadSample(world());
  for (const offerId of [
    'voice-elevated',
    'celebrity-vocal-experience',
    'singing-workshop-1d',
    'singing-workshop-2d',
  ]) {
    const dates = await given.db.query
      .selectFrom('dates')
      .selectAll()
      .where('offer_id', '=', offerId)
      .where('is_open', '=', true)
      .execute();
    expect(dates).toHaveLength(1);
    const date = dates[0]!;
    expect(date.starts_on >= '2027-02-19').toBe(true);
    const seats = await given.db.query
      .selectFrom('units')
      .selectAll()
      .where('date_id', '=', date.id)
      .execute();
    expect(seats.map((seat) => seat.state)).toEqual(Array(10).fill('free'));
    const claims = await given.db.query
      .selectFrom('claims')
      .selectAll()
      .where('date_id', '=', date.id)
      .execute();
    expect(claims).toHaveLength(date.days.length);
  }
});

test("the specification's past dates exist as past dates that cannot be bought", async () => {
  await loadSample(world());
  const past = await given.db.query.selectFrom('dates').selectAll().where('is_open', '=', false).execute();
  expect(past.map((date) => [date.offer_id, date.starts_on, date.ends_on])).toEqual(
    expect.arrayContaining([
      ['voice-elevated', '2025-10-04', '2025-10-26'],
      ['celebrity-vocal-experience', '2026-01-14', '2026-01-18'],
    ]),
  );
  expect(past.find((date) => date.offer_id === 'voice-elevated')?.days).toHaveLength(8);
});

test('every document is valid in both languages, in the same order of blocks', () => {
  for (const document of sampleDocuments) {
    expect(() => blocksSchema.parse(document.en), document.key).not.toThrow();
    expect(() => blocksSchema.parse(document.da), document.key).not.toThrow();
    const shape = (language: 'en' | 'da') =>
      document[language].map((block) => [block.type, 'slot' in block ? block.slot : null]);
    expect(shape('da'), document.key).toEqual(shape('en'));
  }
});

test('texts contain the names of the studio', async () => {
  await loadSample(world());
  const home = await contentDocument(world(), 'home', 'da');
  expect(JSON.stringify(home)).not.toMatch(/\{(studio|coach|firstName|slug)\}/);
  expect(JSON.stringify(home)).toContain('Thea Lindehav');
});

test('sample testimonials are marked, and hidden with SAMPLE_DATA=off [S2.83]', async () => {
  await loadSample(world());
  const shown = await contentDocument(world(), 'private-coaching', 'en');
  const hidden = await contentDocument(world(false), 'private-coaching', 'en');
  const items = (document: typeof shown) =>
    document.blocks.flatMap((block) => (block.type === 'testimonials' ? block.items : []));
  expect(items(shown)).toHaveLength(3);
  expect(items(shown).every((item) => item.isSample)).toBe(true);
  expect(items(hidden)).toEqual([]);
});
