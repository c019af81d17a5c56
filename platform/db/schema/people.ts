import type { Instant, LanguageCode, Made } from './columns.ts';

/* Accounts, and the ways into them. */

export interface SecretLinksTable {
  token_hash: string;
  purpose: string;
  subject_id: string;
  expires_at: Instant;
  revoked_at: Instant | null;
  used_at: Instant | null;
  created_at: Made<Instant>;
}

export interface RateLimitsTable {
  key: string;
  points: Made<number>;
  expire: number | null;
}

/** Ids are better-auth's own. Written by platform/accounts only. */
export interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  image: string | null;
  created_at: Made<Instant>;
  updated_at: Made<Instant>;
  role: 'student' | 'owner';
  language: LanguageCode | null;
}

/** How somebody proves who they are; `password` is a scrypt hash. Written by platform/accounts only. */
export interface AccountsTable {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  password: string | null;
  created_at: Made<Instant>;
  updated_at: Instant;
}

export interface SessionsTable {
  id: string;
  expires_at: Instant;
  token: string;
  created_at: Made<Instant>;
  updated_at: Instant;
  user_id: string;
  /** A few words on the device ('Chrome, Android'), never the browser's whole self-description. */
  user_agent: Made<string | null>;
}

/** better-auth's; nothing of ours writes to it, the sweep empties it. */
export interface VerificationsTable {
  id: string;
  expires_at: Instant;
}

/** An account that waits for the button in its mail. */
export interface SignUpsTable {
  id: Made<string>;
  email: string;
  name: string;
  password_hash: string;
  language: LanguageCode;
  browser_hash: string;
  created_at: Instant;
  expires_at: Instant;
}

/** An address that waits for the button in the mail to it. */
export interface EmailChangesTable {
  id: Made<string>;
  user_id: string;
  email: string;
  created_at: Instant;
  expires_at: Instant;
}

/** Addresses that somebody proved and left. */
export interface FormerEmailsTable {
  email: string;
  user_id: string;
  left_at: Instant;
}

/** Addresses confirmed by a link or a payment. Those of accounts need no row. */
export interface ConfirmedAddressesTable {
  /** In small letters. */
  email: string;
  confirmed_by: 'link' | 'payment';
  confirmed_at: Instant;
}

/** Customers without an account. Maintained by triggers on orders and bookings; never written by the application. */
export interface GuestsTable {
  /** The address in small letters. */
  id: string;
  email: string;
  name: string;
  since: Instant;
}

export interface TotpSecretsTable {
  user_id: string;
  /** Encrypted. */
  secret: string;
  created_at: Instant;
  confirmed_at: Instant | null;
  last_step: number | null;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  used_at: Instant | null;
}
