import { createHmac } from 'node:crypto';
import { APIError, betterAuth } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { bearer } from 'better-auth/plugins/bearer';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { accountEmail } from './account-email.ts';
import type { Account, Accounts } from './accounts.ts';
import { betterAuthOptions } from './better-auth-options.ts';
import { makeFirstOwner, ownerOf, setLanguage, setOwner } from './owner-account.ts';

export interface AccountsOptions {
  db: Database;
  /** Origin of the site. */
  siteUrl: string;
  /** The world's secret; the cookies' signing key is derived from it. */
  secret: Uint8Array;
  log: Log;
  /** Absent: scrypt. */
  hashing?: Hashing;
}

export interface Hashing {
  hash(password: string): Promise<string>;
  verify(attempt: { hash: string; password: string }): Promise<boolean>;
}

const scrypt: Hashing = { hash: hashPassword, verify: verifyPassword };

/** Nobody's: what is tried when the typed address cannot be one, so that this takes as long as a wrong password. */
const nobody = 'nobody@invalid.invalid';

/** Accounts kept by better-auth, in the same database. */
export function betterAuthAccounts(place: AccountsOptions): Accounts {
  const { hashing = scrypt } = place;
  const secret = createHmac('sha256', place.secret).update('accounts').digest('hex');
  const options = betterAuthOptions({ ...place, raw: place.db.raw, secret });
  const auth = betterAuth({
    ...options,
    emailAndPassword: { ...options.emailAndPassword, password: hashing },
    // Signed only: what stands in the sessions table is worth nothing by itself.
    plugins: [bearer({ requireSignature: true })],
  });
  const sessionCookie = /(?:^|;\s*)(?:__Secure-)?belcanto\.session_token=/;

  return {
    async sessionOf(headers) {
      const mayHaveOne = headers.has('authorization') || sessionCookie.test(headers.get('cookie') ?? '');
      const found = mayHaveOne ? await auth.api.getSession({ headers }) : null;
      return found ? accountFrom(found.user) : null;
    },

    async signIn({ email, password }) {
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email: accountEmail(email) ?? nobody, password },
          returnHeaders: true,
        });
        return { ok: true, account: accountFrom(response.user), cookies: headers.getSetCookie() };
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return { ok: false };
        throw error;
      }
    },

    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },

    hashPassword: hashing.hash,
    ownerOf,
    makeFirstOwner,
    setOwner,
    setLanguage,
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
