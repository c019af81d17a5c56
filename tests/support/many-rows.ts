import { type RawBuilder, sql } from 'kysely';
import type { Database, Queries } from '#platform/db/database.ts';

/** A name of three common parts and a number, so that a search has few hits or many. */
const name = sql`(array['Søren','Mia','Åse','André','Nanna','Bo','Ærø'])[1 + i % 7] || ' ' ||
  (array['Kjærgård','Holm','Blåbjerg','Østergaard'])[1 + i % 4] || ' ' || i`;
const email = sql`'singer' || i || '@example.dk'`;
/** A claim and its booking find each other by their number. */
const claimId = sql`('c0000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid`;
const moment = sql`timestamptz '2026-11-21 10:00:00+00' - i * interval '7 minutes'`;

const tables = {
  orders: (
    rows,
  ) => sql`insert into orders (state, currency, total_minor, capture, name, email, language, terms_version, created_at)
    select (array['paid','lapsed','voided','refunded'])[1 + i % 4], 'DKK', 195000, 'now', ${name}, ${email}, 'da', 'v1', ${moment}
    ${rows}`,
  applications: (
    rows,
  ) => sql`insert into applications (entry_id, state, language, first_name, last_name, email, phone, answers,
      terms_version, agreed_at, answer_by, digest, created_at, decided_at)
    select 'voice-elevated', (array['accepted','declined','withdrawn'])[1 + i % 3], 'da', ${name}, 'Holm', ${email}, '', '{}', 'v1',
      ${moment}, date '2026-11-26', 'digest ' || i, ${moment}, ${moment} ${rows}`,
  contact_messages: (
    rows,
  ) => sql`insert into contact_messages (name, email, message, language, created_at, state)
    select ${name}, ${email}, 'Do you teach in the evening? ' || i, 'en', ${moment}, (array['new','read','answered'])[1 + i % 3]
    ${rows}`,
  stories: (
    rows,
  ) => sql`insert into stories (name, email, title, story, language, consent_text, state, created_at, decided_at)
    select ${name}, ${email}, 'The ' || i || '. night', 'I sang.', 'en', 'yes', 'declined', ${moment}, ${moment} ${rows}`,
  products: (rows) => sql`insert into products (id, category, fulfilment, name_en, name_da, sort)
    select 'thing-' || i, 'music-equipment', 'stock', ${name}, ${name}, i ${rows}`,
  users: (rows) => sql`insert into users (id, name, email, email_verified, role, created_at, updated_at)
    select 'user-' || i, ${name}, ${email}, true, 'student', ${moment}, ${moment} ${rows}`,
  claims: (rows) => sql`insert into claims (id, kind, state, slot_start, slot_end, claimed)
    select ${claimId}, (array['session','consultation'])[1 + i % 2], 'cancelled', ${moment}, ${moment} + interval '1 hour',
      tstzrange(${moment}, ${moment} + interval '1 hour') ${rows}`,
  bookings: (
    rows,
  ) => sql`insert into bookings (claim_id, name, email, course_id, course_name, language, created_at)
    select ${claimId}, ${name}, ${email}, 'private-coaching', 'Private Coaching', 'da', ${moment} ${rows}`,
  audit_log: (rows) => sql`insert into audit_log (at, actor, action, subject, details)
    select ${moment}, 'owner', (array['order.refunded','product.updated'])[1 + i % 2],
      (array['order:','product:'])[1 + i % 2] || gen_random_uuid(), '{}' ${rows}`,
} satisfies Record<string, (rows: RawBuilder<unknown>) => RawBuilder<unknown>>;

export type ManyRows = keyof typeof tables;

/** So many rows in each of these tables: what lists are measured on. Their statistics are fresh afterwards. */
export async function writeManyRows(
  db: Database,
  count: number,
  among: readonly ManyRows[] = Object.keys(tables) as ManyRows[],
): Promise<void> {
  await sql`insert into catalogue_entries (id, kind, grants, vat_class, withdrawal_regime)
    values ('voice-elevated', 'programme', 'seat', 'standard', 'dated') on conflict do nothing`.execute(
    db.query,
  );
  // Every booking hangs on its claim.
  const wanted = new Set<ManyRows>(among.includes('bookings') ? ['claims', ...among] : among);
  for (const table of wanted) {
    await withoutIndexes(db.query, table, () =>
      tables[table](sql`from generate_series(1, ${sql.lit(count)}) as i`).execute(db.query),
    );
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db.query);
  }
}

/** An index that is built at once costs a tenth of one that grows with every row. */
async function withoutIndexes(q: Queries, table: string, write: () => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; made: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
    from pg_index where indrelid = ${table}::regclass and not indisprimary
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`.execute(q);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(q);
  await write();
  for (const { made } of rows) await sql.raw(made).execute(q);
}
