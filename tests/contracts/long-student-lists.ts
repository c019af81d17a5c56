import type { Queries } from '#platform/db/database.ts';
import { ownBookings } from '#studio/calendar/booking/own-bookings.queries.ts';
import { ownCredits } from '#studio/calendar/booking/own-credits.queries.ts';
import { ownOrders } from '#studio/money/orders/own-orders.queries.ts';
import type { Who } from '#studio/shared/who.ts';
import { entriesOfMine } from '#studio/teaching/journal/journal.queries.ts';
import { enrolmentsOf } from '#studio/teaching/learning/enrolments.queries.ts';
import { testNow } from '../support/site/test-now.ts';
import { student } from '../support/who.ts';

/** One of the 100,000 students (tests/support/database/many-rows.ts). */
export const oneStudent = { ...student, userId: 'user-711', email: 's711@x.dk' };

/** The lists of one student's area, read among the rows of all others. */
export const studentLists: ReadonlyArray<{ name: string; read: (q: Queries, who: Who) => Promise<unknown> }> =
  [
    { name: 'orders', read: (q, who) => ownOrders(q, who, { most: 20, before: testNow }) },
    { name: 'bookings', read: (q, who) => ownBookings(q, { who, now: testNow }) },
    { name: 'credits', read: (q, who) => ownCredits(q, who, testNow) },
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
