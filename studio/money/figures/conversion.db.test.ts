import { expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { held, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { conversionByMonth, viewsByDay } from './conversion.queries.ts';
import { addPageViews } from './page-views.store.ts';

const stage = testStage();
const timeZone = 'Europe/Copenhagen';

function thisMonth() {
  const first = stage.world.clock.now().toZonedDateTimeISO(timeZone).with({ day: 1 }).startOfDay();
  return { from: first.toInstant(), until: first.add({ months: 1 }).toInstant() };
}

const counted = async (who = owner) =>
  (await conversionByMonth(stage.db.query, who, thisMonth())).get('2026-11');

test('conversion: views, held times, orders and payments of a month; bookings by the owner do not count', async () => {
  const today = studioDay(stage.world.clock.now());
  const views = (day: Temporal.PlainDate, count: number) =>
    addPageViews(stage.db.query, day, new Map([['booking' as const, count]]));
  await views(today, 3);
  await views(today, 4);
  await views(today.subtract({ days: 1 }), 2);
  await views(today.subtract({ months: 1 }), 50);
  // The database stamps bookings by its own clock.
  const at = { created_at: stage.world.clock.now() };
  const { bookingId, who } = await held(stage.world);
  await held(stage.world, '2026-11-24T13:00:00Z');
  const typed = { name: 'Søren Ærø', email: 'soeren@example.dk', day: '2026-11-25', time: '10:00' };
  const own = await bookFor(stage.world, owner, {
    ...typed,
    place: 'studio',
    cover: 'at-session',
    language: 'en',
  });
  expect(own.ok).toBe(true);
  await stage.db.query.updateTable('bookings').set(at).execute();
  expect(await counted()).toEqual({ opened: 9, held: 2, checkout: 0, paid: 0 });
  const { sessionId, paymentId } = await opened(stage, bookingId, who);
  expect(await counted()).toEqual({ opened: 9, held: 2, checkout: 1, paid: 0 });
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  expect(await counted()).toEqual({ opened: 9, held: 2, checkout: 1, paid: 1 });
  expect(await viewsByDay(stage.db.query, owner, thisMonth())).toEqual([
    { day: today, views: 7 },
    { day: today.subtract({ days: 1 }), views: 2 },
  ]);
  expect(await figureFaults(stage.db, stage.world.clock.now())).toEqual([]);
});
