import { expect, test } from 'vitest';
import { bookingOf } from '#tests/support/browser/screenshots.ts';
import { held, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { endOverdueHolds } from './end-overdue-holds.ts';

const stage = testStage();

const stateOf = async (bookingId: string) => (await bookingOf(stage.db, bookingId)).state;

test('overdue holds are ended together, and the end of the next one is returned', async () => {
  const first = await held(stage.world, '2026-11-24T09:00:00Z');
  const second = await held(stage.world, '2026-11-24T10:00:00Z');
  stage.world.setNow(testNow.add({ seconds: 300 }));
  const later = await held(stage.world, '2026-11-24T11:00:00Z');
  stage.world.setNow(testNow.add({ seconds: 616 }));
  const next = await endOverdueHolds(stage.world);
  expect(await Promise.all([first, second, later].map(({ bookingId }) => stateOf(bookingId)))).toEqual([
    'released',
    'released',
    'held',
  ]);
  expect(String(next)).toBe(testNow.add({ seconds: 300 + 616 }).toString());
});

test('a hold whose provider is unavailable stays claimed, is queried again, and does not delay others', async () => {
  const paying = await held(stage.world, '2026-11-24T09:00:00Z');
  await opened(stage, paying.bookingId, paying.who);
  stage.world.setNow(testNow.add({ seconds: 1 }));
  const plain = await held(stage.world, '2026-11-24T10:00:00Z');
  stage.world.setNow(testNow.add({ seconds: 700 }));
  stage.bank.connection = async () => {
    throw new Error('unreachable');
  };
  expect(await endOverdueHolds(stage.world)).toBeNull();
  expect(await stateOf(paying.bookingId)).toBe('expiring');
  expect(await stateOf(plain.bookingId)).toBe('released');
  expect(stage.world.requestedJobs).toContainEqual(
    expect.objectContaining({ name: 'expire-claim', at: null }),
  );
});
