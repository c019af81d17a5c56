import { getMigrations } from 'better-auth/db/migration';
import { describe, expect, test } from 'vitest';
import { quickHashing } from '#tests/support/site/quick-hashing.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { OwnerToSet } from './accounts.ts';
import { betterAuthAccounts } from './better-auth-accounts.ts';
import { betterAuthOptions } from './better-auth-options.ts';

const log: Log = { debug() {}, info() {}, warn() {}, error() {} };
const at = Temporal.Instant.from('2026-11-23T09:00:00Z');
const credentials = { email: 'owner@example.com', password: 'en god lang sætning' };

function cookieHeader(lines: readonly string[]): Headers {
  return new Headers({ cookie: lines.map((line) => line.split(';')[0]).join('; ') });
}

export function accountsContract(given: { readonly db: Database }): void {
  const hashing = quickHashing();
  const open = (siteUrl = 'http://localhost:3000') =>
    betterAuthAccounts({ db: given.db, siteUrl, secret: new Uint8Array(32).fill(7), log, hashing });
  const setOwner = async (changes: Partial<OwnerToSet> = {}) => {
    const owner = { name: 'Clara', email: credentials.email, language: 'da' as const, at, ...changes };
    const passwordHash = owner.passwordHash ?? (await open().hashPassword(credentials.password));
    return given.db.transaction((tx) => open().setOwner(tx, { ...owner, passwordHash }));
  };
  const signIn = async (siteUrl?: string) => {
    const answer = await open(siteUrl).signIn(credentials);
    if (!answer.ok) throw new Error('not signed in');
    return answer;
  };

  test("the tables match the library's schema", async () => {
    const plan = await getMigrations(
      betterAuthOptions({ raw: given.db.raw, siteUrl: 'http://localhost:3000', secret: 's'.repeat(32), log }),
    );
    expect(plan.toBeCreated).toEqual([]);
    expect(plan.toBeAdded).toEqual([]);
    expect(plan.schemaProblems).toEqual([]);
  });

  describe('a session', () => {
    test('starts with the right password, is accepted as cookie and as bearer token, and ends with sign-out', async () => {
      await setOwner();
      const { account, cookies } = await signIn();
      expect(account).toMatchObject({ email: credentials.email, role: 'owner', language: 'da' });
      const headers = cookieHeader(cookies);
      expect(await open().sessionOf(headers)).toEqual(account);
      const value = cookies[0]?.split(';')[0]?.split('=')[1];
      const bearer = new Headers({ authorization: `Bearer ${value}` });
      expect(await open().sessionOf(bearer)).toEqual(account);

      const cleared = await open().signOut(headers);
      expect(cleared.join()).toMatch(/belcanto\.session_token=;.*Max-Age=0/);
      expect(await open().sessionOf(headers)).toBeNull();
      expect(await open().sessionOf(bearer)).toBeNull();
      expect(await open().signOut(headers)).toBeDefined();
    });

    test('uses a cookie that is HttpOnly and SameSite', async () => {
      await setOwner();
      const [line] = (await signIn()).cookies;
      expect(line).toMatch(/^belcanto\.session_token=/);
      expect(line).toMatch(/; HttpOnly/);
      expect(line).toMatch(/; SameSite=Lax/);
      expect(line).toMatch(/; Path=\//);
      expect(line).not.toMatch(/Domain|Secure/);
      const [secure] = (await signIn('https://studio.example')).cookies;
      expect(secure).toMatch(/^__Secure-belcanto\.session_token=.*; Secure/);
    });

    test('is refused for a forged or foreign cookie, an unknown token or an API key', async () => {
      await setOwner();
      const { cookies } = await signIn();
      const session = await given.db.query.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
      for (const cookie of [session.token, `${session.token}.${'A'.repeat(43)}=`, 'x']) {
        const headers = new Headers({ cookie: `belcanto.session_token=${encodeURIComponent(cookie)}` });
        expect(await open().sessionOf(headers)).toBeNull();
      }
      const elsewhere = betterAuthAccounts({
        db: given.db,
        siteUrl: 'http://x',
        log,
        secret: new Uint8Array(32),
      });
      expect(await elsewhere.sessionOf(cookieHeader(cookies))).toBeNull();
      for (const token of [
        session.token,
        'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2ln',
        'sb_publishable_x',
        '',
      ]) {
        expect(await open().sessionOf(new Headers({ authorization: `Bearer ${token}` }))).toBeNull();
      }
    });

    test('of the owner ends after 14 days without use, with at most one write an hour', async () => {
      await setOwner();
      const headers = cookieHeader((await signIn()).cookies);
      const usedBefore = async (since: Temporal.DurationLike) => {
        const updated_at = Temporal.Now.instant().subtract(since).round('millisecond');
        await given.db.query.updateTable('sessions').set({ updated_at }).execute();
        return updated_at;
      };
      const lastUse = async () =>
        (await given.db.query.selectFrom('sessions').select('updated_at').executeTakeFirst())?.updated_at;
      const recent = await usedBefore({ minutes: 30 });
      expect(await open().sessionOf(headers)).not.toBeNull();
      expect(await lastUse(), 'within the hour').toEqual(recent);
      const earlier = await usedBefore({ hours: 14 * 24 - 1 });
      expect(await open().sessionOf(headers)).not.toBeNull();
      expect(Temporal.Instant.compare((await lastUse()) ?? earlier, earlier)).toBe(1);
      await usedBefore({ hours: 14 * 24 + 1 });
      expect(await open().sessionOf(headers)).toBeNull();
      expect(await lastUse(), 'deleted').toBeUndefined();
    });

    test('stores no IP address', async () => {
      await setOwner();
      await signIn();
      const rows = await given.db.query.selectFrom('sessions').selectAll().execute();
      expect(rows).toEqual([expect.objectContaining({ ip_address: '' })]);
    });
  });

  describe('a refused sign-in', () => {
    test('gives the same answer and computes one hash, for every reason', async () => {
      await setOwner();
      const wrong = [
        { ...credentials, password: 'something else entirely' },
        { ...credentials, email: 'unknown@example.com' },
        { ...credentials, email: 'not an address' },
        { ...credentials, email: '' },
        { ...credentials, password: '' },
      ];
      for (const attempt of wrong) {
        hashing.hashes = 0;
        expect(await open().signIn(attempt)).toEqual({ ok: false });
        expect(hashing.hashes).toBe(1);
      }
    });
  });

  describe('the owner', () => {
    test('signs in with any spelling of the address, including Danish domains', async () => {
      await setOwner({ email: 'hej@xn--bltoner-fxa.dk' });
      for (const email of ['hej@blåtoner.dk', ' HEJ@Blåtoner.DK ', 'hej@xn--bltoner-fxa.dk']) {
        expect((await open().signIn({ ...credentials, email })).ok).toBe(true);
      }
    });

    test('is one: set-up again changes address and password, and ends every session', async () => {
      await setOwner();
      const { account, cookies } = await signIn();
      expect(
        await setOwner({ email: 'new@example.com', passwordHash: await hashing.hash('another long one') }),
      ).toBe(true);
      expect(await open().sessionOf(cookieHeader(cookies))).toBeNull();
      expect(await open().signIn(credentials)).toEqual({ ok: false });
      const again = await open().signIn({ email: 'new@example.com', password: 'another long one' });
      expect(again).toMatchObject({ ok: true, account: { userId: account.userId } });
      expect(await given.db.query.selectFrom('users').select('id').execute()).toHaveLength(1);
    });

    test('is one even when several are created concurrently', async () => {
      await Promise.all([1, 2, 3, 4].map((number) => setOwner({ email: `owner${number}@example.com` })));
      expect(await given.db.query.selectFrom('users').select('role').execute()).toEqual([{ role: 'owner' }]);
    });

    test('cannot take the address of another account', async () => {
      await setOwner();
      const student = { id: 's', name: 'S', email: 's@example.com', email_verified: true, image: null };
      await given.db.query
        .insertInto('users')
        .values({ ...student, role: 'student', language: null })
        .execute();
      expect(await setOwner({ email: 's@example.com' })).toBe(false);
      expect(await open().ownerOf(given.db.query)).toMatchObject({ email: credentials.email });
    });
  });

  describe('a student', () => {
    const openAs = (email: string, name = 'Mia') =>
      given.db.transaction(async (tx) => {
        const passwordHash = await hashing.hash(credentials.password);
        return open().openAccount(tx, { name, email, passwordHash, language: 'da', at });
      });

    test('gets one account per address, also concurrently; the first creation counts', async () => {
      const ids = await Promise.all(['A', 'B', 'C'].map((name) => openAs('mia@example.dk', name)));
      expect(ids.filter(Boolean)).toHaveLength(1);
      expect(await open().accountBy(given.db.query, { email: 'mia@example.dk' })).toMatchObject({
        role: 'student',
        userId: ids.find(Boolean),
      });
      expect(await openAs('mia@example.dk', 'D')).toBeNull();
    });

    test('cannot take the address of another account; of two concurrent requests one succeeds', async () => {
      const ids = await Promise.all(['a@example.dk', 'b@example.dk'].map((email) => openAs(email)));
      const take = (userId: string | null | undefined, email: string) =>
        given.db.transaction((tx) => open().setEmail(tx, { userId: userId ?? '', email, at }));
      expect(await take(ids[0], 'b@example.dk')).toBe(false);
      const taken = await Promise.all(ids.map((id) => take(id, 'c@example.dk')));
      expect(taken.sort()).toEqual([false, true]);
    });

    test('starts, lists and ends only their own sessions', async () => {
      const [one, other] = [await openAs('a@example.dk'), await openAs('b@example.dk')];
      const begin = async (userId: string | null) =>
        cookieHeader(await open().beginSession({ userId: userId ?? '', device: 'Safari, iPhone' }));
      const [here, there, foreign] = [await begin(one), await begin(one), await begin(other)];
      const hereId = await open().sessionIdOf(here);
      const now = Temporal.Now.instant();
      const listed = await open().sessionsOf(given.db.query, one ?? '', now);
      expect(listed.map(({ device }) => device)).toEqual(['Safari, iPhone', 'Safari, iPhone']);
      await given.db.transaction((tx) => open().endSessions(tx, one ?? '', hereId));
      expect(await open().sessionOf(here)).not.toBeNull();
      expect(await open().sessionOf(there)).toBeNull();
      const sessionId = (await open().sessionIdOf(foreign)) ?? '';
      const end = (userId: string | null) =>
        given.db.transaction((tx) => open().endSession(tx, { userId: userId ?? '', sessionId }));
      expect(await end(one)).toBe(false);
      expect(await open().sessionOf(foreign)).not.toBeNull();
      expect(await end(other)).toBe(true);
      expect(await open().sessionOf(foreign)).toBeNull();
    });
  });
}
