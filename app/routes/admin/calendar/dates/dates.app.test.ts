import { beforeEach, expect, test } from 'vitest';
import { seed, seededApplication, seededOrder } from '#tests/access/seed.ts';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let owner: Record<string, string> = {};

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
});

const page = async (path: string) => (await given.fetch(path, { headers: owner })).text();
const rowsOf = (html: string) => pieces(html, 'tr').slice(1).map(textOf);

async function date(startsOn: string, changes: { place?: string; capacity?: number } = {}): Promise<string> {
  const { id } = await given.db.query
    .insertInto('dates')
    .values({
      offer_id: 'voice-elevated',
      starts_on: startsOn,
      ends_on: startsOn,
      capacity: 4,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('upcoming dates come first, the next one on top; past dates are one link away, the latest on top', async () => {
  await date('2091-05-05', { place: 'Ærøskøbing' });
  await date('2090-05-05');
  await date('2011-05-05');
  const html = await page('/admin/dates');
  const upcoming = rowsOf(html);
  expect(upcoming.at(-1)).toContain('5 May 2091 Ærøskøbing 0 of 4 Open');
  expect(upcoming.at(-2)).toContain('5 May 2090');
  expect(linksOf(html)).toContain('/admin/dates?when=over');
  const over = await page('/admin/dates?when=over');
  expect(rowsOf(over).at(-1)).toContain('5 May 2011');
  // The default filter has no query parameter, so each state has one URL.
  expect(linksOf(over)).toEqual(
    expect.arrayContaining(['/admin/dates', '/admin/dates?order=ascending&when=over']),
  );
  expect(rowsOf(await page('/admin/dates?order=ascending&when=over'))[0]).toContain('5 May 2011');
});

test('a hundred dates are paginated by fifty, each page with its own URL [P.123]', async () => {
  for (let day = 0; day < 100; day += 1) {
    await date(Temporal.PlainDate.from('2091-01-01').add({ days: day }).toString());
  }
  const first = await page('/admin/dates?programme=voice-elevated&order=descending');
  expect(rowsOf(first)).toHaveLength(50);
  expect(rowsOf(first)[0]).toContain('10 April 2091');
  const next = linksOf(first).find((href) => href.includes('after=')) ?? '';
  expect(next).toMatch(/^\/admin\/dates\?order=descending&programme=voice-elevated&after=/);
  expect(rowsOf(await page(next))[0]).toContain('19 February 2091');
});

test('without upcoming dates it says what to do, and keeps the link to past dates', async () => {
  await given.db.query.updateTable('dates').set({ starts_on: '2020-01-01', ends_on: '2020-01-02' }).execute();
  const html = await page('/admin/dates');
  expect(textOf(html)).toContain('No upcoming dates');
  expect(linksOf(html).filter((href) => href === '/admin/dates/new')).toHaveLength(2);
  expect(linksOf(html)).toContain('/admin/dates?when=over');
});

test('a search without hits among upcoming dates links to the search of all [P.157]', async () => {
  await date('2011-05-05', { place: 'Ærøskøbing' });
  const html = await page('/admin/dates?q=elevated+%C3%A6r%C3%B8');
  expect(textOf(html)).toContain('No results for “elevated ærø”.');
  expect(linksOf(html)).toContain('/admin/dates?when=all');
  expect(linksOf(html)).toContain('/admin/dates?when=all&q=elevated+%C3%A6r%C3%B8');
  expect(rowsOf(await page('/admin/dates?when=all&q=elevated+%C3%A6r%C3%B8'))).toHaveLength(1);
});

test('120 participants are paginated by fifty, and emailed all at once [P.124]', async () => {
  await seed(given.world);
  const { query } = given.db;
  const id = await date('2090-05-05', { capacity: 120 });
  const seeded = await query
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', seededApplication)
    .executeTakeFirstOrThrow();
  for (let number = 1; number <= 120; number += 1) {
    const { id: application_id } = await query
      .insertInto('applications')
      .values({
        ...seeded,
        answers: JSON.stringify({}),
        additional_answers: '[]',
        id: crypto.randomUUID(),
        digest: `participant ${number}`,
        email: `p${number}@example.com`,
        last_name: `Nr. ${number}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const unit = { kind: 'seat', date_id: id, number, state: 'kept', application_id } as const;
    await query
      .insertInto('units')
      .values({ ...unit, expires_at: given.world.clock.now().add({ hours: 24 }) })
      .execute();
  }
  const path = `/admin/dates/${id}`;
  const first = await page(path);
  expect(rowsOf(first)).toHaveLength(50);
  expect(rowsOf(first)[0]).toContain('Zaphod Nr. 1 ');
  const mailtoLink = linksOf(first).find((href) => href.startsWith('mailto:?bcc=')) ?? '';
  expect(mailtoLink.split(',')).toHaveLength(120);
  const next = linksOf(first).find((href) => href.includes('after=')) ?? '';
  expect(rowsOf(await page(next))[0]).toContain('Zaphod Nr. 51 ');
  expect(rowsOf(await page(`${path}?sort=name&order=descending`))[0]).toContain('Zaphod Nr. 99 ');
});

test('attendance is marked per day without scripts, and a second owner page that is outdated changes nothing', async () => {
  await seed(given.world);
  const { query } = given.db;
  const id = await date('2090-05-05');
  const days = JSON.stringify([{ date: '2090-05-05', from: '10:00', to: '16:00' }]);
  await query.updateTable('dates').set({ days }).where('id', '=', id).execute();
  const unit = { kind: 'seat', date_id: id, number: 1, state: 'taken', order_id: seededOrder } as const;
  await query.insertInto('units').values(unit).execute();
  const path = `/admin/dates/${id}/attendance`;
  const mark = (to: string, before: string) =>
    given.fetch(path, {
      method: 'POST',
      redirect: 'manual',
      headers: owner,
      body: new URLSearchParams({
        day: '2090-05-05',
        [`before-${seededOrder}`]: before,
        [`mark-${seededOrder}`]: to,
      }),
    });
  expect(textOf(await page(path))).toContain('0 of 1 present');
  const saved = await mark('present', '');
  expect(saved.status).toBe(303);
  const shown = await page(saved.headers.get('location') ?? '');
  expect(textOf(shown)).toContain('Saved. ');
  expect(textOf(shown)).toContain('1 of 1 present');
  const outdated = await mark('absent', '');
  expect(outdated.status).toBe(409);
  expect(textOf(await outdated.text())).toContain('Nothing was changed');
  expect(await query.selectFrom('attendances').select('is_present').execute()).toEqual([
    { is_present: true },
  ]);
});
