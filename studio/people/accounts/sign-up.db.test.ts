import { describe, expect, test } from 'vitest';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { cookieHeaders, mailedToken, mia, studentIn } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { signInByLink } from './account-link.ts';
import { resetPassword } from './change-password.ts';
import { confirmSignUp, readSignUp } from './confirm-sign-up.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const given = testDatabase();
const inOtherBrowser = { browserToken: null, device: '' };

const users = () => given.db.query.selectFrom('users').select(['email', 'name', 'role']).execute();
const emailsTo = (recipient: string) =>
  given.db.query
    .selectFrom('emails')
    .select(['kind', 'subject', 'body'])
    .where('recipient', '=', recipient)
    .execute();

async function requested(person = mia) {
  const world = testWorld(given.db);
  const outcome = await signUp(world, visitor, person);
  if (!outcome.ok) throw new Error('refused');
  const token = await mailedToken(given.db, person.email, 'account-sign-up');
  return { world, token, browserToken: outcome.browserToken };
}

describe('signing up', () => {
  test('creates no account before the button in the email is pressed; the password does not sign in', async () => {
    const { world, token } = await requested();
    expect(await users()).toEqual([]);
    expect(await signIn(world, visitor, mia)).toMatchObject({ refusal: 'wrong' });
    for (let count = 0; count < 3; count += 1)
      expect(await readSignUp(world, token, null)).toMatchObject({ email: mia.email });
    expect(await users()).toEqual([]);
  });

  test('creates the account, signed in, with one button in the browser where it began', async () => {
    const { world, token, browserToken } = await requested();
    expect(await readSignUp(world, token, browserToken)).toEqual({ email: mia.email, needsPassword: false });
    const outcome = await confirmSignUp(world, visitor, { token, browserToken, password: '', device: 'X' });
    if (!outcome.ok) throw new Error(outcome.refusal);
    expect(await users()).toEqual([{ email: mia.email, name: mia.name, role: 'student' }]);
    expect(await world.accounts.sessionOf(cookieHeaders(outcome.cookies))).toMatchObject({
      email: mia.email,
    });
    expect((await signIn(world, visitor, mia)).ok).toBe(true);
    const again = await confirmSignUp(world, visitor, { token, browserToken, password: '', device: '' });
    expect(again).toMatchObject({ refusal: 'link-gone' });
  });

  test('started by someone else requires the password in any other browser', async () => {
    const { world, token } = await requested();
    expect(await readSignUp(world, token, 'AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ needsPassword: true });
    for (const password of ['', 'something else entirely'])
      expect(await confirmSignUp(world, visitor, { ...inOtherBrowser, token, password })).toMatchObject({
        refusal: 'wrong-password',
      });
    expect(await users()).toEqual([]);
    const right = await confirmSignUp(world, visitor, { ...inOtherBrowser, token, password: mia.password });
    expect(right.ok).toBe(true);
  });

  test('guesses at that password count like those at sign-in', async () => {
    const { world, token } = await requested();
    const guess = () => confirmSignUp(world, visitor, { ...inOtherBrowser, token, password: 'a wrong one' });
    for (let count = 0; count < 10; count += 1)
      expect(await guess()).toMatchObject({ refusal: 'wrong-password' });
    expect(await guess()).toMatchObject({ refusal: 'too-many' });
  });

  test('gives the same answer for an address with an account, which is unchanged; its email says so and offers ways in [P.97]', async () => {
    const world = testWorld(given.db);
    const known = await studentIn(world);
    await given.db.query.deleteFrom('emails').execute();
    const thief = { ...mia, name: 'Thief', password: 'a thief’s own password' };
    const ofKnown = await signUp(world, visitor, thief);
    const ofNew = await signUp(world, visitor, { ...mia, email: 'new@example.dk' });
    const shape = (outcome: object) => ({ ...outcome, email: '', browserToken: '' });
    expect(shape(ofKnown)).toEqual(shape(ofNew));
    expect(await given.db.query.selectFrom('sign_ups').select('email').execute()).toEqual([
      { email: 'new@example.dk' },
    ]);
    const [mail] = await emailsTo(mia.email);
    expect(mail).toMatchObject({ kind: 'account-exists', subject: 'You already have an account' });
    expect(mail?.body).toContain('The password you entered hasn’t been saved');
    expect(mail?.body).not.toContain('/login/confirm/');
    expect(await signIn(world, visitor, thief)).toMatchObject({ refusal: 'wrong' });
    expect((await signIn(world, visitor, mia)).ok).toBe(true);
    const tokenOf = (path: string) => new RegExp(`/${path}/([\\w-]{22})`).exec(mail?.body ?? '')?.[1] ?? '';
    const account = { userId: known.userId, name: mia.name };
    const link = await signInByLink(world, visitor, { token: tokenOf('sign-in'), device: '' });
    expect(link).toMatchObject({ ok: true, account });
    const password = 'a new and better one';
    const reset = await resetPassword(world, visitor, { token: tokenOf('reset'), password, device: '' });
    expect(reset).toMatchObject({ ok: true, account });
    expect((await signIn(world, visitor, { ...mia, password })).ok).toBe(true);
  });

  test('writes to an account’s holder in their own language', async () => {
    const world = testWorld(given.db);
    const { userId } = await studentIn(world);
    await world.db.transaction((tx) =>
      world.accounts.setLanguage(tx, { userId, language: 'da', at: world.clock.now() }),
    );
    await signUp(world, { ...visitor, language: 'en' }, mia);
    expect((await emailsTo(mia.email)).map(({ subject }) => subject)).toContain('Du har allerede en konto');
  });

  test('does not sign in by a confirmation whose account was opened meanwhile, and keeps its password', async () => {
    const { world, token, browserToken } = await requested();
    const password = 'the one of the account';
    await world.db.transaction(async (tx) =>
      world.accounts.openAccount(tx, {
        ...mia,
        language: 'en',
        at: world.clock.now(),
        passwordHash: await world.accounts.hashPassword(password),
      }),
    );
    const outcome = await confirmSignUp(world, visitor, { token, browserToken, password: '', device: '' });
    expect(outcome).toMatchObject({ ok: false, refusal: 'link-gone' });
    expect((await signIn(world, visitor, { ...mia, password })).ok).toBe(true);
  });

  test('does the same work for a known address as for an unknown one', async () => {
    const world = testWorld(given.db);
    await studentIn(world);
    let hashes = 0;
    const counting = {
      ...world,
      accounts: {
        ...world.accounts,
        hashPassword: (password: string) => {
          hashes += 1;
          return world.accounts.hashPassword(password);
        },
      },
    };
    for (const email of [mia.email, 'unknown@example.dk']) {
      hashes = 0;
      await signUp(counting, visitor, { ...mia, email });
      expect(hashes).toBe(1);
    }
  });

  test('expires after 24 hours, and when another sign-up for the address is confirmed', async () => {
    const first = await requested();
    const { world } = first;
    await given.db.query.deleteFrom('emails').execute();
    const second = await requested();
    expect((await confirmSignUp(world, visitor, { ...second, password: '', device: '' })).ok).toBe(true);
    expect(await readSignUp(world, first.token, first.browserToken)).toBeNull();
    const third = await requested({ ...mia, email: 'late@example.dk' });
    third.world.setNow(testNow.add({ hours: 24 }));
    expect(await readSignUp(third.world, third.token, third.browserToken)).toBeNull();
  });

  test('creates one account when the button is pressed concurrently', async () => {
    const { world, token, browserToken } = await requested();
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => confirmSignUp(world, visitor, { token, browserToken, password: '', device: '' })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await users()).toHaveLength(1);
  });

  test('refuses a common password, in both languages', async () => {
    const world = testWorld(given.db);
    const message = { da: 'mest brugte', en: 'commonly used' };
    for (const language of ['da', 'en'] as const) {
      const outcome = await signUp(world, { ...visitor, language }, { ...mia, password: 'sunshine2026!' });
      expect(outcome).toMatchObject({ fields: { password: expect.stringContaining(message[language]) } });
    }
    expect(await given.db.query.selectFrom('sign_ups').select('id').execute()).toEqual([]);
  });

  test('refuses a password of the own name, address or the studio’s name, also where another field is invalid', async () => {
    const world = testWorld(given.db);
    const { studioName } = await studioIdentity(world);
    for (const password of ['Mia Ærø 123456', 'mia@example.dk', `${studioName} ${studioName} 2026`])
      for (const name of [mia.name, `${mia.name} `.repeat(100)])
        expect(await signUp(world, visitor, { ...mia, name, password }), password).toMatchObject({
          fields: { password: expect.stringContaining('name of the studio') },
        });
    const danish = await signUp(
      world,
      { ...visitor, language: 'da' },
      { ...mia, password: 'mia@example.dk' },
    );
    expect(danish).toMatchObject({ fields: { password: expect.stringContaining('studiets navn') } });
  });

  test('names every invalid field, in the visitor’s language', async () => {
    const world = testWorld(given.db);
    const outcome = await signUp(
      world,
      { ...visitor, language: 'da' },
      { name: ' ', email: 'mia', password: 'kort' },
    );
    expect(outcome).toEqual({
      ok: false,
      refusal: 'invalid',
      fields: {
        name: 'Skriv dit navn, højst 100 tegn.',
        email: 'Skriv en gyldig e-mailadresse.',
        password: 'Adgangskoden skal have mindst 12 tegn.',
      },
    });
    expect(await given.db.query.selectFrom('sign_ups').selectAll().execute()).toEqual([]);
  });

  test('stores neither password nor link in plain text', async () => {
    const { token, browserToken } = await requested();
    const stored = JSON.stringify([
      await given.db.query.selectFrom('sign_ups').selectAll().execute(),
      await given.db.query.selectFrom('secret_links').selectAll().execute(),
    ]);
    for (const secret of [mia.password, token, browserToken]) expect(stored).not.toContain(secret);
  });

  test('emails one address at most five times an hour per network and twenty times in total; one network twenty times', async () => {
    const world = testWorld(given.db);
    for (let count = 0; count < 20; count += 1) {
      const who = { ...visitor, address: `203.0.113.${count % 4}` };
      expect((await signUp(world, who, mia)).ok).toBe(true);
    }
    const late = () => signUp(world, { ...visitor, address: '198.51.100.1' }, mia);
    expect((await late()).ok, 'one of the reserve').toBe(true);
    expect(await late()).toMatchObject({ refusal: 'too-many' });
    const other = { ...mia, email: 'emil@example.dk' };
    for (let count = 0; count < 6; count += 1) expect((await signUp(world, visitor, other)).ok).toBe(true);
    expect(await signUp(world, visitor, other)).toMatchObject({ refusal: 'too-many' });
    for (let count = 0; count < 20; count += 1)
      await signUp(world, { ...visitor, address: '198.51.100.9' }, { ...mia, email: `p${count}@example.dk` });
    const next = await signUp(
      world,
      { ...visitor, address: '198.51.100.9' },
      { ...mia, email: 'p20@example.dk' },
    );
    expect(next).toMatchObject({ refusal: 'too-many' });
  });
});
