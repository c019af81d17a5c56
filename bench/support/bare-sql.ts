import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Runs `clients` concurrent loops for the given time; returns the completed units per second. */
export async function perSecond(
  clients: number,
  forMs: number,
  work: (client: number) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  const until = performance.now() + forMs;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) if (await work(client)) done += 1;
    }),
  );
  return (done * 1000) / forMs;
}

export async function holdInSql(db: Database, free: readonly string[], client: number): Promise<boolean> {
  const start = Temporal.Instant.from(free[Math.floor(Math.random() * free.length)] as string);
  const claimId = await db.transaction((tx) => insertHold(tx, start, client));
  if (!claimId) return false;
  await db.transaction(async (tx) => {
    await sql`update claims set state = 'released' where id = ${claimId} and state = 'held'`.execute(tx);
  });
  return true;
}

async function insertHold(
  tx: Parameters<Parameters<Database['transaction']>[0]>[0],
  start: Temporal.Instant,
  client: number,
): Promise<string | null> {
  const end = start.add({ hours: 1 });
  const claim = await sql<{ id: string }>`
    insert into claims (kind, state, slot_start, slot_end, claimed, expires_at)
    values ('session', 'held', ${start}, ${end}, ${`[${start},${end})`}, now() + interval '10 minutes')
    on conflict do nothing returning id`.execute(tx);
  const id = claim.rows[0]?.id;
  if (!id) return null;
  await sql`
    insert into bookings (claim_id, name, email, course_id, course_name, language)
    values (${id}, 'Bench', ${`bench${client}@example.com`}, 'private-coaching', 'Private Coaching', 'en')`.execute(
    tx,
  );
  return id;
}

export async function slotsInSql(db: Database, free: readonly string[]): Promise<boolean> {
  const until = Temporal.Instant.from(free.at(-1) as string).add({ hours: 1 });
  await sql`select weekday, first_start, last_start, every_minutes from opening_rules
    where kind = 'session'`.execute(db.query);
  await sql`select kind, state, slot_start, lower(claimed) as claimed_start, upper(claimed) as claimed_end from claims
    where state in ('held', 'expiring', 'booked', 'blocked')
      and claimed && ${`[${free[0]},${until})`}::tstzrange`.execute(db.query);
  return true;
}
