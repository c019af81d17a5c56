import type { BetterAuthOptions } from 'better-auth';
import type { RawDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';
import { passwordLength } from './password-length.ts';

export interface AccountsPlace {
  raw: RawDatabase;
  siteUrl: string;
  secret: string;
  log: Log;
}

/** 30 days after sign-in. Not extended; the owner's also end without use (better-auth-accounts.ts). */
export const sessionSeconds = 30 * 24 * 3600;

const created = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

const accountTable = {
  modelName: 'accounts',
  fields: {
    ...created,
    userId: 'user_id',
    accountId: 'account_id',
    providerId: 'provider_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
  },
} as const;

/** Called in-process: better-auth's web handler, rate limits and origin check are not used. */
export function betterAuthOptions({ raw, siteUrl, secret, log }: AccountsPlace) {
  return {
    appName: 'Belcanto',
    baseURL: siteUrl,
    secret,
    database: { db: raw.kysely, type: 'postgres', transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    user: {
      modelName: 'users',
      fields: { ...created, emailVerified: 'email_verified' },
      additionalFields: {
        role: { type: ['student', 'owner'], required: true, defaultValue: 'student', input: false },
        language: { type: ['da', 'en'], required: false, input: false },
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        ...created,
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      expiresIn: sessionSeconds,
      disableSessionRefresh: true,
    },
    account: accountTable,
    verification: { modelName: 'verifications', fields: { ...created, expiresAt: 'expires_at' } },
    advanced: {
      cookiePrefix: 'belcanto',
      useSecureCookies: siteUrl.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
      // It would introspect the whole database at every start; a test compares the schema once.
      database: { validateSchema: false },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      // Its messages may quote user input: log only the level.
      log: (level) => {
        if (level === 'error') log.error({ library: 'better-auth' }, 'the accounts library reports an error');
      },
    },
  } satisfies BetterAuthOptions;
}
