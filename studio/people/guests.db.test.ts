import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ListQuery } from '#studio/shared/lists/list.queries.ts';
import { studentFacts } from '#studio/teaching/students/student.queries.ts';
import {
  listStudents,
  type StudentFilter,
  type StudentSort,
} from '#studio/teaching/students/student-list.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';

const given = testDatabase();
const run = (statement: ReturnType<typeof sql>) => statement.execute(given.db.query);
const hours = (count: number) => testNow.add({ hours: count });

let made = 0;
async function booked(name: string, email: string, at = testNow, isConfirmed = true): Promise<void> {
  made += 1;
  const id = `c0000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  const slot = sql`${hours(made)}, ${hours(made + 1)},
    tstzrange(${hours(made)}::timestamptz, ${hours(made + 1)}::timestamptz, '[)')`;
  await run(sql`insert into claims (id, kind, state, slot_start, slot_end, claimed)
    values (${id}, 'session', 'booked', ${slot})`);
  await run(sql`insert into bookings (claim_id, name, email, course_id, course_name, language, confirmed_at, created_at)
    values (${id}, ${name}, ${email}, 'private-coaching', 'Private Coaching', 'da', ${isConfirmed ? at : null}, ${at})`);
}
const ordered = (name: string, email: string, state = 'paid', at = testNow) =>
  run(sql`insert into orders (state, currency, total_minor, capture, name, email, language, terms_version, created_at)
    values (${state}, 'DKK', 100, 'now', ${name}, ${email}, 'da', 'da-1', ${at})`);
const account = (id: string, email: string, at = testNow) =>
  run(sql`insert into users (id, name, email, email_verified, role, created_at)
    values (${id}, ${id}, ${email}, true, 'student', ${at})`);

const guests = () => given.db.query.selectFrom('guests').selectAll().orderBy(sql`id collate "C"`).execute();
const ids = async () => (await guests()).map(({ id }) => id);

describe('a guest', () => {
  test('is anyone who bought or booked, once per address in any spelling, with the latest name and first date [P.137]', async () => {
    await booked('Åse', 'Aase@Example.dk', hours(-50));
    await ordered('', 'AASE@example.dk', 'paid', hours(-90));
    await ordered('Åse Ærø', 'aase@example.DK', 'refunded', hours(-10));
    await ordered('Bo', 'bo@example.dk');
    expect(await guests()).toEqual([
      { id: 'aase@example.dk', email: 'aase@example.DK', name: 'Åse Ærø', since: hours(-90) },
      { id: 'bo@example.dk', email: 'bo@example.dk', name: 'Bo', since: testNow },
    ]);
  });

  test('is not created by a hold or an unpaid checkout', async () => {
    await booked('Åse', 'aase@example.dk', testNow, false);
    await ordered('Bo', 'bo@example.dk', 'open');
    await ordered('Ida', 'ida@example.dk', 'lapsed');
    expect(await ids()).toEqual([]);
    await run(sql`update bookings set confirmed_at = ${testNow}`);
    await run(sql`update orders set state = 'paid' where email = 'bo@example.dk'`);
    expect(await ids()).toEqual(['aase@example.dk', 'bo@example.dk']);
  });

  test('becomes a student with an account, under any address of it, and a guest again without it', async () => {
    await ordered('Åse', 'Aase@example.dk');
    await ordered('Bo', 'bo@example.dk');
    await account('aase', 'aase@example.dk');
    expect(await ids()).toEqual(['bo@example.dk']);
    await run(
      sql`insert into former_emails (email, user_id, left_at) values ('bo@example.dk', 'aase', ${testNow})`,
    );
    expect(await ids()).toEqual([]);
    await run(sql`update users set email = 'new@example.dk' where id = 'aase'`);
    expect(await ids()).toEqual(['aase@example.dk']);
    await run(sql`delete from users where id = 'aase'`);
    expect(await ids()).toEqual(['aase@example.dk', 'bo@example.dk']);
  });

  test('is removed with the last order or booking under the address', async () => {
    await ordered('Åse', 'aase@example.dk', 'paid', hours(-90));
    await booked('Åse', 'aase@example.dk', hours(-10));
    await run(sql`update orders set name = '', email = ''`);
    expect((await guests()).map(({ since }) => since)).toEqual([hours(-10)]);
    await run(sql`update bookings set name = '', email = ''`);
    expect(await ids()).toEqual([]);
  });

  test('is stored at commit, and not after a rollback', async () => {
    const failed = given.db.transaction(async (tx) => {
      await sql`insert into orders (state, currency, total_minor, capture, name, email, language, terms_version)
        values ('paid', 'DKK', 100, 'now', 'Åse', 'aase@example.dk', 'da', 'da-1')`.execute(tx);
      throw new Error('given up');
    });
    await expect(failed).rejects.toThrow('given up');
    expect(await ids()).toEqual([]);
  });
});

describe('the list of people', () => {
  beforeEach(async () => {
    await account('mia', 'mia@example.dk', hours(-30));
    await ordered('Åse Ærø', 'Aase@example.dk', 'paid', hours(-40));
    await ordered('Bo Friis', 'bo@example.dk', 'paid', hours(-20));
    await run(
      sql`insert into users (id, name, email, email_verified, role) values ('o', 'O', 'o@example.dk', true, 'owner')`,
    );
  });
  const listQuery: ListQuery<StudentSort, StudentFilter> = {
    sort: 'joined',
    order: 'descending',
    filters: {},
    search: '',
    at: null,
  };
  const listed = async (change: Partial<typeof listQuery> = {}) =>
    (await listStudents(given.db.query, owner, { ...listQuery, ...change })).rows.map(({ name, isGuest }) =>
      isGuest ? `${name}, guest` : name,
    );

  test('has guests and students, in one order, filterable; never the owner [P.136]', async () => {
    expect(await listed()).toEqual(['Bo Friis, guest', 'mia', 'Åse Ærø, guest']);
    expect(await listed({ sort: 'name', order: 'ascending' })).toEqual([
      'Bo Friis, guest',
      'mia',
      'Åse Ærø, guest',
    ]);
    expect(await listed({ filters: { who: 'students' } })).toEqual(['mia']);
    expect(await listed({ filters: { who: 'guests' }, order: 'ascending' })).toEqual([
      'Åse Ærø, guest',
      'Bo Friis, guest',
    ]);
  });

  test('is searched by name and address, within the filter', async () => {
    expect(await listed({ search: 'example.dk' })).toHaveLength(3);
    expect(await listed({ search: 'ÆRØ aase@ex' })).toEqual(['Åse Ærø, guest']);
    expect(await listed({ search: 'aase', filters: { who: 'students' } })).toEqual([]);
  });

  test('is paginated across guests and students', async () => {
    for (let at = 0; at < 60; at += 1) {
      await ordered(`Guest ${at}`, `guest${at}@example.dk`, 'paid', hours(-100 - 2 * at));
      await account(`student-${at}`, `student${at}@example.dk`, hours(-101 - 2 * at));
    }
    const seen: string[] = [];
    let at: ListQuery['at'] = null;
    do {
      const page = await listStudents(given.db.query, owner, { ...listQuery, at });
      seen.push(...page.rows.map(({ id }) => id));
      at = page.after ? { way: 'after', cursor: page.after } : null;
    } while (at);
    expect([seen.length, new Set(seen).size]).toEqual([123, 123]);
    expect(seen.slice(3, 6)).toEqual(['guest0@example.dk', 'student-0', 'guest1@example.dk']);
  });

  test('counts the courses a guest has bought', async () => {
    await run(sql`insert into offers (id, kind, grants, vat_class, withdrawal_regime)
      values ('main-course', 'course', 'enrolment', 'standard', 'digital') on conflict do nothing`);
    const { rows } = await sql<{ id: string }>`insert into entitlements (kind, offer_id, course_id, email)
      values ('enrolment', 'main-course', 'main-course', 'AASE@example.dk') returning id`.execute(
      given.db.query,
    );
    await run(sql`insert into ledger_entries (entitlement_id, delta, reason, at)
      values (${rows[0]?.id}, 1, 'granted', ${testNow})`);
    const page = await listStudents(given.db.query, owner, listQuery);
    expect(page.rows.map(({ courses }) => courses)).toEqual([0, 0, 1]);
  });
});

test('a guest’s page is found by address, and shows since when', async () => {
  await ordered('Åse', 'Aase@example.dk', 'paid', hours(-90));
  expect(await studentFacts(given.db.query, owner, { email: 'aase@EXAMPLE.dk' })).toEqual({
    userId: null,
    name: 'Åse',
    email: 'Aase@example.dk',
    joinedAt: null,
    guestSince: hours(-90),
    emails: ['aase@example.dk'],
    language: 'da',
  });
  expect(await studentFacts(given.db.query, owner, { email: 'nobody@example.dk' })).toBeNull();
});
