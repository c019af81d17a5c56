import { createHmac } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { accountEmail } from './account-email.ts';
import type { Account, Accounts } from './accounts.ts';
import type { BetterAuthApi } from './better-auth-library.ts';
import { type Hashing, inHashingLane } from './hashing-lane.ts';
import { isInUse } from './idle-sessions.ts';
import { deleteExpired, endSession, endSessions, sessionsOf } from './open-sessions.ts';
import { makeFirstOwner, ownerOf, setLanguage, setOwner } from './owner-account.ts';
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
