import { expect, test } from 'vitest';
import { longListDatabase, readsLittle } from '#tests/contracts/long-lists.ts';
import { watchQueries } from '#tests/support/watch-queries.ts';
import { owner, student } from '#tests/support/who.ts';
import { findGuests } from './find-guests.queries.ts';

const given = longListDatabase('embedded', 10_000, ['orders', 'bookings', 'users']);

test('among ten thousand orders, hours and people a guest is found by name or address, and nobody with an account', async () => {
  const q = given.db.query;
  const guest = await q.selectFrom('bookings').select(['name', 'email']).limit(1).executeTakeFirstOrThrow();
  await q.deleteFrom('users').where('email', '=', guest.email.toLowerCase()).execute();
  const watched = watchQueries(given.db);
  for (const typed of [guest.email, guest.name.split(' ')[0]!]) {
    expect((await findGuests(watched.query, owner, typed)).length).toBeLessThanOrEqual(10);
  }
  expect((await findGuests(given.db.query, owner, guest.email)).map(({ email }) => email)).toContain(
    guest.email,
  );
  await readsLittle(given, watched.said);
  const now = { name: 'G', email: guest.email.toLowerCase(), email_verified: true, role: 'student' as const };
  await given.db.query
    .insertInto('users')
    .values({ id: 'guest-no-more', image: null, language: 'en', ...now })
    .execute();
  const emails = (await findGuests(given.db.query, owner, guest.email)).map(({ email }) => email);
  expect(emails).not.toContain(guest.email);
});

test('nobody but the owner finds anybody, and no words find nobody', async () => {
  expect(await findGuests(given.db.query, student, 'a')).toEqual([]);
  expect(await findGuests(given.db.query, owner, ' - ')).toEqual([]);
});
