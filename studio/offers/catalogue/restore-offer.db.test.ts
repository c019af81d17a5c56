import { expect, test } from 'vitest';
import { changesOf } from '#studio/shared/audit/audit-list.queries.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { changeOffer } from './change-offer.ts';
import { changeSale } from './change-sale.ts';
import { editedOffer } from './offers-for-owner.queries.ts';
import { currentPrices } from './price.ts';
import { restoreOffer } from './restore-offer.ts';
import { typedOf } from './stored-offer.ts';
import type { TypedOffer } from './typed-offer.ts';

const stage = testStage();
const id = 'private-lessons-thea-lindehav';

async function stored() {
  const offer = await editedOffer(stage.db.query, owner, id);
  if (!offer) throw new Error('no offer');
  return { ...offer, typed: typedOf(offer, stage.world.clock.now(), 'en') };
}

async function save(changes: Partial<TypedOffer>) {
  const { version, typed } = await stored();
  expect(
    await changeOffer(stage.world, owner, { id, version, typed: { ...typed, ...changes } }),
  ).toMatchObject({ ok: true });
}

const history = () => changesOf(stage.db.query, owner, { subject: `offer:${id}`, action: 'offer.changed' });

async function restore(entry: number | undefined, version?: number) {
  const present = version ?? (await stored()).version;
  return restoreOffer(stage.world, owner, { id, entry: entry ?? 0, version: present });
}

const pricesAt = async (at: Temporal.Instant) => currentPrices((await stored()).records, at);

test('history of an offer: a price and a text are set back, later changes of other fields stay [P.382]', async () => {
  const { typed: first } = await stored();
  await save({ prices: { ...first.prices, DKK: '2,100' }, summaryDa: 'En time' });
  await save({ noticeHours: '48' });
  const [, entry] = await history();
  expect(entry?.changes).toEqual({ DKK: ['1,950', '2,100'], summaryDa: [first.summaryDa, 'En time'] });
  expect(await restore(entry?.id)).toMatchObject({ ok: true });
  const { typed } = await stored();
  expect(typed).toEqual({ ...first, noticeHours: '48' });
  const [last] = await history();
  expect(last?.changes).toEqual({ DKK: ['2,100', '1,950'], summaryDa: ['En time', first.summaryDa] });
});

test('history of an offer: a price that has not begun is set back from its day, and never begins', async () => {
  const { typed } = await stored();
  const upcoming = Temporal.Instant.from('2026-12-31T23:00:00Z');
  await save({ prices: { ...typed.prices, DKK: '2100' }, priceFrom: '2027-01-01' });
  const [entry] = await history();
  expect(entry).toMatchObject({ changes: { DKK: ['1,950', '2,100'] } });
  expect(entry?.from?.toString()).toBe(upcoming.toString());
  expect(await pricesAt(upcoming)).toMatchObject({ DKK: 210_000 });
  expect(await restore(entry?.id)).toMatchObject({ ok: true });
  expect(await pricesAt(upcoming)).toMatchObject({ DKK: 195_000 });
});

test('history of an offer: after the price was set back otherwise, restoring leaves a newer price alone', async () => {
  const { typed } = await stored();
  await save({ prices: { ...typed.prices, DKK: '2100' }, priceFrom: '2027-01-01' });
  const [entry] = await history();
  await restore(entry?.id);
  await save({ prices: { ...typed.prices, DKK: '1,800' } });
  expect(await restore(entry?.id)).toMatchObject({ ok: true });
  expect(await pricesAt(stage.world.clock.now())).toMatchObject({ DKK: 180_000 });
});

test('history of an offer: taking it off sale is an entry that can be restored', async () => {
  await changeSale(stage.world, owner, { id, isOnSale: false });
  const [entry] = await history();
  expect(entry?.changes).toEqual({ isOnSale: [true, false] });
  expect(await restore(entry?.id)).toMatchObject({ ok: true });
  expect((await stored()).isOnSale).toBe(true);
});

test('history of an offer: refused on a newer version, and for an entry of another offer', async () => {
  await save({ noticeHours: '48' });
  const [entry] = await history();
  expect(await restore(entry?.id, 1)).toMatchObject({ refusal: 'changed' });
  expect(await restore((entry?.id ?? 0) + 1000)).toMatchObject({ refusal: 'not-found' });
  await changeSale(stage.world, owner, { id: 'singing-workshop-1d', isOnSale: false });
  const [other] = await changesOf(stage.db.query, owner, {
    subject: 'offer:singing-workshop-1d',
    action: 'offer.changed',
  });
  expect(await restore(other?.id)).toMatchObject({ refusal: 'not-found' });
  expect((await stored()).typed.noticeHours).toBe('48');
});

test('history of an offer: a price changed between two microseconds is among what changed', async () => {
  const { typed, version } = await stored();
  const world = {
    ...stage.world,
    clock: { now: () => Temporal.Instant.from('2026-11-23T09:00:00.0000009Z') },
  };
  await changeOffer(world, owner, {
    id,
    version,
    typed: { ...typed, prices: { ...typed.prices, EUR: '270' } },
  });
  const [entry] = await history();
  expect(entry).toMatchObject({ changes: { EUR: ['262', '270'] }, from: null });
});
