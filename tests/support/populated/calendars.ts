import type { World } from '#platform/world.ts';
import {
  insertAccount,
  insertFoundCalendar,
} from '#studio/calendar/external-calendars/external-calendars.store.ts';
import { bookingToWrite } from '#studio/calendar/external-calendars/written-events.queries.ts';
import { recordChange, recordWritten } from '#studio/calendar/external-calendars/written-events.store.ts';
import { idOf } from './people.ts';

/** A calendar account whose address is unreadable, and two events that were changed there. */
export async function seedCalendars(world: World): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const name = 'caldav.icloud.com, thea@eksempel.dk';
    const accountId = await insertAccount(
      { tx, now },
      { name, provider: 'caldav', credentials: 'unreadable' },
    );
    for (const one of ['Bookinger', 'Familie og alt det, der ikke har med studiet at gøre']) {
      const calendar = { accountId, name: one, address: 'unreadable', isWritable: true };
      await insertFoundCalendar({ tx, now }, calendar);
    }
    const { id: calendarId } = await tx
      .updateTable('external_calendars')
      // Not compared while the tests run.
      .set({ is_target: true, compared_at: now.add({ hours: 24 * 7 }) })
      .where('name', '=', 'Bookinger')
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [number, days] of [
      [3, 2],
      [5, null],
    ] as const) {
      const booking = await bookingToWrite(tx, idOf('b', number));
      if (!booking) throw new Error('no booking');
      const { id: bookingId, start, end } = booking;
      await recordWritten(tx, { bookingId, calendarId, etag: 'one', hash: 'one', start, end });
      const found = days && { start: start.add({ hours: days * 24 }), end: end.add({ hours: days * 24 }) };
      await recordChange(tx, { bookingId, etag: 'two', found });
    }
  });
}
