import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** So many bookings, one every eight minutes from 26 October 2026 on: 5,000 fill the view of November. */
export async function insertManyBookings({ query }: Pick<Database, 'query'>, count: number): Promise<void> {
  const start = sql`timestamptz '2026-10-26 00:00:00+00' + i * interval '8 minutes'`;
  const claimId = sql`('c0000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid`;
  const rows = sql`from generate_series(1, ${count}::int) as i`;
  await sql`insert into claims (id, kind, state, slot_start, slot_end, claimed)
    select ${claimId}, 'session', 'booked', ${start}, ${start} + interval '8 minutes',
      tstzrange(${start}, ${start} + interval '8 minutes') ${rows}`.execute(query);
  await sql`insert into bookings (claim_id, name, email, course_id, course_name, language, covered_by)
    select ${claimId}, 'Mia ' || i, 's' || i || '@x.dk', 'private-coaching', 'Private Coaching', 'da', 'owner' ${rows}`.execute(
    query,
  );
}
