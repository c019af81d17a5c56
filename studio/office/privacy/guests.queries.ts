import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { byEmail, type Person } from './personal-table.ts';

/** Every address that booked, bought, applied or wrote, in lower case. */
export async function addressesInUse(q: Queries): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lowercase(email) as email from bookings
    union select lowercase(email) from orders
    union select lowercase(email) from applications
    union select lowercase(email) from contact_messages
    union select lowercase(sender_email) from inbound_emails
    union select email from imported_students
    union select email from student_details
    union select email from take_pairs
    union select email from homework`.execute(q);
  return rows.map(({ email }) => email).filter((email) => email !== '');
}

/** What the owner should know before the person's data is deleted. */
export async function recordsOf(
  q: Queries,
  person: Person,
): Promise<{ openConversations: number; documents: number }> {
  const { rows } = await sql<{ openConversations: number; documents: number }>`
    select (select count(*)::int from contact_messages
        where ${byEmail('email')(person)} and state in ('new', 'read')) as "openConversations",
      (select count(*)::int from receipts join orders on orders.id = receipts.order_id
        where ${byEmail('orders.email')(person)}) as documents`.execute(q);
  return rows[0] ?? { openConversations: 0, documents: 0 };
}
