import type { Instant, LanguageCode, Made } from './columns.ts';

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
  user_agent: Made<string | null>;
}

/** better-auth's; we never write it, and the reconciler empties it. */
export interface VerificationsTable {
  id: string;
  expires_at: Instant;
}

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

export interface EmailChangesTable {
  id: Made<string>;
  user_id: string;
  email: string;
  created_at: Instant;
  expires_at: Instant;
}

export interface FormerEmailsTable {
  email: string;
  user_id: string;
  left_at: Instant;
}

/** Addresses confirmed by a link or a payment. Those of accounts need no row. */
export interface ConfirmedAddressesTable {
  email: string;
  confirmed_by: 'link' | 'payment';
  confirmed_at: Instant;
}

/** Buyers without an account. Maintained by database triggers on orders and bookings. */
export interface GuestsTable {
  id: string;
  email: string;
  name: string;
  since: Instant;
}

export interface TotpSecretsTable {
  user_id: string;
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
