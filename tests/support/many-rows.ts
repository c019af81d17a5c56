import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** A name of three common parts and a number, so that a search has few hits or many. */
const name = sql`(array['Søren','Mia','Åse','André','Nanna','Bo','Ærø'])[1 + i % 7] || ' ' ||
  (array['Kjærgård','Holm','Blåbjerg','Østergaard'])[1 + i % 4] || ' ' || i`;
const email = sql`'singer' || i || '@example.dk'`;
const moment = sql`timestamptz '2026-11-21 10:00:00+00' - i * interval '7 minutes'`;
const from = (count: number) => sql`from generate_series(1, ${sql.lit(count)}) as i`;

/** So many orders, applications, messages, stories, products, accounts and lines of the audit log: what lists are measured on. */
export async function writeManyRows(db: Database, count: number): Promise<void> {
  const rows = from(count);
  const q = db.query;
  await sql`insert into catalogue_entries (id, kind, grants, vat_class, withdrawal_regime)
    values ('voice-elevated', 'programme', 'seat', 'standard', 'dated') on conflict do nothing`.execute(q);
  await sql`insert into orders (state, currency, total_minor, capture, name, email, language, terms_version, created_at)
    select (array['paid','lapsed','voided','refunded'])[1 + i % 4], 'DKK', 195000, 'now', ${name}, ${email}, 'da', 'v1', ${moment}
    ${rows}`.execute(q);
  await sql`insert into applications (entry_id, state, language, first_name, last_name, email, phone, answers, terms_version,
      agreed_at, answer_by, digest, created_at, decided_at)
    select 'voice-elevated', (array['accepted','declined','withdrawn'])[1 + i % 3], 'da', ${name}, 'Holm', ${email}, '', '{}', 'v1',
      ${moment}, date '2026-11-26', 'digest ' || i, ${moment}, ${moment} ${rows}`.execute(q);
  await sql`insert into contact_messages (name, email, message, language, created_at, state)
    select ${name}, ${email}, 'Do you teach in the evening? ' || i, 'en', ${moment}, (array['new','read','answered'])[1 + i % 3]
    ${rows}`.execute(q);
  await sql`insert into stories (name, email, title, story, language, consent_text, state, created_at, decided_at)
    select ${name}, ${email}, 'The ' || i || '. night', 'I sang.', 'en', 'yes', 'declined', ${moment}, ${moment} ${rows}`.execute(
    q,
  );
  await sql`insert into products (id, category, fulfilment, name_en, name_da, sort)
    select 'thing-' || i, 'music-equipment', 'stock', ${name}, ${name}, i ${rows}`.execute(q);
  await sql`insert into users (id, name, email, email_verified, role, created_at, updated_at)
    select 'user-' || i, ${name}, ${email}, true, 'student', ${moment}, ${moment} ${rows}`.execute(q);
  await sql`insert into audit_log (at, actor, action, subject, details)
    select ${moment}, 'owner', (array['order.refunded','product.updated'])[1 + i % 2],
      (array['order:','product:'])[1 + i % 2] || gen_random_uuid(), '{}' ${rows}`.execute(q);
  await sql`vacuum (analyze)`.execute(q);
}
