import { expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { recordAttendance } from '#studio/calendar/owner-calendar/record-attendance.ts';
import { exampleSlot, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { chargeSessionFee } from './charge-session-fee.ts';

const stage = testStage('server');

test('a fee charged in several windows at once is one invoice and one email', async () => {
  const fees = { no_show_fee_percent: 50 };
  await stage.db.query.updateTable('offers').set(fees).where('kind', '=', 'session').execute();
  const hour = { day: '2026-11-24', time: '10:00', place: 'online', cover: 'at-session', language: 'en' };
  const booked = await bookFor(stage.world, owner, { ...hour, name: 'Mia', email: 'mia@example.com' });
  if (!booked.ok) throw new Error(booked.refusal);
  const { bookingId } = booked;
  stage.world.setNow(Temporal.Instant.from(exampleSlot));
  await recordAttendance(stage.world, owner, { bookingId, attendance: 'no-show' });
  const pressed = Array.from({ length: 8 }, () => chargeSessionFee(stage.world, owner, bookingId));
  expect(new Set((await Promise.all(pressed)).map((outcome) => JSON.stringify(outcome)))).toEqual(
    new Set(['{"ok":true,"number":1}']),
  );
  expect(await stage.db.query.selectFrom('invoices').select('number').execute()).toEqual([{ number: 1 }]);
  const sent = stage.db.query.selectFrom('emails').select('id').where('kind', '=', 'invoice');
  expect(await sent.execute()).toHaveLength(1);
});
