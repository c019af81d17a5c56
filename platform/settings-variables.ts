import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { z } from 'zod';
import { readServerAddress } from './db/server/server-address.ts';
import { readSmtpAddress } from './mail/smtp-address.ts';

/** Every environment variable with its validation rule. Error messages never repeat secret values. */
export interface Variable {
  rule: z.ZodType<unknown, string>;
  expected: string;
  isSecret?: true;
}

const text = z.string();
/** Shells expand ~ in commands, and neither in .env nor behind quotes. */
const folder = text.transform((value) => value.replace(/^~(?=$|[/\\])/, () => homedir()));
const wholeNumber = (from: number, to: number) =>
  text
    .regex(/^\d+$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value >= from && value <= to, 'is out of range');
const address = text.refine((value) => URL.canParse(value) && /^https?:/i.test(value), 'is no web address');
const origin = address
  .refine((value) => /^https?:\/\/[^/?#@]+\/?$/i.test(value), 'is more than an origin')
  .transform((value) => new URL(value).origin);
const email = text.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'is not an email address');
const atLeast = (length: number) => text.min(length, `is shorter than ${length} characters`);
const oneOf = <const T extends readonly [string, ...string[]]>(...words: T) =>
  z.enum(words, { error: 'is none of the words' });
const host = text.regex(/^[A-Za-z0-9.:_-]+$/, 'is no host name or address');
const name = text.regex(/^\S+$/, 'contains spaces');
const origins = text
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(origin as z.ZodType<string, string>));

const hosts = text
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/, 'is no host name')));

const servers = text
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z.string().refine((one) => isIP(one.replace(/:\d+$/, '')) === 4 || isIP(one) === 6, 'is no IP address'),
    ),
  );

const anAddress = { rule: address, expected: 'a web address, like https://example.com/page' };
const aSecret = {
  rule: name,
  expected: 'the value the provider shows, without spaces',
  isSecret: true,
} as const;
const aBucket = {
  rule: text.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/, 'is no name of a bucket'),
  expected:
    'the name of a bucket alone, like belcanto-files (3 to 63 letters, digits, hyphens and dots); its address is another setting',
};
const aName = { rule: name, expected: 'a name without spaces' };

const postgresUrl = text.superRefine((value, context) => {
  const reading = readServerAddress(value);
  if (!reading.ok) context.addIssue({ code: 'custom', message: reading.problem });
});

const smtpUrl = text.transform((value, context) => {
  const reading = readSmtpAddress(value);
  if (reading.ok) return reading.url;
  context.addIssue({ code: 'custom', message: reading.problem });
  return z.NEVER;
});

/** 23 hours: a checkout stays open 30 minutes longer than its hold, and providers allow at most 24 hours. */
export const longestHoldSeconds = 82_800;

export const variables = {
  PORT: { rule: wholeNumber(0, 65_535), expected: 'a port from 1 to 65535 (0: any free one)' },
  HOST: { rule: host, expected: 'the address to listen on, like 127.0.0.1 or 0.0.0.0' },
  SITE_URL: { rule: origin, expected: 'the address of the site without a path, like https://example.com' },
  DATA_DIR: { rule: folder, expected: 'a folder' },
  DATABASE_URL: {
    rule: postgresUrl,
    expected: 'a PostgreSQL address, like postgres://user:password@localhost:5432/belcanto',
    isSecret: true,
  },
  DATABASE_READ_URL: {
    rule: postgresUrl,
    expected: 'the PostgreSQL address of a streaming replica of DATABASE_URL',
    isSecret: true,
  },
  DATABASE_POOL: {
    rule: wholeNumber(1, 1000),
    expected: 'the most connections of one process to the PostgreSQL server, 1 to 1000',
  },
  ROLE: { rule: oneOf('web', 'jobs', 'all'), expected: 'web, jobs or all' },
  APP_SECRET: { rule: atLeast(32), expected: 'at least 32 random characters', isSecret: true },
  TRUST_PROXY: { rule: wholeNumber(0, 10), expected: 'the number of proxies in front, 0 to 10' },
  HSTS_SUBDOMAINS: { rule: oneOf('yes', 'no'), expected: 'yes or no' },
  CORS_ORIGINS: { rule: origins, expected: 'origins separated by commas, like https://app.example.com' },
  CALENDAR_HOSTS: { rule: hosts, expected: 'host names separated by commas, like calendar.internal' },
  DNS_SERVERS: {
    rule: servers,
    expected: 'IP addresses of name servers separated by commas, like 192.0.2.53',
  },
  OWNER_EMAIL: { rule: email, expected: 'an email address' },
  OWNER_PASSWORD: { rule: atLeast(12), expected: 'at least 12 characters', isSecret: true },
  STRIPE_SECRET_KEY: {
    rule: name.regex(/^(sk|rk)_/, 'does not begin with sk_ or rk_'),
    expected: 'the secret key of the Stripe account, sk_live_… or sk_test_…',
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    rule: name.regex(/^whsec_/, 'does not begin with whsec_'),
    expected: 'the signing secret of the webhook, whsec_…',
    isSecret: true,
  },
  STRIPE_API_BASE: anAddress,
  ALLOW_TEST_PAYMENTS: { rule: oneOf('yes', 'no'), expected: 'yes or no' },
  SMTP_URL: {
    rule: smtpUrl,
    expected: 'a mail server, like smtps://user:password@mail.example.com',
    isSecret: true,
  },
  MAIL_FROM: {
    rule: text.regex(/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'is no sender'),
    expected: 'a sender, like Studio <hello@example.com>',
  },
  DKIM_SELECTOR: { rule: name, expected: 'the selector of the DKIM key at the email provider, like s1' },
  INBOUND_EMAIL_DOMAIN: {
    rule: text.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is no domain in lower case').max(180, 'is too long'),
    expected: 'the domain whose emails Mailgun receives, like in.example.com',
  },
  MAILGUN_SIGNING_KEY: aSecret,
  INBOUND_AUTHSERV_ID: {
    rule: text.regex(/^[A-Za-z0-9.-]+$/, 'is no host name'),
    expected: 'the name at the beginning of the Authentication-Results header that Mailgun adds',
  },
  S3_ENDPOINT: anAddress,
  S3_BUCKET: aBucket,
  S3_ACCESS_KEY_ID: aName,
  S3_SECRET_ACCESS_KEY: aSecret,
  S3_REGION: aName,
  PRINTFUL_TOKEN: aSecret,
  PRINTFUL_API_BASE: anAddress,
  PRINTFUL_WEBHOOK_SECRET: aSecret,
  GOOGLE_CLIENT_ID: aName,
  GOOGLE_CLIENT_SECRET: aSecret,
  GOOGLE_API_BASE: anAddress,
  CONSULTATION_URL: anAddress,
  BEGINNER_VOCALS_PAYMENT_URL: anAddress,
  APP_PRICING_URL: anAddress,
  VIDEO_POSTERS_BASE: { rule: origin, expected: 'an origin, like https://i.ytimg.com' },
  BOOKING_HOLD_SECONDS: {
    rule: wholeNumber(1, longestHoldSeconds),
    expected: `seconds, 1 to ${longestHoldSeconds} (23 hours; no checkout stays open longer)`,
  },
  SAMPLE_DATA: { rule: oneOf('on', 'off'), expected: 'on or off' },
  SAMPLE_DIARY: { rule: oneOf('on', 'off'), expected: 'on or off' },
  BACKUP_HOUR: {
    rule: text
      .regex(/^(?:off|\d|1\d|2[0-3])$/, 'is neither an hour nor off')
      .transform((value) => (value === 'off' ? null : Number(value))),
    expected: 'an hour of the day, 0 to 23, or off',
  },
  BACKUP_FOLDER: { rule: folder, expected: 'a folder' },
  BACKUP_KEEP: { rule: wholeNumber(1, 1000), expected: 'the number of backups to keep, 1 to 1000' },
  BACKUP_PASSPHRASE: {
    rule: atLeast(16),
    expected: 'at least 16 characters',
    isSecret: true,
  },
  BACKUP_S3_ENDPOINT: anAddress,
  BACKUP_S3_BUCKET: aBucket,
  BACKUP_S3_ACCESS_KEY_ID: aName,
  BACKUP_S3_SECRET_ACCESS_KEY: aSecret,
  BACKUP_S3_REGION: aName,
  LOG_LEVEL: {
    rule: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    expected: 'fatal, error, warn, info, debug, trace or silent',
  },
  METRICS_TOKEN: {
    rule: name.min(16, 'is shorter than 16 characters'),
    expected: 'at least 16 characters without spaces',
    isSecret: true,
  },
  METRICS_PORT: { rule: wholeNumber(0, 65_535), expected: 'a port from 1 to 65535 (0: any free one)' },
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;
export type Values = { [N in VariableName]?: z.output<(typeof variables)[N]['rule']> };
