import { expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { enrol } from '#tests/support/enrol.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner as whoIsOwner } from '#tests/support/who.ts';

const given = testApp();

test('lists name, email, courses and joined date of every account, searched by name or address [S2.153]', async () => {
  const owner = await signedIn(given, 'owner');
  await signedIn(given, 'student', { email: 'asta@example.com', name: 'Åsta Ærø' });
  await signedIn(given, 'student', { email: 'bo@example.com', name: 'Bo Friis' });
  await given.db.transaction(async (tx) => {
    const course = { offer_id: 'main-course', course_id: 'main-course' };
    const bought = { ...course, kind: 'enrolment', email: 'asta@example.com' } as const;
    const { id } = await tx
      .insertInto('entitlements')
      .values({ ...bought, order_id: null, date_id: null, user_id: null, valid_until: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const granted = { entitlement_id: id, delta: 1, reason: 'granted' } as const;
    await tx
      .insertInto('ledger_entries')
      .values({ ...granted, booking_id: null, refund_id: null, at: given.world.clock.now() })
      .execute();
  });
  const list = async (query = '') =>
    textOf(await (await given.fetch(`/admin/students${query}`, { headers: owner })).text());

  const all = await list();
  for (const column of ['Name', 'Email', 'Courses', 'Joined']) expect(all).toContain(column);
  expect(all).toMatch(/Åsta Ærø asta@example\.com 1 /);
  expect(all).toMatch(/Bo Friis bo@example\.com 0 /);

  const found = await list('?q=åsta');
  expect(found).toContain('Åsta Ærø');
  expect(found).not.toContain('Bo Friis');
  expect(await list('?q=bo@example')).toContain('Bo Friis');
});

test('guests are listed and marked; a student’s page shows what is shared with the coach, nothing private [P.135]', async () => {
  const owner = await signedIn(given, 'owner');
  await signedIn(given, 'student', { email: 'asta@example.com', name: 'Åsta Ærø' });
  const user_id = 's-asta@example.com';
  const at = given.world.clock.now();
  for (const [at_, is_shared] of [[1, true] as const, [2, false] as const]) {
    const id = `a0000000-0000-4000-8000-00000000000${at_}`;
    const word = is_shared ? 'shared' : 'private';
    await given.db.query
      .insertInto('journal_entries')
      .values({ id, user_id, body: `A page that is ${word}`, is_shared, created_at: at, changed_at: at })
      .execute();
    await given.db.query
      .insertInto('goals')
      .values({ id, user_id, body: `A goal that is ${word}`, is_shared, created_at: at, reached_at: null })
      .execute();
  }
  const page = async (path: string) => (await given.fetch(path, { headers: owner })).text();
  const shown = textOf(await page(`/admin/students/${user_id}`));
  expect(shown).toContain('A page that is shared');
  expect(shown).toContain('A goal that is shared');
  expect(shown).not.toContain('that is private');
  await bookFor(given.world, whoIsOwner, {
    name: 'Mia Ærø',
    email: 'Mia@example.com',
    day: '2027-03-02',
    time: '10:00',
    place: 'online',
    cover: 'at-session',
    language: 'da',
  });
  const isGuest = /Mia Ærø Mia@example\.com 0 Guest since \d/;
  for (const query of [
    '',
    '?who=guests',
    '?q=mia@example.com',
    '?q=mia+ærø',
    '?sort=name&who=guests&q=mia',
  ]) {
    expect(textOf(await page(`/admin/students${query}`))).toMatch(isGuest);
  }
  expect(textOf(await page('/admin/students?who=students'))).not.toMatch(isGuest);
  const search = await page('/admin/students?q=mia@example.com');
  const guest = /href="(\/admin\/students\/guest\?email=[^"]+)"/.exec(search)?.[1] ?? '';
  const shownText = textOf(await page(guest));
  expect(shownText).toMatch(/Joined Guest since \d/);
  expect(await page(guest)).toMatch(/href="\/admin\/bookings\/[0-9a-f-]{36}"/);
  expect(await page('/admin/students?q=asta')).not.toContain('Guest since');
  expect(search).toContain('href="/admin/orders?q=mia%40example.com"');
  expect(search).toContain('href="/admin/bookings/list?q=mia%40example.com"');
});

test('access to a course is revoked on the student’s page, after a confirmation', async () => {
  const owner = await signedIn(given, 'owner');
  const student = await signedIn(given, 'student', { email: 'asta@example.com', name: 'Åsta Ærø' });
  await enrol(given, 'asta@example.com', 'main-course');
  const path = '/admin/students/s-asta%40example.com';
  const html = await (await given.fetch(path, { headers: owner })).text();
  expect(textOf(html)).toContain('Revoke Åsta Ærø’s access to The Whole Voice?');
  const id = /name="id" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? '';
  const courses = async () => textOf(await (await given.fetch('/dashboard', { headers: student })).text());
  expect(await courses()).toContain('The Whole Voice');
  const body = () => new URLSearchParams({ id });
  const revocation = `${path}/revocation`;
  expect((await given.fetch(revocation, { method: 'POST', body: body(), headers: student })).status).toBe(
    404,
  );
  expect(await courses()).toContain('The Whole Voice');
  const answer = await given.fetch(revocation, { method: 'POST', body: body(), headers: owner });
  expect(answer.headers.get('location')).toBe(`${path}?flash=revoked`);
  const after = textOf(await (await given.fetch(`${path}?flash=revoked`, { headers: owner })).text());
  expect(after).toContain('Access revoked. We’ve emailed the student.');
  expect(await courses()).not.toContain('The Whole Voice');
});
