import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { reset } from '#tests/support/database/reset.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { newWorld } from '#tests/support/page-fixture.ts';
import { newCode } from '#tests/support/vouchers/place-with-codes.ts';
import { type VoucherCommand, VoucherStudent, voucherCommand } from './voucher-commands.ts';
import { voucherFaults } from './voucher-faults.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
const runs = process.env.PROVE ? 150 : 5;

async function check(commands: readonly VoucherCommand[]): Promise<void> {
  await reset(given.db);
  const stage = { db: given.db, ...newWorld(given.db) };
  await newCode(stage, { maxUses: 2 });
  const student = new VoucherStudent(stage);
  const done: VoucherCommand[] = [];
  for (const command of commands) {
    await student.run(command);
    done.push(command);
    expect(await voucherFaults(stage), `after ${JSON.stringify(done)}`).toEqual([]);
  }
  await student.reconcile();
  const faults = [
    ...(await voucherFaults(stage)),
    ...(await figureFaults(stage.db, stage.world.clock.now())),
  ];
  expect(faults, `at the end of ${JSON.stringify(done)}`).toEqual([]);
}

const paid = { codes: { withCode: true, card: 0 }, end: 'paid' } as const;

test('packs, codes and gift cards: the ledger adds up and nothing is paid twice', async () => {
  await check([
    { do: 'buy-card', offer: 'gift-card-1950' },
    { do: 'buy-pack', codes: paid.codes, end: 'abandoned' },
    { do: 'buy-pack', ...paid },
    { do: 'book-with-pack', place: { days: 5, hour: 10 } },
    {
      do: 'book-with-codes',
      place: { days: 6, hour: 11 },
      codes: { withCode: true, card: null },
      end: 'late',
    },
    { do: 'reschedule', which: 0, place: { days: 7, hour: 12 } },
    { do: 'refund-pack', which: 2 },
    { do: 'cancel', which: 0 },
    { do: 'refund-pack', which: 2 },
    { do: 'refund', which: 2, part: 1 },
    { do: 'reconcile' },
    { do: 'buy-card', offer: 'gift-card-500' },
    { do: 'wait', days: 1100 },
  ]);
  const reasons = await given.db.query
    .selectFrom('ledger_entries')
    .select('reason')
    .distinct()
    .orderBy('reason')
    .execute();
  expect(reasons.map(({ reason }) => reason)).toEqual([
    'expired',
    'granted',
    'released',
    'returned',
    'revoked',
    'spent',
  ]);
});

test('packs, codes and gift cards: the same for generated sequences [P.254]', async () => {
  const sequences = fc.array(voucherCommand, { minLength: 8, maxLength: 22 });
  await fc.assert(fc.asyncProperty(sequences, check), { numRuns: runs });
});
