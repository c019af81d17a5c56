import { describe, expect, test } from 'vitest';
import { cookieHeaders, mailedToken, mia, studentIn } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
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

  test('gives the same answer, email and writes for an address with an account, which is unchanged [P.97]', async () => {
    const known = await studentIn(testWorld(given.db));
    await given.db.query.deleteFrom('emails').execute();
    const { world, token, browserToken } = await requested({
      ...mia,
      name: 'Thief',
      password: 'a thief’s own password',
    });
    await requested({ ...mia, email: 'new@example.dk' });
    const [[toKnown], [toNew]] = [await emailsTo(mia.email), await emailsTo('new@example.dk')];
    const withoutToken = (mail: typeof toKnown) => ({
      ...mail,
      body: mail?.body?.replaceAll(/\/confirm\/\S+/g, ''),
    });
    expect(withoutToken(toKnown)).toEqual(withoutToken(toNew));
    const outcome = await confirmSignUp(world, visitor, { token, browserToken, password: '', device: '' });
    expect(outcome).toMatchObject({ ok: true, account: { userId: known.userId, name: mia.name } });
    expect((await signIn(world, visitor, mia)).ok).toBe(true);
    expect(await signIn(world, visitor, { ...mia, password: 'a thief’s own password' })).toMatchObject({
      refusal: 'wrong',
    });
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
