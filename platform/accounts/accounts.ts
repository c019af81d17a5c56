import type { Queries, Tx } from '../db/database.ts';

export interface Account {
  userId: string;
  name: string;
  email: string;
  role: 'student' | 'owner';
  language: 'da' | 'en' | null;
}

export type SignedIn =
  | { ok: true; account: Account /** Set-Cookie lines. */; cookies: string[] }
  | { ok: false };

export interface OwnerToSet {
  name: string;
  /** As `accountEmail` writes it. */
  email: string;
  passwordHash: string;
  /** Null: not chosen, their browser's word counts. */
  language: 'da' | 'en' | null;
  at: Temporal.Instant;
}

export interface LanguageChoice {
  userId: string;
  language: 'da' | 'en';
  at: Temporal.Instant;
}

/** Somebody who has proved an address becomes a student. */
export interface AccountToOpen {
  name: string;
  /** As `accountEmail` writes it. */
  email: string;
  passwordHash: string;
  language: 'da' | 'en';
  at: Temporal.Instant;
}

/** One place where somebody is signed in. */
export interface OpenSession {
  id: string;
  /** A few words: 'Chrome, Android'; '' when the browser did not say. */
  device: string;
  begunAt: Temporal.Instant;
  endsAt: Temporal.Instant;
}

/** Who may come in. Reads and writes the database: none of the calls without a `tx` may be made in a transaction. */
export interface Accounts {
  /** The person behind the session cookie, or its value as `Authorization: Bearer`; null: nobody we know. */
  sessionOf(headers: Headers): Promise<Account | null>;
  /** Unknown address and wrong password look alike, and take the same time: each computes one password hash. */
  signIn(input: { email: string; password: string }): Promise<SignedIn>;
  /** The same without beginning a session: for what asks for the password again, or for a second step after it. */
  checkPassword(input: { email: string; password: string }): Promise<Account | null>;
  /** Begins a session for somebody who has proved who they are. Answers the Set-Cookie lines. */
  beginSession(input: { userId: string; device: string }): Promise<string[]>;
  /** The session that the request belongs to; null: none. */
  sessionIdOf(headers: Headers): Promise<string | null>;
  /** Ends the session of the request. Answers the Set-Cookie lines that clear its cookie. Idempotent. */
  signOut(headers: Headers): Promise<string[]>;
  /** Slow on purpose (scrypt): call it before the transaction that stores it. */
  hashPassword(password: string): Promise<string>;
  /** Whether the password is the one behind a hash that is no account's yet. As slow. */
  isPasswordOf(passwordHash: string, password: string): Promise<boolean>;
  /** The owner, null before the set-up. */
  ownerOf(q: Queries): Promise<Account | null>;
  /** Makes the owner while there is none. False: there is one. Processes that do it at once queue behind each other. */
  makeFirstOwner(tx: Tx, owner: OwnerToSet): Promise<boolean>;
  /**
   * Makes the owner (out of the account with that address, if there is one), or gives the owner there is another
   * address and password and ends all their sessions. Processes that do it at once queue behind each other.
   * False: the address is another person's.
   */
  setOwner(tx: Tx, owner: OwnerToSet): Promise<boolean>;
  /** The language of somebody's own pages and mails. */
  setLanguage(tx: Tx, choice: LanguageChoice): Promise<void>;
  /** Null: nobody with this address (as `accountEmail` writes it), or id. */
  accountBy(q: Queries, key: { email: string } | { userId: string }): Promise<Account | null>;
  /** A student's account with a proved address. Null: the address has an account already, which stays as it was. */
  openAccount(tx: Tx, account: AccountToOpen): Promise<string | null>;
  setName(tx: Tx, change: { userId: string; name: string; at: Temporal.Instant }): Promise<void>;
  setPassword(tx: Tx, change: { userId: string; passwordHash: string; at: Temporal.Instant }): Promise<void>;
  /** The new address is proved. False: it is another person's by now. */
  setEmail(tx: Tx, change: { userId: string; email: string; at: Temporal.Instant }): Promise<boolean>;
  /** Newest first; those that are over are left out. */
  sessionsOf(q: Queries, userId: string, now: Temporal.Instant): Promise<OpenSession[]>;
  /** Ends one of somebody's own sessions. False: not theirs, or not there. */
  endSession(tx: Tx, session: { userId: string; sessionId: string }): Promise<boolean>;
  /** Ends all of somebody's sessions, but for the one named. */
  endSessions(tx: Tx, userId: string, exceptSessionId?: string | null): Promise<void>;
  /** Deletes sessions and the library's own tokens that ended before `before`. For the sweep. */
  deleteExpired(tx: Tx, before: Temporal.Instant): Promise<void>;
}
