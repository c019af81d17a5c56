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

/** Who may come in. Reads and writes the database: none of the calls without a `tx` may be made in a transaction. */
export interface Accounts {
  /** The person behind the session cookie, or its value as `Authorization: Bearer`; null: nobody we know. */
  sessionOf(headers: Headers): Promise<Account | null>;
  /** Unknown address and wrong password look alike, and take the same time: each computes one password hash. */
  signIn(input: { email: string; password: string }): Promise<SignedIn>;
  /** Ends the session of the request. Answers the Set-Cookie lines that clear its cookie. Idempotent. */
  signOut(headers: Headers): Promise<string[]>;
  /** Slow on purpose (scrypt): call it before the transaction that stores it. */
  hashPassword(password: string): Promise<string>;
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
}
