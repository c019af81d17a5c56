import { describe, expect, test } from 'vitest';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { makeFirstOwnerLink, makeOwnerLink } from './owner-link.ts';
import { prepareOwner } from './prepare-owner.ts';
import { isOwnerLinkGood, setUpOwner } from './set-up-owner.ts';
import { signIn } from './sign-in.ts';

const given = testDatabase();
const fromEnvironment = { OWNER_EMAIL: 'Owner@Example.com', OWNER_PASSWORD: 'from the environment' };
const typed = { email: 'clara@example.com', password: 'en god lang sætning' };

const tokenOf = (url: string) => url.split('/').at(-1) ?? '';
const owners = () => given.db.query.selectFrom('users').select(['email', 'role', 'language']).execute();

describe('the owner from environment variables', () => {
  test('is created when there is none, and can sign in', async () => {
    const world = testWorld(given.db, { env: fromEnvironment });
    expect(await prepareOwner(world)).toEqual({ kind: 'made' });
    const answer = await signIn(world, visitor, {
      email: 'owner@example.com',
      password: fromEnvironment.OWNER_PASSWORD,
    });
    expect(answer).toMatchObject({ ok: true, account: { role: 'owner' } });
  });

  test('with a common password is refused at start, with a message', async () => {
    const world = testWorld(given.db, { env: { ...fromEnvironment, OWNER_PASSWORD: 'Password123456' } });
    await expect(prepareOwner(world)).rejects.toThrow(/^OWNER_PASSWORD: .*commonly used/);
    expect(await owners()).toEqual([]);
  });

  test('is ignored once there is an owner', async () => {
    const world = testWorld(given.db);
    await setUpOwner(world, visitor, { ...typed, token: tokenOf(await makeOwnerLink(world)) });
    expect(await prepareOwner(testWorld(given.db, { env: fromEnvironment }))).toEqual({ kind: 'there' });
    expect(await owners()).toEqual([{ email: typed.email, role: 'owner', language: 'en' }]);
  });

  test('is created once by several processes that start together', async () => {
    const world = testWorld(given.db, { env: fromEnvironment });
    const kinds = (await Promise.all([1, 2, 3].map(() => prepareOwner(world)))).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['made', 'there', 'there']);
  });
});

describe('the set-up link', () => {
  test('is created by the first start only; later starts wait until it is used or requested', async () => {
    const world = testWorld(given.db);
    const links = await Promise.all([1, 2, 3].map(() => prepareOwner(world)));
    expect(links.map(({ kind }) => kind).sort()).toEqual(['link', 'waiting', 'waiting']);
    expect(await makeFirstOwnerLink(world)).toBeNull();
  });

  test('is stored as a hash only', async () => {
    const token = tokenOf(await makeOwnerLink(testWorld(given.db)));
    expect(token).toMatch(/^[\w-]{22}$/);
    const rows = await given.db.query.selectFrom('secret_links').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('sets email and password and signs in, once [P.110]', async () => {
    const world = testWorld(given.db);
    const token = tokenOf(await makeOwnerLink(world));
    const answer = await setUpOwner(world, { ...visitor, language: 'da' }, { ...typed, token });
    expect(answer).toMatchObject({ ok: true, cookies: [expect.stringContaining('session_token=')] });
    expect(await owners()).toEqual([{ email: typed.email, role: 'owner', language: 'da' }]);
    const again = await setUpOwner(world, visitor, { ...typed, email: 'thief@example.com', token });
    expect(again).toMatchObject({ ok: false, refusal: 'link-gone' });
    expect(await isOwnerLinkGood(world, token)).toBe(false);
  });

  test('creates one owner when submitted concurrently', async () => {
    const world = testWorld(given.db);
    const token = tokenOf(await makeOwnerLink(world));
    const answers = await Promise.all(
      [1, 2, 3].map((number) => setUpOwner(world, visitor, { ...typed, email: `o${number}@e.dk`, token })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(await owners()).toHaveLength(1);
  });

  test('expires after 24 hours, and when a newer one is created', async () => {
    const world = testWorld(given.db);
    const first = tokenOf(await makeOwnerLink(world));
    const second = tokenOf(await makeOwnerLink(world));
    expect(await isOwnerLinkGood(world, first)).toBe(false);
    world.setNow(testNow.add({ hours: 23, minutes: 59 }));
    expect(await isOwnerLinkGood(world, second)).toBe(true);
    world.setNow(testNow.add({ hours: 24 }));
    expect(await isOwnerLinkGood(world, second)).toBe(false);
  });

  test('stays valid when the input is refused', async () => {
    const world = testWorld(given.db);
    const token = tokenOf(await makeOwnerLink(world));
    const refused: [Partial<typeof typed>, string][] = [
      [{ email: 'clara' }, 'bad-email'],
      [{ password: 'elevencharac'.slice(0, 11) }, 'short-password'],
      [{ password: 'iloveyou2026' }, 'common-password'],
      [{ password: 'x'.repeat(129) }, 'long-password'],
    ];
    for (const [changes, refusal] of refused) {
      const answer = await setUpOwner(world, visitor, { ...typed, ...changes, token });
      expect(answer).toMatchObject({ ok: false, refusal });
    }
    expect((await setUpOwner(world, visitor, { ...typed, token })).ok).toBe(true);
  });

  test('restores access for an owner who lost the password: earlier sessions end', async () => {
    const world = testWorld(given.db);
    const first = await setUpOwner(world, visitor, { ...typed, token: tokenOf(await makeOwnerLink(world)) });
    const cookie = first.ok ? (first.cookies[0]?.split(';')[0] ?? '') : '';
    expect(await world.accounts.sessionOf(new Headers({ cookie }))).not.toBeNull();
    const password = 'a second good one';
    await setUpOwner(world, visitor, { ...typed, password, token: tokenOf(await makeOwnerLink(world)) });
    expect(await world.accounts.sessionOf(new Headers({ cookie }))).toBeNull();
    expect((await signIn(world, visitor, typed)).ok).toBe(false);
    expect((await signIn(world, visitor, { ...typed, password })).ok).toBe(true);
  });

  test('uses the coach’s name for the owner, shows where they are signed in, and keeps a custom name', async () => {
    const world = testWorld(given.db);
    const setUp = async () =>
      setUpOwner(world, visitor, { ...typed, ...firefox, token: tokenOf(await makeOwnerLink(world)) });
    const firefox = { device: 'Firefox, Linux' };
    await setUp();
    const { userId = '', name } = (await world.accounts.ownerOf(given.db.query)) ?? {};
    expect(name).toBe((await studioIdentity(world)).coachName);
    expect(await world.accounts.sessionsOf(given.db.query, userId, testNow)).toMatchObject([firefox]);
    await given.db.transaction((tx) => world.accounts.setName(tx, { userId, name: 'Thea H.', at: testNow }));
    await setUp();
    expect(await world.accounts.ownerOf(given.db.query)).toMatchObject({ name: 'Thea H.' });
  });

  test('an invalid token gets the same answer as a used one', async () => {
    const world = testWorld(given.db);
    for (const token of ['', 'x', '../../etc', 'a'.repeat(22), "' or 1=1 --"]) {
      expect(await isOwnerLinkGood(world, token)).toBe(false);
      expect(await setUpOwner(world, visitor, { ...typed, token })).toMatchObject({ refusal: 'link-gone' });
    }
  });
});

describe('signing in', () => {
  const settled = async () => {
    const world = testWorld(given.db);
    await setUpOwner(world, visitor, { ...typed, token: tokenOf(await makeOwnerLink(world)) });
    return world;
  };

  test('gives the same answer for an unknown address and a wrong password', async () => {
    const world = await settled();
    const wrong = await signIn(world, visitor, { ...typed, password: 'wrong' });
    expect(wrong).toEqual(await signIn(world, visitor, { ...typed, email: 'unknown@example.com' }));
    expect(wrong).toEqual({ ok: false, refusal: 'wrong', message: 'Wrong email or password.' });
  });

  test('is locked for fifteen minutes after ten wrong passwords, even for the right one, in either spelling', async () => {
    const world = await settled();
    const tries = await Promise.all(
      Array.from({ length: 15 }, () => signIn(world, visitor, { ...typed, password: 'wrong' })),
    );
    expect(tries.filter((one) => !one.ok && one.refusal === 'wrong')).toHaveLength(10);
    const closed = await signIn(world, visitor, { ...typed, email: ' CLARA@example.com' });
    expect(closed).toMatchObject({ ok: false, refusal: 'too-many' });
    expect(closed).toMatchObject({
      message: expect.stringContaining('Please wait 15 minutes, or sign in now with a link by email'),
    });
  });

  test('is locked for an unknown address in the same way', async () => {
    const world = await settled();
    const attempt = () => signIn(world, visitor, { email: 'unknown@example.com', password: 'wrong' });
    for (let count = 0; count < 10; count++) expect(await attempt()).toMatchObject({ refusal: 'wrong' });
    expect(await attempt()).toMatchObject({ refusal: 'too-many' });
  });

  test('is locked for an IP address after fifty failures on any accounts; successes do not count [P.94]', async () => {
    const world = await settled();
    await given.db.query
      .insertInto('settings')
      .values({ key: 'limits', value: JSON.stringify({ failedSignInsPerAddress: 3 }) })
      .execute();
    for (let count = 0; count < 5; count++) expect((await signIn(world, visitor, typed)).ok).toBe(true);
    for (let count = 0; count < 3; count++) {
      const attempt = { email: `guess${count}@example.com`, password: 'wrong' };
      expect(await signIn(world, visitor, attempt)).toMatchObject({ refusal: 'wrong' });
    }
    expect(await signIn(world, visitor, typed)).toMatchObject({ refusal: 'too-many' });
    expect((await signIn(world, { ...visitor, address: '198.51.100.1' }, typed)).ok).toBe(true);
  });

  test('requires both fields before anything is counted [S5.11]', async () => {
    const world = await settled();
    expect(await signIn(world, visitor, { email: ' ', password: 'x' })).toMatchObject({
      refusal: 'incomplete',
    });
    expect(await signIn(world, visitor, { ...typed, password: '' })).toMatchObject({ refusal: 'incomplete' });
    expect(await given.db.query.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  test('writes to the audit log, without name or address', async () => {
    const world = await settled();
    await signIn(world, visitor, typed);
    const rows = await given.db.query.selectFrom('audit_log').selectAll().execute();
    expect(rows.map((row) => row.action)).toEqual(['owner.set', 'session.started', 'device.new']);
    expect(JSON.stringify(rows)).not.toMatch(/clara|203\.0/);
  });
});
