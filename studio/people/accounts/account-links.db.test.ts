import { describe, expect, test } from 'vitest';
import { cookieHeaders, mailedToken, mia, studentIn } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { accountByLink, holderOfSignInLink, signInByLink } from './account-link.ts';
import { changePassword, resetPassword } from './change-password.ts';
import { requestLink } from './request-link.ts';
import { signIn } from './sign-in.ts';

const given = testDatabase();
const nextPassword = 'en helt anden sætning';

async function bought({ name, email }: { name: string; email: string }): Promise<void> {
  const order = { state: 'paid', currency: 'DKK', total_minor: 0, capture: 'now' } as const;
  await given.db.query
    .insertInto('orders')
    .values({ ...order, name, email, language: 'da', terms_version: '' })
    .execute();
}

async function withLink(link: 'reset' | 'sign-in') {
  const world = testWorld(given.db);
  const student = await studentIn(world);
  expect(await requestLink(world, visitor, { email: ' MIA@example.dk', link })).toMatchObject({ ok: true });
  return { world, student, token: await mailedToken(given.db, mia.email, `account-${link}`) };
}

describe('sign-in by email', () => {
  test('gives the same answer for every address; only the mailbox shows whether there is an account', async () => {
    const world = testWorld(given.db);
    await studentIn(world);
    for (const link of ['reset', 'sign-in'] as const) {
      const rowsFor = async (email: string) => {
        await given.db.query.deleteFrom('emails').execute();
        const before = await given.db.query.selectFrom('secret_links').selectAll().execute();
        const outcome = await requestLink(world, visitor, { email, link });
        expect(outcome).toEqual({ ok: true, email });
        const after = await given.db.query.selectFrom('secret_links').selectAll().execute();
        const mails = await given.db.query.selectFrom('emails').select('body').execute();
        return { links: after.length - before.length, mails: mails.length, body: mails[0]?.body ?? '' };
      };
      const known = await rowsFor(mia.email);
      const unknown = await rowsFor('nobody@example.dk');
      expect([known.links, known.mails]).toEqual([unknown.links, unknown.mails]);
      expect(unknown.body).toContain('have an account yet');
      expect(unknown.body).not.toMatch(/\/(reset|sign-in)\//);
    }
  });

  test('opens the account of a guest, with what was bought and booked with the address', async () => {
    const world = testWorld(given.db);
    await bought({ name: 'Freja Holm', email: 'Freja@Example.dk' });
    const email = 'freja@example.dk';
    expect(await requestLink(world, visitor, { email, link: 'sign-in' })).toEqual({ ok: true, email });
    await requestLink(world, visitor, { email, link: 'sign-in' });
    const token = await mailedToken(given.db, email, 'account-guest-sign-in');
    expect(await holderOfSignInLink(world, token)).toEqual({ email, isGuest: true });
    expect(await world.accounts.accountBy(given.db.query, { email }), 'GET opens nothing').toBeNull();
    const outcomes = await Promise.all([1, 2].map(() => signInByLink(world, visitor, { token, device: '' })));
    const opened = outcomes.find(({ ok }) => ok);
    if (!opened?.ok) throw new Error('not signed in');
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(opened.account).toMatchObject({ name: 'Freja Holm', email, role: 'student' });
    expect(await given.db.query.selectFrom('guests').selectAll().execute()).toEqual([]);
    const again = await given.db.query.selectFrom('secret_links').select('revoked_at').execute();
    expect(
      again.every(({ revoked_at }) => revoked_at !== null),
      'the other links ended',
    ).toBe(true);
  });

  test('of a guest who has opened an account meanwhile, no longer works', async () => {
    const world = testWorld(given.db);
    const { email } = mia;
    await bought(mia);
    await requestLink(world, visitor, { email, link: 'sign-in' });
    const token = await mailedToken(given.db, email, 'account-guest-sign-in');
    await studentIn(world);
    expect(await holderOfSignInLink(world, token)).toBeNull();
    expect(await signInByLink(world, visitor, { token, device: '' })).toMatchObject({ refusal: 'link-gone' });
  });

  test('is not sent to an invalid address', async () => {
    const outcome = await requestLink(testWorld(given.db), visitor, { email: 'mia', link: 'reset' });
    expect(outcome).toMatchObject({ refusal: 'bad-email' });
  });

  test.each(['reset', 'sign-in'] as const)(
    '%s is 128 bits, stored hashed, unchanged by GET',
    async (link) => {
      const { world, token } = await withLink(link);
      expect(Buffer.from(token, 'base64url')).toHaveLength(16);
      const stored = JSON.stringify(await given.db.query.selectFrom('secret_links').selectAll().execute());
      expect(stored).not.toContain(token);
      for (let count = 0; count < 3; count += 1)
        expect(await accountByLink(world, link, token)).toMatchObject({ email: mia.email });
    },
  );

  test.each([
    ['reset', 60],
    ['sign-in', 30],
  ] as const)('%s expires after %i minutes', async (link, minutes) => {
    const { world, token } = await withLink(link);
    world.setNow(testNow.add({ minutes: minutes - 1 }));
    expect(await accountByLink(world, link, token)).not.toBeNull();
    world.setNow(testNow.add({ minutes }));
    expect(await accountByLink(world, link, token)).toBeNull();
    const by = { token, password: nextPassword, device: '' };
    expect(await resetPassword(world, visitor, by)).toMatchObject({ refusal: 'link-gone' });
    expect(await signInByLink(world, visitor, by)).toMatchObject({ refusal: 'link-gone' });
  });

  test('signs in once, also concurrently, and invalidates other links of its kind', async () => {
    const { world, token } = await withLink('sign-in');
    await given.db.query.deleteFrom('emails').execute();
    await requestLink(world, visitor, { email: mia.email, link: 'sign-in' });
    const other = await mailedToken(given.db, mia.email, 'account-sign-in');
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => signInByLink(world, visitor, { token, device: '' })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await accountByLink(world, 'sign-in', other)).toBeNull();
  });

  test('of one kind is not accepted by the page of the other', async () => {
    const { world, token } = await withLink('sign-in');
    expect(await accountByLink(world, 'reset', token)).toBeNull();
    expect(await resetPassword(world, visitor, { token, password: nextPassword, device: '' })).toMatchObject({
      refusal: 'link-gone',
    });
  });
});

describe('a new password', () => {
  test('by email signs in, ends every session and link, and sends a notification', async () => {
    const { world, student, token } = await withLink('reset');
    await requestLink(world, visitor, { email: mia.email, link: 'sign-in' });
    const signInToken = await mailedToken(given.db, mia.email, 'account-sign-in');
    const outcome = await resetPassword(world, visitor, { token, password: nextPassword, device: '' });
    if (!outcome.ok) throw new Error(outcome.refusal);
    expect(await world.accounts.sessionOf(cookieHeaders(student.cookies))).toBeNull();
    expect(await world.accounts.sessionOf(cookieHeaders(outcome.cookies))).not.toBeNull();
    expect(await accountByLink(world, 'sign-in', signInToken)).toBeNull();
    expect(await signIn(world, visitor, mia)).toMatchObject({ refusal: 'wrong' });
    expect((await signIn(world, visitor, { ...mia, password: nextPassword })).ok).toBe(true);
    const kinds = await given.db.query.selectFrom('emails').select('kind').execute();
    expect(kinds).toContainEqual({ kind: 'account-password-changed' });
  });

  test('that is too short leaves the link valid', async () => {
    const { world, token } = await withLink('reset');
    const by = { token, device: '' };
    expect(await resetPassword(world, visitor, { ...by, password: 'kort' })).toMatchObject({
      refusal: 'short-password',
    });
    expect(await resetPassword(world, visitor, { ...by, password: 'x'.repeat(129) })).toMatchObject({
      refusal: 'long-password',
    });
    expect((await resetPassword(world, visitor, { ...by, password: nextPassword })).ok).toBe(true);
  });

  test('that is common leaves the link valid, and is refused with the reason', async () => {
    const { world, token } = await withLink('reset');
    const by = { token, device: '' };
    for (const password of ['unbelievable', 'Password123456']) {
      expect(await resetPassword(world, visitor, { ...by, password })).toMatchObject({
        refusal: 'common-password',
        message: expect.stringContaining('commonly used'),
      });
    }
    expect((await resetPassword(world, visitor, { ...by, password: nextPassword })).ok).toBe(true);
  });

  test('by email lifts the lock after wrong passwords', async () => {
    const { world, token } = await withLink('reset');
    const wrong = { ...mia, password: 'a wrong password' };
    for (let count = 0; count < 10; count += 1) await signIn(world, visitor, wrong);
    expect(await signIn(world, visitor, mia)).toMatchObject({ refusal: 'too-many' });
    await resetPassword(world, visitor, { token, password: nextPassword, device: '' });
    expect((await signIn(world, visitor, { ...mia, password: nextPassword })).ok).toBe(true);
  });

  test('changed with the old one keeps this session and ends the others', async () => {
    const world = testWorld(given.db);
    const student = await studentIn(world);
    const otherBrowser = await signIn(world, visitor, mia);
    const sessionId = await world.accounts.sessionIdOf(cookieHeaders(student.cookies));
    const change = { current: mia.password, password: nextPassword, sessionId };
    expect(await changePassword(world, student, { ...change, current: 'not it at all' })).toMatchObject({
      refusal: 'wrong-password',
    });
    expect(await changePassword(world, student, change)).toEqual({ ok: true });
    expect(await world.accounts.sessionOf(cookieHeaders(student.cookies))).not.toBeNull();
    if (!otherBrowser.ok) throw new Error(otherBrowser.refusal);
    expect(await world.accounts.sessionOf(cookieHeaders(otherBrowser.cookies))).toBeNull();
  });
});
