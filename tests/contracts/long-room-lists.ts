import type { Queries } from '#platform/db/database.ts';
import { bookingsOfMine } from '#studio/booking/bookings-of-mine.queries.ts';
import { creditsOfMine } from '#studio/booking/credits-of-mine.queries.ts';
import { ordersOfMine } from '#studio/checkout/orders-of-mine.queries.ts';
import { enrolmentsOf } from '#studio/learning/enrolments.queries.ts';
import { entriesOfMine } from '#studio/learning/journal.queries.ts';
import type { Who } from '#studio/shared/who.ts';
import { student } from '../support/who.ts';
import { testNow } from '../support/world.ts';

/** One of the hundred thousand (tests/support/many-rows.ts). */
export const oneStudent = { ...student, userId: 'user-711', email: 's711@x.dk' };

/** What stands in a student's room, read among everybody else's. */
export const roomLists: ReadonlyArray<{ name: string; read: (q: Queries, who: Who) => Promise<unknown> }> = [
  { name: 'orders', read: (q, who) => ordersOfMine(q, who, { most: 20, before: testNow }) },
  { name: 'bookings', read: (q, who) => bookingsOfMine(q, who, testNow) },
  { name: 'credits', read: (q, who) => creditsOfMine(q, who, testNow) },
  {
    name: 'courses',
    read: (q, { userId, email }) => enrolmentsOf(q, { userId, email: email ?? '' } as never, testNow),
  },
  { name: 'journal', read: (q, who) => entriesOfMine(q, who, { most: 20, after: null }) },
  {
    name: 'journal, further on',
    read: (q, who) =>
      entriesOfMine(q, who, {
        most: 20,
        after: {
          createdAt: testNow.subtract({ hours: 24 * 300 }),
          id: 'a0000000-0000-4000-8000-000000000710',
        },
      }),
  },
];
