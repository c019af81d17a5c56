import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { grantEntitlement, type NewLedgerEntry, returnToBalance, writeLedger } from './entitlements.store.ts';

const stage = testStage();

function granted(amount: number, validUntil: Temporal.Instant | null = null): Promise<string> {
  const card = { kind: 'gift-card', offerId: 'gift-card-500', orderId: null, currency: 'DKK' } as const;
  return stage.db.transaction((tx) =>
    grantEntitlement({ tx, now: testNow }, { ...card, email: 'a@example.com', validUntil, amount }),
  );
}

const write = (entry: NewLedgerEntry) =>
  stage.db.transaction((tx) => writeLedger({ tx, now: testNow }, entry));

test('ledger: the database refuses a negative balance', async () => {
  const entitlementId = await granted(500);
  await write({ entitlementId, delta: -500, reason: 'spent' });
  await expect(write({ entitlementId, delta: -1, reason: 'spent' })).rejects.toThrow(/not between 0 and 500/);
});

test('ledger: the database refuses to return more than was granted', async () => {
  const entitlementId = await granted(500);
  await expect(write({ entitlementId, delta: 1, reason: 'returned' })).rejects.toThrow(/not between/);
});

test('ledger: an entry is immutable, and its sign follows from its reason', async () => {
  const entitlementId = await granted(500);
  await expect(sql`update ledger_entries set delta = 900`.execute(stage.db.query)).rejects.toThrow(
    /append-only/,
  );
  await write({ entitlementId, delta: -1, reason: 'spent' });
  await expect(write({ entitlementId, delta: 1, reason: 'spent' })).rejects.toThrow(/ledger_entries_sign/);
});

test('ledger: what is returned to an ended balance can be used for thirty more days', async () => {
  const entitlementId = await granted(500, testNow.subtract({ hours: 1 }));
  await write({ entitlementId, delta: -200, reason: 'spent' });
  await stage.db.transaction((tx) => returnToBalance({ tx, now: testNow }, { entitlementId, amount: 200 }));
  const row = await stage.db.query.selectFrom('entitlements').select('valid_until').executeTakeFirstOrThrow();
  expect(row.valid_until?.toString()).toBe(testNow.add({ hours: 24 * 30 }).toString());
});
