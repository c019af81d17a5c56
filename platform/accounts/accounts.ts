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
  email: string;
  passwordHash: string;
  /** Null: not chosen, use Accept-Language. */
  language: 'da' | 'en' | null;
  at: Temporal.Instant;
}

export interface LanguageChoice {
  userId: string;
  language: 'da' | 'en';
  at: Temporal.Instant;
}

export interface AccountToOpen {
  name: string;
  email: string;
  passwordHash: string;
  language: 'da' | 'en';
  at: Temporal.Instant;
}

export interface OpenSession {
  id: string;
  device: string;
  startedAt: Temporal.Instant;
  endsAt: Temporal.Instant;
}

/** Accounts and sign-in sessions. Calls without a `tx` must not run inside a transaction. */
export interface Accounts {
  /** The account of the session cookie or `Authorization: Bearer` header; null: not signed in. */
  sessionOf(headers: Headers): Promise<Account | null>;
  /** An unknown address costs one password hash too, so timing does not reveal whether it exists. */
  signIn(input: { email: string; password: string }): Promise<SignedIn>;
  /** As `signIn`, without starting a session. */
  checkPassword(input: { email: string; password: string }): Promise<Account | null>;
  /** Starts a session for an authenticated user. Returns the Set-Cookie lines. */
  beginSession(input: { userId: string; device: string }): Promise<string[]>;
  /** Null: not signed in. */
  sessionIdOf(headers: Headers): Promise<string | null>;
  /** Ends the session of the request. Returns the Set-Cookie lines that clear its cookie. Idempotent. */
  signOut(headers: Headers): Promise<string[]>;
  /** Deliberately slow (scrypt): call it outside transactions. */
  hashPassword(password: string): Promise<string>;
  /** Verifies a password against a hash not yet stored with an account. Slow too. */
  isPasswordOf(passwordHash: string, password: string): Promise<boolean>;
  ownerOf(q: Queries): Promise<Account | null>;
  /** Creates the owner unless one exists; returns false if so. Concurrent calls are serialised. */
  makeFirstOwner(tx: Tx, owner: OwnerToSet): Promise<boolean>;
  /**
   * As `makeFirstOwner`, or changes the owner and ends their sessions. False: the address is another
   * account's.
   */
  setOwner(tx: Tx, owner: OwnerToSet): Promise<boolean>;
  setLanguage(tx: Tx, choice: LanguageChoice): Promise<void>;
  /** By canonical email (`accountEmail`) or id. */
  accountBy(q: Queries, key: { email: string } | { userId: string }): Promise<Account | null>;
  /** The address is verified. Null: it already has an account, left unchanged. */
  openAccount(tx: Tx, account: AccountToOpen): Promise<string | null>;
  setName(tx: Tx, change: { userId: string; name: string; at: Temporal.Instant }): Promise<void>;
  setPassword(tx: Tx, change: { userId: string; passwordHash: string; at: Temporal.Instant }): Promise<void>;
  /** Sets a verified new address. False: it belongs to another account. */
  setEmail(tx: Tx, change: { userId: string; email: string; at: Temporal.Instant }): Promise<boolean>;
  /** Unexpired sessions, newest first. */
  sessionsOf(q: Queries, userId: string, now: Temporal.Instant): Promise<OpenSession[]>;
  /** False: not one of the user's own sessions. */
  endSession(tx: Tx, session: { userId: string; sessionId: string }): Promise<boolean>;
  endSessions(tx: Tx, userId: string, exceptSessionId?: string | null): Promise<void>;
  /** Deletes sessions and verification tokens that expired before `before`. */
  deleteExpired(tx: Tx, before: Temporal.Instant): Promise<void>;
}
