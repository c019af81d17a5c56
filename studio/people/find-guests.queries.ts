import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { finds, wordsOf } from '#studio/shared/list-search.ts';
import type { Who } from '#studio/shared/who.ts';

export interface FoundGuest {
  name: string;
  email: string;
}

const mostGuests = 10;
/** Of orders and of hours that are looked into; whoever is not among them types another word. */
const mostFound = 200;

/**
 * Who has bought or booked by these words without an account so far, one row for an address; at most ten. For the owner
 * who looks for a student and does not know whether they signed up. One statement. Nothing for anybody else.
 */
export async function findGuests(q: Queries, who: Pick<Who, 'role'>, typed: string): Promise<FoundGuest[]> {
  if (who.role !== 'owner' || wordsOf(typed).length === 0) return [];
  const { rows } = await sql<FoundGuest>`
    select distinct on (lower(email)) name, email
    from (
      (select name, email from orders
        where ${finds(sql`number || ' ' || name || ' ' || email`, typed)} and state not in ('open', 'lapsed')
        limit ${sql.lit(mostFound)})
      union all
      (select name, email from bookings
        where ${finds(sql`name || ' ' || email || ' ' || course_name`, typed)}
        limit ${sql.lit(mostFound)})
    ) as found
    where not exists (select from users where lower(users.email) = lower(found.email))
      and not exists (select from former_emails where former_emails.email = lower(found.email))
    order by lower(email), name desc
    limit ${sql.lit(mostGuests)}
  `.execute(q);
  return rows;
}
