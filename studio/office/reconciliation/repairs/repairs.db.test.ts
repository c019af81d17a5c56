import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { differencesOf } from '#tests/support/differences/differences-of.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import type { DifferenceKind } from '../differences/difference.ts';
import { knownDifferences } from '../differences/differences.queries.ts';
import { keepDifferences } from '../differences/differences.store.ts';
import { checkNow } from '../differences/find-differences.ts';
import { repairDifference } from '../differences/repair-difference.ts';

const stage = testStage();
const { run, bought, bookedSession, made } = differencesOf(stage);

async function found() {
  await checkNow(stage.world, owner);
  return knownDifferences(stage.db.query, owner);
}

const repair = (kind: DifferenceKind, subjectId: string) =>
  repairDifference(stage.world, owner, { kind, subjectId });
const refused = (refusal: string) => ({ ok: false, refusal });

/** Everything that a repair could write, without times. */
async function written() {
  const { rows } = await sql<{ what: string }>`
    select coalesce(json_agg(row order by row::text), '[]')::text as what from (
      select to_jsonb(claims) - 'changed_at' as row from claims
      union all select to_jsonb(bookings) from bookings
      union all select to_jsonb(orders) from orders
      union all select to_jsonb(payments) - 'last_checked_at' from payments
      union all select to_jsonb(refunds) from refunds
      union all select to_jsonb(receipts) from receipts
      union all select to_jsonb(corrections) from corrections
      union all select to_jsonb(ledger_entries) from ledger_entries
      union all select to_jsonb(audit_log) from audit_log
      union all select to_jsonb(emails) from emails) as rows`.execute(stage.db.query);
  return { database: rows[0]?.what, provider: [...stage.bank.books.refunds.values()] };
}

const repaired: readonly DifferenceKind[] = [
  'payment-not-at-provider',
  'captured-amount',
  'refund-not-at-provider',
  'claim-without-booking',
  'booking-without-payment',
  'paid-without-booking',
  'order-amount',
  'refund-amount',
  'credit-count',
  'gift-card-amount',
];

describe.each(repaired)('%s', (kind) => {
  test('is repaired once, entered in the log, and leaves nothing to report [P.255]', async () => {
    const subjectId = await made[kind]();
    const [line] = (await found()).filter((one) => one.kind === kind);
    expect(line?.subjectId).toBe(subjectId);
    expect(await repair(kind, subjectId)).toEqual({ ok: true });
    expect(await found()).toEqual([]);
    const entries = await stage.db.query
      .selectFrom('audit_log')
      .select('subject')
      .where('action', '=', 'difference.repaired')
      .execute();
    expect(entries).toEqual([{ subject: `difference:${kind}:${subjectId}` }]);
    const before = await written();
    expect(await repair(kind, subjectId)).toEqual(refused('gone'));
    // A page that was opened before still lists it.
    await stage.db.transaction((tx) => keepDifferences({ tx, now: testNow }, [line!]));
    expect(await repair(kind, subjectId)).toEqual(refused('gone'));
    expect(await written()).toEqual(before);
    expect(await knownDifferences(stage.db.query, owner)).toEqual([]);
  });

  test('is repaired once by two clicks at the same time', async () => {
    const subjectId = await made[kind]();
    await found();
    const outcomes = await Promise.all([repair(kind, subjectId), repair(kind, subjectId)]);
    expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(await found()).toEqual([]);
    expect(stage.bank.books.refunds.size).toBeLessThan(2);
  });
});

describe('amounts', () => {
  test('less was charged: the payment is corrected, with a credit note for the difference', async () => {
    const subjectId = await made['captured-amount']();
    await found();
    expect(await repair('captured-amount', subjectId)).toEqual({ ok: true });
    const notes = await stage.db.query
      .selectFrom('receipts')
      .select('content')
      .where('kind', '=', 'credit-note')
      .execute();
    expect(notes).toMatchObject([{ content: { totalMinor: -100 } }]);
    expect(await figureFaults(stage.db, stage.world.clock.now())).toEqual([]);
  });

  test('more was charged: a receipt for the difference, which can then be refunded', async () => {
    const { sessionId, orderId, paymentId } = await bought('singing-workshop-1d');
    stage.bank.books.session(sessionId)!.capturedMinor += 100;
    await run(`update payments set captured_minor = captured_minor + 100 where id = '${paymentId}'`);
    expect((await found()).map(({ kind }) => kind)).toEqual(['order-amount']);
    expect(await repair('order-amount', orderId)).toEqual({ ok: true });
    expect(await found()).toEqual([]);
    expect(await figureFaults(stage.db, stage.world.clock.now())).toEqual([]);
  });

  test('a balance that is too small to deduct from stays, and so does the line', async () => {
    const subjectId = await made['credit-count']();
    const { bookingId } = await bookedSession();
    await run(`insert into ledger_entries (entitlement_id, delta, reason, at)
      values ('${subjectId}', 1, 'returned', now()), ('${subjectId}', -2, 'revoked', now())`);
    await run(`update bookings set covered_by = 'entitlement', entitlement_id = '${subjectId}'
      where id = '${bookingId}'`);
    await found();
    expect(await repair('credit-count', subjectId)).toEqual(refused('too-few-left'));
    expect((await found()).map(({ kind }) => kind)).toContain('credit-count');
  });
});

describe('the calendar', () => {
  test('a time that was taken meanwhile is not booked again, and nothing changes', async () => {
    const orderId = await made['paid-without-booking']();
    await bookedSession();
    await found();
    const before = await written();
    expect(await repair('paid-without-booking', orderId)).toEqual(refused('time-taken'));
    expect(await written()).toEqual(before);
  });

  test('an unpaid booking whose payment arrived is left to that payment', async () => {
    const { bookingId, orderId } = await bookedSession();
    await run(`update orders set state = 'lapsed' where id = '${orderId}'`);
    await found();
    expect(await repair('booking-without-payment', bookingId)).toEqual(refused('checkout-open'));
  });
});

test.each(['payment-not-at-provider', 'captured-amount', 'refund-not-at-provider', 'order-amount'] as const)(
  '%s: without an answer of the provider nothing changes',
  async (kind) => {
    const subjectId = await made[kind]();
    await found();
    const before = await written();
    stage.bank.connection = () => {
      throw new PaymentUnavailable('silent');
    };
    expect(await repair(kind, subjectId)).toEqual(refused('no-answer'));
    expect(await written()).toEqual(before);
  },
);
