import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../db/database.ts';
import type { Log } from '../log.ts';
import { accountEmail } from './account-email.ts';
import type { Account, Accounts, LanguageChoice, OwnerToSet } from './accounts.ts';
import type { BetterAuthApi } from './better-auth-library.ts';
import { type Hashing, inHashingLane } from './hashing-lane.ts';
import { deleteExpired, endSession, endSessions, idleDays, sessionsOf } from './open-sessions.ts';
import { passwordLength } from './password-length.ts';
import { accountBy, openAccount, setEmail, setName, setPassword } from './student-account.ts';

export interface AccountsOptions {
  db: Database;
  siteUrl: string;
  secret: Uint8Array;
  log: Log;
  hashing?: Hashing | undefined;
}

/** Loaded on demand: before the first sign-in, the library would only take start-up time and 50 MB. */
const loadLibrary = () => import('./better-auth-library.ts');

export const scrypt: Hashing = {
  hash: async (password) => (await loadLibrary()).hashPassword(password),
  verify: async (attempt) => (await loadLibrary()).verifyPassword(attempt),
};

/** Verified for invalid addresses, so that they take as long as a wrong password. */
const unknownEmail = 'nobody@invalid.invalid';

export function betterAuthAccounts(place: AccountsOptions): Accounts {
  const hashing = inHashingLane(place.hashing ?? scrypt);
  const secret = createHmac('sha256', place.secret).update('accounts').digest('hex');
  let loading: Promise<BetterAuthApi> | undefined;
  const loadApi = () => {
    loading ??= loadLibrary().then(({ openBetterAuth }) =>
      openBetterAuth({ ...place, raw: place.db.raw, secret }, hashing),
    );
    return loading;
  };

  return {
    ...sessionAccess(place.db, loadApi),
    hashPassword: hashing.hash,
    isPasswordOf: (hash, password) => hashing.verify({ hash, password }),
    ownerOf,
    makeFirstOwner,
    setOwner,
    setLanguage,
    accountBy,
    openAccount,
    setName,
    setPassword,
    setEmail,
    sessionsOf,
    endSession,
    endSessions,
    deleteExpired,
  };
}

async function ownerOf(q: Queries): Promise<Account | null> {
  const row = await q
    .selectFrom('users')
    .select(['id as userId', 'name', 'email', 'role', 'language'])
    .where('role', '=', 'owner')
    .executeTakeFirst();
  return row ?? null;
}

async function lockOwner(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('set-owner', 2))`.execute(tx);
}

async function makeFirstOwner(tx: Tx, owner: OwnerToSet): Promise<boolean> {
  await lockOwner(tx);
  return (await ownerOf(tx)) === null && setOwner(tx, owner);
}

async function setOwner(tx: Tx, owner: OwnerToSet): Promise<boolean> {
  await lockOwner(tx);
  const { email, name, language, at } = owner;
  const present = await ownerOf(tx);
  const namesake = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (present && namesake && namesake.id !== present.userId) return false;
  const known = { name, email, email_verified: true, language, role: 'owner' as const, updated_at: at };
  const userId = present?.userId ?? namesake?.id ?? randomUUID();
  await tx
    .insertInto('users')
    .values({ ...known, id: userId, image: null, created_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(known))
    .execute();
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  const password = { password: owner.passwordHash, updated_at: at };
  await tx
    .insertInto('accounts')
    .values({ ...password, id: randomUUID(), account_id: userId, provider_id: 'credential', user_id: userId })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doUpdateSet(password))
    .execute();
  return true;
}

async function setLanguage(tx: Tx, { userId, language, at }: LanguageChoice): Promise<void> {
  await tx.updateTable('users').set({ language, updated_at: at }).where('id', '=', userId).execute();
}

type SessionAccess = Pick<
  Accounts,
  'sessionOf' | 'sessionIdOf' | 'checkPassword' | 'beginSession' | 'signIn' | 'signOut'
>;

function sessionAccess(db: Database, loadApi: () => Promise<BetterAuthApi>): SessionAccess {
  const sessionCookie = /(?:^|;\s*)(?:__Secure-)?belcanto\.session_token=/;

  const sessionIn = async (headers: Headers) => {
    const mayHaveOne = headers.has('authorization') || sessionCookie.test(headers.get('cookie') ?? '');
    const found = mayHaveOne ? await (await loadApi()).getSession({ headers }) : null;
    return found && (await isInUse(db, found)) ? found : null;
  };
  const checkPassword: Accounts['checkPassword'] = async ({ email, password }) => {
    // Longer input is wrong anyway; truncating bounds the hashing cost.
    const tried = password.length > passwordLength.max ? password.slice(0, passwordLength.max + 1) : password;
    const { user } = await (await loadApi()).checkPassword({
      body: { email: accountEmail(email) ?? unknownEmail, password: tried },
    });
    return user ? accountFrom(user) : null;
  };
  const beginSession: Accounts['beginSession'] = async (body) => {
    const { headers } = await (await loadApi()).beginSession({ body, returnHeaders: true });
    return headers.getSetCookie();
  };

  return {
    async sessionOf(headers) {
      const found = await sessionIn(headers);
      return found ? accountFrom(found.user) : null;
    },

    async sessionIdOf(headers) {
      return (await sessionIn(headers))?.session.id ?? null;
    },

    checkPassword,
    beginSession,

    async signIn(input) {
      const account = await checkPassword(input);
      if (!account) return { ok: false };
      return {
        ok: true,
        account,
        cookies: await beginSession({ userId: account.userId, device: '' }),
      };
    },

    async signOut(headers) {
      const answer = await (await loadApi()).signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
  };
}

interface UsedSession {
  session: { id: string; updatedAt: Date };
  user: { id: string; role?: string | null };
}

/** False: a session of the owner that was not used for 14 days, which ends. At most one write an hour. */
async function isInUse(db: Database, { session, user }: UsedSession): Promise<boolean> {
  if (user.role !== 'owner') return true;
  const now = Temporal.Now.instant();
  const idle = now.since(Temporal.Instant.fromEpochMilliseconds(session.updatedAt.getTime()));
  const hours = idle.total('hours');
  if (hours >= idleDays * 24) {
    await db.transaction((tx) => endSession(tx, { userId: user.id, sessionId: session.id }));
    return false;
  }
  if (hours >= 1)
    await db.query
      .updateTable('sessions')
      .set({ updated_at: now })
      .where('id', '=', session.id)
      .where('updated_at', '<', now.subtract({ hours: 1 }))
      .execute();
  return true;
}

function accountFrom(user: {
  id: string;
  name: string;
  email: string;
  role?: string | null;
  language?: string | null;
}): Account {
  const { id, name, email, role, language } = user;
  return {
    userId: id,
    name,
    email,
    role: role === 'owner' ? 'owner' : 'student',
    language: language === 'da' || language === 'en' ? language : null,
  };
}
