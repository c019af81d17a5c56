import { beforeEach, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { exampleSlot, held, opened, testStage } from '#tests/support/page-fixture.ts';
import { seedPerson } from '#tests/support/seed-person.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { eraseGuest, eraseGuestsAgain } from './erase-guest.ts';
import { recordsOf } from './guests.queries.ts';
import { activeItems } from './live-things.queries.ts';
import { ownData } from './own-data.queries.ts';

const stage = testStage();
const q = () => stage.db.query;
let email = '';
let mark = '';
let other: { email: string };

/** A person with data everywhere, without the account. */
beforeEach(async () => {
  ({ email, mark } = await seedPerson(stage.world, 1));
  other = await seedPerson(stage.world, 2);
  await q().deleteFrom('users').where('email', '=', email).execute();
});

const erase = (who = owner) => eraseGuest(stage.world, who, { email, language: 'da' });
const person = () => ({ emails: [email], userId: null });
const rowsLeft = async () =>
  [...(await ownData(q(), person()))].filter(([, rows]) => rows.length > 0).map(([table]) => table);
const endWhatIsLive = () => q().updateTable('orders').set({ state: 'paid' }).execute();

test('a guest’s data and files are deleted, receipts stay, and the guest is emailed in their language [P.260]', async () => {
  expect((await recordsOf(q(), person())).documents).toBe(1);
  expect(await rowsLeft()).toContain('contact_messages');
  expect(await erase()).toEqual({ ok: true });
  // The email about it is the only trace, until it is sent.
  expect(await rowsLeft()).toEqual(['emails']);
  const mails = q()
    .selectFrom('emails')
    .select(['recipient', 'subject'])
    .where('kind', '=', 'account-erased');
  expect(await mails.execute()).toEqual([{ recipient: email, subject: 'Vi har slettet dine oplysninger' }]);
  for (const key of ['replies/planted-1.pdf', 'homework/planted-1.pdf', 'inbound/planted-1.pdf']) {
    expect(await stage.world.files.open(key)).toBeNull();
  }
  const { content } = await q()
    .selectFrom('receipts')
    .select('content')
    .where('number', '=', 9001)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(content)).toContain(mark);
  expect((await ownData(q(), { emails: [other.email], userId: null })).get('contact_messages')).toHaveLength(
    1,
  );
});

test('upcoming sessions are cancelled, and a time on hold refuses', async () => {
  const hour = { day: '2026-11-26', time: '12:00', place: 'online', cover: 'owner', language: 'en' } as const;
  expect(await bookFor(stage.world, owner, { ...hour, name: 'Guest', email })).toMatchObject({ ok: true });
  await held(stage.world, exampleSlot, { who: visitor, email });
  expect(await erase()).toMatchObject({ ok: false, refusal: 'live', live: { waits: [{ wait: 'hold' }] } });
  stage.world.setNow(stage.world.clock.now().add({ minutes: 30 }));
  await q().updateTable('claims').set({ state: 'released' }).where('state', '=', 'held').execute();
  const { bookings } = await activeItems(q(), person(), stage.world.clock.now());
  expect(bookings).toHaveLength(1);
  expect(await erase()).toEqual({ ok: true });
  const claim = await q()
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.claim_id', 'claims.id')
    .select('claims.state')
    .where('bookings.id', '=', bookings[0]!.id)
    .executeTakeFirstOrThrow();
  expect(claim).toEqual({ state: 'cancelled' });
});

test('a started payment refuses', async () => {
  const { bookingId } = await held(stage.world, exampleSlot, { who: visitor, email });
  await opened(stage, bookingId, visitor);
  await q().updateTable('orders').set({ email }).execute();
  expect(await erase()).toMatchObject({ ok: false, refusal: 'live' });
  await endWhatIsLive();
});

test('a person who has an account is not erased as a guest', async () => {
  ({ email } = other);
  expect(await erase()).toEqual({ ok: false, refusal: 'owner' });
  expect(await rowsLeft()).toContain('contact_messages');
});

test('a guest brought back by a backup is erased again without an email; who writes afterwards stays', async () => {
  await erase();
  const erasures = await stage.world.erasures.since(stage.world.clock.now());
  const guests = erasures.flatMap((erasure) => ('guest' in erasure ? [erasure.guest] : []));
  expect(guests.join()).not.toContain('planted');
  const write = (address: string) =>
    q()
      .insertInto('contact_messages')
      .values({
        name: 'Back',
        email: address,
        message: 'Hi',
        language: 'en',
        answered_at: null,
        deleted_at: null,
        state_before: null,
      })
      .execute();
  await write(email.toUpperCase());
  await write('new@example.com');
  await eraseGuestsAgain(stage.world, guests);
  const left = await q().selectFrom('contact_messages').select('email').execute();
  expect(left.map((row) => row.email).toSorted()).toEqual(['new@example.com', other.email].toSorted());
  const mails = q().selectFrom('emails').select('id').where('kind', '=', 'account-erased');
  expect(await mails.execute()).toHaveLength(1);
});
