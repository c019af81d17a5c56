import { expect, test } from 'vitest';
import { typedSession as stored } from '#tests/support/catalogue/typed-offer.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { changeOffer } from './change-offer.ts';
import { offerTitle } from './offer-title.queries.ts';
import { currentPricesOf, findOffer, pricesChangeAt, pricesOf, shownPrices } from './offers.queries.ts';
import { priceSteps } from './price.ts';
import type { TypedOffer } from './typed-offer.ts';
import { withdrawPrice } from './withdraw-price.ts';

const stage = testStage();
const id = 'private-lessons-thea-lindehav';

const save = (changes: Partial<TypedOffer>, version = 1) =>
  changeOffer(stage.world, owner, { id, version, typed: { ...stored, ...changes } });

const day = (text: string) => Temporal.PlainDate.from(text).toZonedDateTime('Europe/Copenhagen').toInstant();

test('offer: a page saved unchanged keeps the specified name and writes no price', async () => {
  expect(await save({})).toEqual({ ok: true, id });
  expect(await findOffer(stage.db.query, id)).toMatchObject({ name: null, isBuyable: true });
  expect(await pricesOf(stage.db.query, id)).toHaveLength(3);
});

test('offer: a name the owner changes is the title from then on, in each language', async () => {
  await save({ nameDa: 'Solotime' });
  expect(await offerTitle(stage.db.query, id, 'da')).toBe('Solotime');
  expect(await offerTitle(stage.db.query, id, 'en')).toBe('Private Coaching');
});

test('offer: a price for a later date is in force from the start of that day in the studio’s zone', async () => {
  const { world } = stage;
  expect(
    await save({ prices: { DKK: '2.100', EUR: '262', USD: '' }, priceFrom: '2027-01-01' }),
  ).toMatchObject({
    ok: true,
  });
  const from = day('2027-01-01');
  expect(await shownPrices(world, id, from.subtract({ seconds: 1 }))).toMatchObject({ DKK: 195_000 });
  expect(await shownPrices(world, id, from)).toEqual({ DKK: 210_000, EUR: 26_200 });
  expect((await pricesChangeAt(world, world.clock.now()))?.toString()).toBe(from.toString());
});

test('offer: an upcoming price that is withdrawn never begins; a past one cannot be withdrawn', async () => {
  const { world, db } = stage;
  await save({ prices: { ...stored.prices, DKK: '2100' }, priceFrom: '2027-01-01' });
  const from = day('2027-01-01').toString();
  expect(await withdrawPrice(world, owner, { offerId: id, from })).toMatchObject({ ok: true });
  expect(await withdrawPrice(world, owner, { offerId: id, from })).toMatchObject({ ok: true });
  expect(await currentPricesOf(db.query, id, day('2027-02-01'))).toMatchObject({ DKK: 195_000 });
  expect(priceSteps(await pricesOf(db.query, id), world.clock.now())).toHaveLength(1);
  const [entry] = await db.query
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'offer.price-withdrawn')
    .execute();
  expect(entry?.details).toEqual({ changes: { DKK: ['2,100', '1,950'] }, from });
  const past = await withdrawPrice(world, owner, { offerId: id, from: '2025-01-01T00:00:00Z' });
  expect(past).toMatchObject({ refusal: 'changed' });
});

test('offer: of two who edit the same version the second is refused, and a repeat changes nothing', async () => {
  expect(await save({ prices: { ...stored.prices, DKK: '2000' } })).toMatchObject({ ok: true });
  expect(await save({ prices: { ...stored.prices, DKK: '2000' } })).toMatchObject({ ok: true });
  expect(await save({ prices: { ...stored.prices, DKK: '2200' } })).toMatchObject({ refusal: 'changed' });
  expect(await currentPricesOf(stage.db.query, id, stage.world.clock.now())).toMatchObject({ DKK: 200_000 });
});

test('offer: a change is audited with what changed, from what to what', async () => {
  await save({ isOnSale: false, prices: { ...stored.prices, EUR: '270' } });
  const [entry] = await stage.db.query
    .selectFrom('audit_log')
    .select(['actor', 'subject', 'details'])
    .where('action', '=', 'offer.changed')
    .execute();
  expect(entry).toMatchObject({
    actor: 'owner',
    subject: `offer:${id}`,
    details: { changes: { isOnSale: [true, false], EUR: ['262', '270'] } },
  });
});

test.each([
  [{ nameEn: ' ' }, { nameEn: 'missing' }],
  [{ prices: { ...stored.prices, DKK: 'cheap' } }, { DKK: 'bad-price' }],
  [{ priceFrom: '2026-01-01' }, { priceFrom: 'past-day' }],
  [{ priceFrom: '2027-01-01' }, { priceFrom: 'same-price' }],
  [{ place: '0' }, { place: 'bad-number' }],
  [{ questions: [{ id: '', en: 'Which key?', da: '', isRequired: false }] }, { questions: 'both-languages' }],
] satisfies [Partial<TypedOffer>, object][])('offer: %j is refused at its field', async (changes, faults) => {
  expect(await save(changes)).toEqual({ ok: false, refusal: 'invalid', faults });
});

test('offer: the fees of unpaid sessions are whole per cents of the price; empty is none', async () => {
  const fees = () =>
    stage.db.query
      .selectFrom('offers')
      .select(['late_fee_percent', 'no_show_fee_percent'])
      .where('id', '=', id)
      .executeTakeFirst();
  expect(await save({ lateFeePercent: ' 50 ', noShowFeePercent: '100' })).toMatchObject({ ok: true });
  expect(await fees()).toEqual({ late_fee_percent: 50, no_show_fee_percent: 100 });
  for (const typed of ['101', '12.5', '-1', '50 %', 'half', '1e2']) {
    expect(await save({ lateFeePercent: typed, noShowFeePercent: typed }, 2)).toMatchObject({
      ok: false,
      faults: { lateFeePercent: 'bad-percent', noShowFeePercent: 'bad-percent' },
    });
  }
  expect(await save({ lateFeePercent: '', noShowFeePercent: '0' }, 2)).toMatchObject({ ok: true });
  expect(await fees()).toEqual({ late_fee_percent: 0, no_show_fee_percent: 0 });
});
