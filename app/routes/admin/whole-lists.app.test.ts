import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let headers: Record<string, string> = {};
beforeEach(async () => {
  headers = await signedIn(given, 'owner');
});
const run = (statement: ReturnType<typeof sql>) => statement.execute(given.db.query);
const page = async (path: string) => (await given.fetch(path, { headers })).text();
const shown = async (path: string) => textOf(await page(path));
/** The URL of the link with this text. */
const linkTo = (html: string, words: string) => {
  const [, href = ''] =
    [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].find(([, , label]) => label === words) ?? [];
  return href.replaceAll('&amp;', '&');
};
async function pageThrough(path: string, pattern: RegExp): Promise<string[][]> {
  const pages: string[][] = [];
  for (let at = path; at; ) {
    const html = await page(at);
    pages.push([...textOf(html).matchAll(pattern)].map(([found]) => found));
    const next = linkTo(html, 'Next');
    at = next && new URL(next, `http://localhost${at}`).href.slice('http://localhost'.length);
    if (!at) expect(linkTo(html, 'Previous'), path).not.toBe('');
  }
  return pages;
}

test('completed tasks are paginated by fifty, and expanded in place [P.156]', async () => {
  await run(sql`insert into tasks (kind, subject_id, details, state, created_at, done_at, done_by)
    select 'rate-missing', 'm' || i, '{}', 'done', now(), timestamptz '2026-11-01' + i * interval '1 minute', 'owner'
    from generate_series(1, 120) as i`);
  const pages = await pageThrough('/admin', /Done ?: \w+day/g);
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  const first = await page('/admin');
  expect(first).toMatch(/<details class="done-tasks" id="done">/);
  expect(await page(linkTo(first, 'Next').split('#')[0] ?? '')).toMatch(
    /<details class="done-tasks" id="done" open/,
  );
});

test('exchange rates are all listed, fifty per page [P.160]', async () => {
  await run(sql`insert into exchange_rates (currency, dkk_per_unit, valid_from)
    select 'EUR', 7 + i / 1000.0, date '2026-01-01' + i % 30 from generate_series(1, 60) as i`);
  const pages = await pageThrough('/admin/settings/rates', /EUR 7\.\d+/g);
  expect(new Set(pages.flat()).size).toBeGreaterThanOrEqual(60);
  expect(pages[0]).toHaveLength(50);
});

test('credits and shared entries are paginated on the page of a guest and of a student [P.161]', async () => {
  await signedIn(given, 'student', { email: 'asta@example.com', name: 'Åsta Ærø' });
  await run(sql`with made as (insert into entitlements (kind, offer_id, email, valid_until)
      select 'credit', (select id from offers where kind = 'session'), 'asta@example.com',
        timestamptz '2027-01-01 12:00+00' + i * interval '1 day'
      from generate_series(1, 35) as i returning id)
    insert into ledger_entries (entitlement_id, delta, reason, at) select id, 1, 'granted', now() from made`);
  await run(sql`insert into journal_entries (id, user_id, body, is_shared, created_at, changed_at)
    select gen_random_uuid(), 's-asta@example.com', 'Sung ' || i, true, timestamptz '2026-01-01' + i * interval '1 day', now()
    from generate_series(1, 23) as i`);
  const path = '/admin/students/s-asta@example.com';
  const first = await page(path);
  expect(textOf(first)).toContain('Sung 14');
  expect(textOf(first)).not.toContain('Sung 13');
  const links = [...first.matchAll(/href="(\?[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  expect(links).toEqual(['?entries=10#entries', '?credits=30#credits']);
  const creditsOn = (html: string) => html.match(/<dt[^>]*>(?:<[^>]+>)*Credit:/g);
  expect(creditsOn(first)).toHaveLength(30);
  const furtherHtml = await page(`${path}?entries=20&credits=30`);
  const further = textOf(furtherHtml);
  expect(further).toContain('Sung 3');
  expect(further).not.toContain('Sung 4');
  expect(creditsOn(furtherHtml)).toHaveLength(5);
  for (const odd of ['?entries=-1&credits=x', '?entries=999999'])
    expect(await shown(path + odd)).toContain('Åsta');
});

test('an offer can give access to any of many courses, listed by name [P.162]', async () => {
  await run(sql`insert into courses (id, sort, created_at, changed_at)
    select 'many-' || i, 1000 + i, now(), now() from generate_series(1, 260) as i`);
  await run(sql`insert into course_texts (course_id, language, title)
    select 'many-' || i, language, case language when 'en' then 'Many ' || i else '' end
    from generate_series(1, 260) as i cross join (values ('en'), ('da')) as words (language)`);
  const offer = '/admin/catalogue/main-course-premium-3-months';
  expect(await page(offer)).toMatch(/<option value="many-150">Many 150/);
  await run(sql`update offers set course_id = 'many-150' where id = 'main-course-premium-3-months'`);
  expect(await page(offer)).toMatch(/<option value="many-150" selected[^>]*>Many 150/);
});

test('a lesson can be moved to any module: of its own course, of others, or of a searched course [P.163]', async () => {
  await run(sql`insert into courses (id, sort, created_at, changed_at)
    select 'many-' || i, 1000 + i, now(), now() from generate_series(1, 130) as i`);
  await run(sql`insert into course_texts (course_id, language, title)
    select 'many-' || i, 'en', 'Many ' || i from generate_series(1, 130) as i`);
  await run(sql`insert into modules (course_id, position, created_at) select 'many-' || i, 0, now()
    from generate_series(1, 130) as i`);
  const { id } = await given.db.query.selectFrom('lessons').select('id').executeTakeFirstOrThrow();
  const first = await page(`/admin/lessons/${id}`);
  expect(textOf(first)).toContain('The first hundred modules of other courses are listed.');
  expect(first).not.toContain('Many 130');
  const found = await page(`/admin/lessons/${id}?among=many+130`);
  expect(found).toContain('Many 130');
  expect(found).not.toContain('Many 129');
  expect(await page(`/admin/lessons/${id}?among=nothing+like+this`)).toContain('value="nothing like this"');
});

test('conflicts are listed five at a time; the rest is counted and links to the calendar [P.164]', async () => {
  await run(sql`with made as (insert into claims (kind, state, slot_start, slot_end, claimed)
      select 'session', 'booked', at, at + interval '1 hour', tstzrange(at, at + interval '1 hour')
      from (select timestamptz '2027-08-02 08:00+00' + i * interval '1 day' as at from generate_series(0, 7) as i) as hours
      returning id)
    insert into bookings (claim_id, name, email, course_id, course_name, language, confirmed_at)
    select id, 'Mia Holm', 'mia@example.dk', 'private-coaching', 'Private Coaching', 'da', now() from made`);
  const answer = await given.fetch('/admin/bookings/block', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ fromDay: '2027-08-02', toDay: '2027-08-11' }),
  });
  const html = /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? '';
  expect(answer.status).toBe(409);
  expect(html.match(/Mia Holm, /g)).toHaveLength(5);
  expect(html).toMatch(/href="\/admin\/bookings\?week=2027-08-07"[^>]*>… and 3 more: see the calendar/);
});

test('a list page whose rows are gone says so, and links to the first page of the list [P.155]', async () => {
  await run(sql`insert into contact_messages (name, email, message, language, state)
    select 'Mia ' || i, 'mia' || i || '@example.dk', 'Evenings?', 'en', 'new' from generate_series(1, 60) as i`);
  const path = '/admin/messages?state=new&q=mia';
  const next = linkTo(await page(path), 'Next');
  expect(await shown(next)).toContain('Mia');
  await run(sql`update contact_messages set state = 'read'`);
  const gone = await page(next);
  expect(textOf(gone)).toContain('The items on this page have moved or been deleted.');
  expect(linkTo(gone, 'Back to the first page')).toBe(path);
});
