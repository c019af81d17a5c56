import { describe, expect, test } from 'vitest';
import { orderIdByToken } from '#studio/money/orders/order-by-token.ts';
import { addressesOf } from '#studio/people/addresses.queries.ts';
import { isOwnRow } from '#studio/people/own-rows.queries.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { cookieHeaders, mailedToken, mia, studentIn } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { changeName, endAllSessions, endOneSession } from './change-account.ts';
import { confirmEmailChange, readEmailChange, requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { deleteOldAccounts } from './delete-old-accounts.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const given = testDatabase();
const emil = { ...mia, name: 'Emil', email: 'emil@example.dk' };

async function wantsAddress(email = 'ny@example.dk') {
  const world = testWorld(given.db);
  const student = await studentIn(world);
  const outcome = await requestEmailChange(world, student, { email, password: mia.password });
  expect(outcome).toEqual({ ok: true, email });
  return { world, student, token: await mailedToken(given.db, email, 'account-new-email') };
}

const bought = (email: string) =>
  given.db.query
    .insertInto('contact_messages')
    .values({ name: '', email, message: 'x', language: 'da', answered_at: null })
    .execute();
const theirs = async (who: Parameters<typeof isOwnRow>[1]) =>
  (
    await given.db.query
      .selectFrom('contact_messages')
      .select('email')
      .where((eb) => isOwnRow(eb, who, { email: 'contact_messages.email' }))
      .execute()
  ).map(({ email }) => email);

test('a new password that is common is refused, and the old one stays', async () => {
  const world = testWorld(given.db);
  const student = await studentIn(world);
  const change = { current: mia.password, password: 'qwertyuiop12', sessionId: null };
  expect(await changePassword(world, student, change)).toMatchObject({ refusal: 'common-password' });
  expect((await signIn(world, visitor, mia)).ok).toBe(true);
});

describe('a new email address', () => {
  test('takes effect once the button in its email is pressed', async () => {
    const { world, student, token } = await wantsAddress();
    expect((await signIn(world, visitor, mia)).ok).toBe(true);
    expect(await readEmailChange(world, token)).toMatchObject({ email: 'ny@example.dk' });
    expect((await signIn(world, visitor, mia)).ok).toBe(true);
    expect(await confirmEmailChange(world, visitor, { token })).toEqual({ ok: true, email: 'ny@example.dk' });
    expect((await signIn(world, visitor, { ...mia, email: 'ny@example.dk' })).ok).toBe(true);
    expect(await signIn(world, visitor, mia)).toMatchObject({ refusal: 'wrong' });
    expect(await world.accounts.sessionOf(cookieHeaders(student.cookies))).toMatchObject({
      email: 'ny@example.dk',
    });
    expect(await confirmEmailChange(world, visitor, { token })).toMatchObject({ refusal: 'link-gone' });
  });

  test('ends the links to purchases that were sent to the old address', async () => {
    const { world, token } = await wantsAddress();
    const links: string[] = [];
    for (const email of [mia.email, emil.email]) {
      const order = { state: 'paid', currency: 'DKK', total_minor: 0, capture: 'now' } as const;
      const { id: subjectId } = await given.db.query
        .insertInto('orders')
        .values({ ...order, email, language: 'da', terms_version: '' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const link = { purpose: 'order', subjectId, expiresAt: testNow.add({ hours: 24 }) } as const;
      links.push(await makeSecretLink(given.db.query, link));
    }
    await confirmEmailChange(world, visitor, { token });
    const found = links.map((link) =>
      orderIdByToken(given.db.query, { token: link, who: visitor, now: testNow }),
    );
    expect(await Promise.all(found)).toEqual([null, expect.any(String)]);
  });

  test('is notified to the old address and the new one', async () => {
    const { world, token } = await wantsAddress();
    await confirmEmailChange(world, visitor, { token });
    const emails = await given.db.query
      .selectFrom('emails')
      .select(['recipient', 'body'])
      .where('kind', '=', 'account-email-changed')
      .orderBy('recipient')
      .execute();
    const body = expect.stringContaining('ny@example.dk');
    expect(emails).toEqual([mia.email, 'ny@example.dk'].map((recipient) => ({ recipient, body })));
  });

  test('keeps purchases of the old address with the account, until someone else verifies that address', async () => {
    await bought(mia.email);
    await bought('Ny@example.dk');
    const { world, student, token } = await wantsAddress();
    await confirmEmailChange(world, visitor, { token });
    const now = { ...student, email: 'ny@example.dk' };
    expect((await theirs(now)).sort()).toEqual(['Ny@example.dk', mia.email]);
    expect(await addressesOf(given.db.query, now)).toEqual(['ny@example.dk', mia.email]);
    await given.db.query.deleteFrom('emails').execute();
    const heir = await studentIn(world);
    expect(await theirs(heir)).toEqual([mia.email]);
    expect(await theirs(now)).toEqual(['Ny@example.dk']);
  });

  test('of another account gives the same answer, and is refused only to the recipient of the email', async () => {
    const world = testWorld(given.db);
    const other = await studentIn(world, emil);
    const student = await studentIn(world);
    const requested = await requestEmailChange(world, student, { email: emil.email, password: mia.password });
    expect(requested).toEqual({ ok: true, email: emil.email });
    const token = await mailedToken(given.db, emil.email, 'account-new-email');
    expect(await confirmEmailChange(world, visitor, { token })).toMatchObject({ refusal: 'email-taken' });
    expect(await world.accounts.accountBy(given.db.query, { email: emil.email })).toMatchObject({
      userId: other.userId,
    });
  });

  test('is refused with a wrong password, an invalid address or the current one', async () => {
    const world = testWorld(given.db);
    const student = await studentIn(world);
    const requestChange = (email: string, password = mia.password) =>
      requestEmailChange(world, student, { email, password });
    expect(await requestChange('ny@example.dk', 'not it at all')).toMatchObject({
      refusal: 'wrong-password',
    });
    expect(await requestChange('ny')).toMatchObject({ refusal: 'bad-email' });
    expect(await requestChange(' MIA@example.dk')).toMatchObject({ refusal: 'same-email' });
  });

  test('is cancelled when the password changes first', async () => {
    const { world, student, token } = await wantsAddress();
    const change = { current: mia.password, password: 'en helt anden sætning', sessionId: null };
    expect(await changePassword(world, student, change)).toEqual({ ok: true });
    expect(await readEmailChange(world, token)).toBeNull();
    expect(await confirmEmailChange(world, visitor, { token })).toMatchObject({ refusal: 'link-gone' });
  });
});

describe('sessions', () => {
  test('are listed with their device, newest first, and ended one by one; those of others cannot be ended [P.100]', async () => {
    const world = testWorld(given.db);
    const student = await studentIn(world);
    const other = await studentIn(world, emil);
    await signIn(world, visitor, { ...mia, device: 'Safari, iPhone' });
    const listed = await world.accounts.sessionsOf(given.db.query, student.userId, testNow);
    expect(listed.map(({ device }) => device).sort()).toEqual(['', 'Safari, iPhone']);
    const [theirs] = await world.accounts.sessionsOf(given.db.query, other.userId, testNow);
    expect(await endOneSession(world, student, theirs?.id ?? '')).toBe(false);
    const phone = listed.find(({ device }) => device === 'Safari, iPhone');
    expect(await endOneSession(world, student, phone?.id ?? '')).toBe(true);
    expect(await endOneSession(world, student, phone?.id ?? '')).toBe(false);
    expect(await world.accounts.sessionsOf(given.db.query, other.userId, testNow)).toHaveLength(1);
  });

  test('are ended everywhere at once, for this account only', async () => {
    const world = testWorld(given.db);
    const student = await studentIn(world);
    const other = await studentIn(world, emil);
    await endAllSessions(world, student);
    expect(await world.accounts.sessionOf(cookieHeaders(student.cookies))).toBeNull();
    expect(await world.accounts.sessionOf(cookieHeaders(other.cookies))).not.toBeNull();
  });
});

test('a name is stored as typed, and never empty', async () => {
  const world = testWorld(given.db);
  const student = await studentIn(world);
  expect(await changeName(world, student, { name: '  Mia Ærø Østergård ' })).toEqual({ ok: true });
  expect(await world.accounts.accountBy(given.db.query, student)).toMatchObject({
    name: 'Mia Ærø Østergård',
  });
  for (const name of ['', ' ', 'å'.repeat(101)])
    expect(await changeName(world, student, { name })).toMatchObject({ refusal: 'bad-name' });
});

test('sessions, links, sign-ups and address changes are deleted a day after expiry; valid ones stay [P.103]', async () => {
  const { world, student } = await wantsAddress();
  await signUp(world, visitor, emil);
  await given.db.query
    .insertInto('secret_links')
    .values({
      token_hash: 'h',
      purpose: 'setup',
      subject_id: 'owner',
      revoked_at: null,
      used_at: null,
      expires_at: testNow,
    })
    .execute();
  const counts = async () => {
    const tables = ['sessions', 'secret_links', 'sign_ups', 'email_changes', 'users'] as const;
    return Promise.all(
      tables.map(async (table) => (await given.db.query.selectFrom(table).selectAll().execute()).length),
    );
  };
  const before = await counts();
  await deleteOldAccounts(world);
  expect(await counts()).toEqual(before);
  // Sessions use the system clock, which may be far ahead of the test clock.
  const [latest = testNow] = [testNow, Temporal.Now.instant()].sort(Temporal.Instant.compare).reverse();
  world.setNow(latest.add({ hours: 24 * 40 }));
  await deleteOldAccounts(world);
  expect(await counts()).toEqual([0, 1, 0, 0, 1]);
  expect(await world.accounts.accountBy(given.db.query, student)).toMatchObject({ email: mia.email });
});
