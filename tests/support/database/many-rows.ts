import { type RawBuilder, sql } from 'kysely';
import type { Database, Queries } from '#platform/db/database.ts';

/** A name of three common parts and a number, so that a search has few matches or many. */
const name = sql`(array['Søren','Mia','Åse','André','Nanna','Bo','Ærø'])[1 + i % 7] || ' ' ||
  (array['Kjærgård','Holm','Blåbjerg','Østergaard'])[1 + i % 4] || ' ' || i`;
const email = sql`'s' || i || '@x.dk'`;
/** Short, because it is written twice. */
const title = sql`(array['Ånde','Mund','Sang'])[1 + i % 3] || ' ' || i`;
/** Related rows find each other by number, or by hundreds of it. */
const idOf = (kind: string, number: RawBuilder<unknown> = sql`i`) =>
  sql`(${sql.lit(kind)} || '0000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
const claimId = idOf('c');
const hundred = sql`greatest(100, i - i % 100)`;
const inBothLanguages = sql`cross join (values ('en'), ('da')) as words (language)`;
const moment = sql`timestamptz '2026-11-21 10:00:00+00' - i * interval '7 minutes'`;

const tables = {
  orders: (
    rows,
  ) => sql`insert into orders (state, currency, total_minor, capture, name, email, language, terms_version, created_at)
    select (array['paid','lapsed','voided','refunded'])[1 + i / 28 % 4], 'DKK', 195000, 'now', ${name}, ${email}, 'da', 'v1', ${moment}
    ${rows}`,
  applications: (
    rows,
  ) => sql`insert into applications (offer_id, state, language, first_name, last_name, email, phone, answers,
      terms_version, agreed_at, answer_by, digest, created_at, decided_at)
    select 'voice-elevated', (array['accepted','declined','withdrawn'])[1 + i / 28 % 3], 'da', ${name}, 'Holm', ${email}, '', '{}', 'v1',
      ${moment}, date '2026-11-26', 'digest ' || i, ${moment}, ${moment} ${rows}`,
  contact_messages: (
    rows,
  ) => sql`insert into contact_messages (name, email, message, language, created_at, state)
    select ${name}, ${email}, 'Evenings? ' || i, 'en', ${moment}, (array['new','read','answered'])[1 + i / 28 % 3]
    ${rows}`,
  /** One in a thousand has unsubscribed. */
  newsletter_subscriptions: (
    rows,
  ) => sql`insert into newsletter_subscriptions (email, language, consent_text, consented_at, confirmed_at, unsubscribed_at)
    select ${email}, (array['da','en'])[1 + i % 2], 'I want news.', ${moment},
      case when i % 10 = 3 then null else ${moment} end, case when i % 1000 = 0 then ${moment} end ${rows}`,
  stories: (
    rows,
  ) => sql`insert into stories (name, email, title, story, language, consent_text, state, created_at, decided_at)
    select ${name}, ${email}, 'Night ' || i, 'I sang.', 'en', 'yes', 'declined', ${moment}, ${moment} ${rows}`,
  products: (
    rows,
  ) => sql`insert into products (id, category, fulfilment, name_en, name_da, sort, is_published)
    select 'thing-' || i, case when i % 1000 = 0 then 'clothing-merchandise' else 'music-equipment' end, 'stock', ${name},
      ${name}, i, i % 1000 <> 0 ${rows}`,
  users: (rows) => sql`insert into users (id, name, email, email_verified, role, created_at, updated_at)
    select 'user-' || i, ${name}, ${email}, true, 'student', ${moment}, ${moment} ${rows}`,
  /** Half of them were created in the same minutes as those with an account: a list of both mixes them. */
  guests: (rows) => sql`insert into guests (id, name, email, since)
    select 'g' || i || '@x.dk', ${name}, 'g' || i || '@x.dk', ${moment} ${rows}`,
  claims: (rows) => sql`insert into claims (id, kind, state, slot_start, slot_end, claimed)
    select ${claimId}, (array['session','consultation'])[1 + i / 28 % 2], 'cancelled', ${moment}, ${moment} + interval '1 hour',
      tstzrange(${moment}, ${moment} + interval '1 hour') ${rows}`,
  bookings: (
    rows,
  ) => sql`insert into bookings (claim_id, name, email, course_id, course_name, language, created_at,
      notice_hours, max_reschedules, late_fee_percent, no_show_fee_percent, prices, terms_version)
    select ${claimId}, ${name}, ${email}, 'private-coaching', 'Private Coaching', 'da', ${moment},
      24, 3, 0, 0, '{}', 'da-1' ${rows}`,
  audit_log: (rows) => sql`insert into audit_log (at, actor, action, subject, details)
    select ${moment}, 'owner', (array['order.refunded','product.updated'])[1 + i % 2],
      (array['order:','product:'])[1 + i % 2] || gen_random_uuid(), '{}' ${rows}`,
  courses: (rows) => sql`insert into courses (id, sort, is_published, created_at, changed_at)
    select 'course-' || i, i, i % 1000 <> 0, ${moment}, ${moment} ${rows}`,
  course_texts: (rows) => sql`insert into course_texts (course_id, language, title)
    select 'course-' || i, language, case when i % 10 = 0 and language = 'da' then '' else ${title} end
    ${rows} ${inBothLanguages}`,
  modules: (rows) => sql`insert into modules (id, course_id, position, created_at)
    select ${idOf('d')}, 'course-' || i, 0, ${moment} ${rows} where i % 100 = 0`,
  lessons: (rows) => sql`insert into lessons (id, module_id, position, is_published, created_at, changed_at)
    select ${idOf('1')}, ${idOf('d', hundred)}, i % 100, i % 1000 <> 0, ${moment}, ${moment} ${rows}`,
  lesson_texts: (rows) => sql`insert into lesson_texts (lesson_id, language, title)
    select ${idOf('1')}, language, case when i % 10 = 0 and language = 'da' then '' else ${title} end
    ${rows} ${inBothLanguages}`,
  workbooks: (rows) => sql`insert into workbooks (id, sort, is_published, downloads)
    select 'book-' || i, i, i % 1000 <> 0, i % 977 ${rows}`,
  workbook_texts: (
    rows,
  ) => sql`insert into workbook_texts (workbook_id, language, title, pages, bytes, cover_image, pdf_url)
    select 'book-' || i, language, ${title}, 12, 1000, '', 'sample:x.pdf' ${rows} ${inBothLanguages}
    where language = 'en' or i % 2 = 0`,
  offers: (rows) => sql`insert into offers (id, kind, grants, vat_class, withdrawal_regime, course_id)
    select 'sold-' || i, 'course', 'enrolment', 'standard', 'digital', 'course-' || i ${rows} where i % 100 = 0`,
  entitlements: (rows) => sql`insert into entitlements (id, kind, offer_id, course_id, email)
    select ${idOf('e')}, 'enrolment', 'sold-' || ${hundred}, 'course-' || ${hundred}, ${email} ${rows}`,
  ledger_entries: (rows) => sql`insert into ledger_entries (entitlement_id, delta, reason, at)
    select ${idOf('e')}, 1, 'granted', ${moment} ${rows}`,
  /** Seven start on each day, most of them in the past. */
  dates: (rows) => sql`insert into dates (offer_id, starts_on, ends_on, capacity, is_open, place)
    select case when i % 1000 = 500 then 'singing-workshop-1d' else 'voice-elevated' end, begins, begins + i % 50, 10,
      i % 1000 <> 0, ${title}
    ${rows} cross join lateral (select date '2027-11-21' - i / 7) as days (begins)`,
  journal_entries: (rows) => sql`insert into journal_entries (id, user_id, body, created_at, changed_at)
    select ${idOf('a')}, 'user-' || (1 + i % 1000), 'I sang.', ${moment}, ${moment} ${rows}`,
} satisfies Record<string, (rows: RawBuilder<unknown>) => RawBuilder<unknown>>;

export type ManyRows = keyof typeof tables;

export const tablesOfManyRows = (Object.keys(tables) as ManyRows[]).filter(
  (table) => !['modules', 'offers'].includes(table),
);

/** Tables that a list reads besides its own. */
const besides: Partial<Record<ManyRows, readonly ManyRows[]>> = {
  bookings: ['claims'],
  courses: ['course_texts', 'modules', 'offers', 'entitlements', 'ledger_entries'],
  lessons: ['lesson_texts', 'modules', 'course_texts'],
  users: ['guests'],
  workbooks: ['workbook_texts'],
};

/** Writes this many rows into each of these tables and updates their statistics. */
export async function writeManyRows(
  db: Database,
  count: number,
  among: readonly ManyRows[] = Object.keys(tables) as ManyRows[],
): Promise<void> {
  await sql`insert into offers (id, kind, grants, vat_class, withdrawal_regime)
    values ('voice-elevated', 'programme', 'seat', 'standard', 'dated'),
      ('singing-workshop-1d', 'workshop', 'seat', 'standard', 'dated') on conflict do nothing`.execute(
    db.query,
  );
  const left = new Set(among.flatMap((each) => [each, ...(besides[each] ?? [])])).values();
  const writeRemaining = async () => {
    for (const table of left) await writeInto(db, table, count);
  };
  // Two at a time: a server has a process for each.
  await Promise.all([writeRemaining(), writeRemaining()]);
}

async function writeInto(db: Database, table: ManyRows, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Skips foreign key checks: the referenced rows are written with them.
    await sql`set local session_replication_role = replica`.execute(tx);
    await withoutIndexes(tx, table, () =>
      tables[table](sql`from generate_series(1, ${sql.lit(count)}) as i`).execute(tx),
    );
  });
  await sql`vacuum (analyze) ${sql.table(table)}`.execute(db.query);
}

/** Building an index at once costs a tenth of updating it with every row. */
async function withoutIndexes(q: Queries, table: string, write: () => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; made: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
    from pg_index where indrelid = ${table}::regclass and not indisprimary
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`.execute(q);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(q);
  await write();
  for (const { made } of rows) await sql.raw(made).execute(q);
}
