import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkTexts } from '#server/doctor/check-texts.ts';
import { readFacts } from '#server/doctor/studio-facts.ts';
import { searchSite } from '#studio/site/search/site-pages.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { testWorld } from '#tests/support/world.ts';
import { composeStoredTexts } from './compose-stored-texts.ts';
import { composedColumns, tablesInOrder } from './composed-columns.ts';
import { readComposition } from './composition.queries.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
const a = 'A\u030ase';
const richText = JSON.stringify({
  type: 'doc',
  version: 2,
  content: [{ type: 'paragraph', content: [{ type: 'text', text: `${a}\n\u0303 \\n\u0303` }] }],
});

async function one<T>(statement: ReturnType<typeof sql<T>>): Promise<T | undefined> {
  return (await statement.execute(given.db.query)).rows[0];
}

test('stored texts: names, lists, JSON and rich texts are composed once, in batches, and searched pages follow', async () => {
  const world = testWorld(given.db);
  await sql`insert into guests (id, email, name, since)
    select 'g' || n || '@x.dk', 'g' || n || '@x.dk', ${a} || ' ' || n, now() from generate_series(1, 1100) as n`.execute(
    given.db.query,
  );
  await sql`insert into student_details (email, tags, changed_at)
    values ('g1@x.dk', ${[a, 'Åse', 'bo']}::text[], now())`.execute(given.db.query);
  await sql`update offers set description_da = ${richText}, name_da = ${a} where id = 'main-course'`.execute(
    given.db.query,
  );
  const section = JSON.stringify([{ type: 'statement', text: `${a} synger i Aarhus` }]);
  await sql`update content_documents set blocks = blocks || ${section}::jsonb
    where key = 'private-coaching' and language = 'da'`.execute(given.db.query);
  expect(await composeStoredTexts(world)).toBeGreaterThan(900);
  const half = await readComposition(given.db.query);
  expect(half.state.next).toBeLessThan(tablesInOrder.length);
  expect(await composeStoredTexts(world)).toBeGreaterThan(100);
  while ((await readComposition(given.db.query)).state.next < tablesInOrder.length)
    await composeStoredTexts(world);
  expect(await composeStoredTexts(world)).toBe(0);
  for (const query of ['Åse synger', a, 'aase']) {
    const found = await searchSite(world, 'da', query);
    expect(found.map(({ key }) => key)).toContain('private-coaching');
  }
  const left = await one(
    sql<{ count: number }>`select count(*)::int from guests where name is not nfc normalized`,
  );
  expect(left?.count).toBe(0);
  expect(await one(sql`select tags from student_details where email = 'g1@x.dk'`)).toEqual({
    tags: ['Åse', 'bo'],
  });
  const offer = await one(sql<{ description_da: string; name_da: string }>`
    select description_da, name_da from offers where id = 'main-course'`);
  expect(JSON.parse(offer?.description_da ?? '').content[0].content[0].text).toBe('Åse\n\u0303 \\ñ');
  expect(offer?.name_da).toBe('Åse');
});

test('stored texts: email addresses, consents, receipts and the terms stay as they are', async () => {
  const kept = async () =>
    (
      await sql`select email as text from guests where id = 'x'
        union all select consent_text from newsletter_subscriptions
        union all select blocks::text from content_documents where key = 'terms-of-service'
        union all select blocks::text from terms_texts`.execute(given.db.query)
    ).rows;
  const address = 'a\u030ase@eksempel.dk';
  await sql`insert into guests (id, email, name, since) values ('x', ${address}, ${a}, now()),
    ('y', 'åse@eksempel.dk', 'Å', now())`.execute(given.db.query);
  await sql`insert into newsletter_subscriptions (email, language, consent_text, consented_at)
    values ('n@x.dk', 'da', ${`Jeg, ${a}`}, now())`.execute(given.db.query);
  const before = await kept();
  await composeStoredTexts(testWorld(given.db));
  expect(await kept()).toEqual(before);
  expect(await one(sql`select name from guests where id = 'x'`)).toEqual({ name: 'Åse' });
  const [finding, ...others] = checkTexts(await readFacts(given.db.query));
  expect([finding?.text, others]).toEqual(['åse@eksempel.dk is stored in two ways that look the same.', []]);
});

test('stored texts: a text that would be equal to that of another row stays, and the doctor lists it', async () => {
  await sql`create unique index goals_of_test on goals (body)`.execute(given.db.query);
  const user = await one(sql<{ id: string }>`select id from users limit 1`);
  const userId = user?.id ?? 'u';
  if (!user)
    await sql`insert into users (id, name, email, email_verified, role, language, created_at, updated_at)
      values ('u', 'U', 'u@x.dk', true, 'student', 'da', now(), now())`.execute(given.db.query);
  await sql`insert into goals (id, user_id, body, created_at)
    values (gen_random_uuid(), ${userId}, 'Åse', now()), (gen_random_uuid(), ${userId}, ${a}, now())`.execute(
    given.db.query,
  );
  await composeStoredTexts(testWorld(given.db));
  const findings = checkTexts(await readFacts(given.db.query));
  expect(findings).toMatchObject([{ level: 'warning', text: expect.stringContaining('A text of goals') }]);
  expect(await one(sql`select count(*)::int from goals where body = ${a}`)).toEqual({ count: 1 });
  await sql`drop index goals_of_test`.execute(given.db.query);
});

/** Not composed: by their bytes, or as they were. */
const kept: Readonly<Record<string, readonly string[]>> = {
  proof: [
    'audit_log.details',
    'date_notices.consent_text',
    'emails.subject',
    'emails.body',
    'invoices.content',
    'newsletter_subscriptions.consent_text',
    'receipts.content',
    'stories.consent_text',
    'terms_texts.blocks',
    'waiting_list_entries.consent_text',
    'page_versions.blocks_en',
    'page_versions.blocks_da',
    'orders.consents',
    'quote_requests.consent_text',
    'take_pairs.consent_text',
  ],
  digests: ['lesson_captions.content', 'media_captions.content'],
  machines: [
    'audit_log.subject',
    'calendar_revocations.name',
    'connections.facts',
    'magazine_items.content_type',
    'migration_texts.name',
    'photographs.place',
    'placed_films.place',
    'placed_pdfs.place',
    'quote_requests.consent',
    'recordings.place',
    'take_pairs.place',
    'test_checkout_events.body',
    'test_checkout_sessions.note',
    'test_checkout_sessions.payer_name',
  ],
};

test('stored texts: every column that has the name of a text is composed or kept for a reason', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and udt_name in ('text', 'jsonb', '_text')
      and column_name !~ '(_id|hash|etag|holder)$' and column_name ~ '(name|title|body|message|subject|label|help|note|summary|description|question|answer|excerpt|alt|text|caption|story|tag|place|blocks|facts|role_|days|author|phone|part|content|consent)'
    order by 1`.execute(given.db.query);
  const known = new Set(
    Object.entries(composedColumns)
      .flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
      .concat(...Object.values(kept)),
  );
  expect(rows.map(({ column }) => column).filter((column) => !known.has(column))).toEqual([]);
});
