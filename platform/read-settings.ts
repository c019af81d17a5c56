import type { Settings } from './settings.ts';
import { type Values, type Variable, type VariableName, variables } from './settings-variables.ts';

export type SettingsReading = { ok: true; settings: Settings } | { ok: false; lines: string[] };

/** Empty variables count as unset. Returns one error line per invalid variable. */
export function readSettings(env: Record<string, string | undefined>): SettingsReading {
  const values: Values = {};
  const lines: string[] = [];
  for (const [name, variable] of Object.entries(variables) as [VariableName, Variable][]) {
    const given = env[name]?.trim();
    if (!given) continue;
    const result = variable.rule.safeParse(given);
    if (result.success) Object.assign(values, { [name]: result.data });
    else
      lines.push(lineFor(name, { variable, given, problem: result.error.issues[0]?.message ?? 'is wrong' }));
  }
  lines.push(...missingPartners(env));
  if (values.ROLE && values.ROLE !== 'all' && !values.DATABASE_URL)
    lines.push(
      `ROLE: '${values.ROLE}' needs DATABASE_URL (the embedded database has one process); expected ${variables.ROLE.expected}.`,
    );
  return lines.length > 0 ? { ok: false, lines } : { ok: true, settings: settingsFrom(values) };
}

function lineFor(
  name: VariableName,
  { variable, given, problem }: { variable: Variable; given: string; problem: string },
): string {
  const shown = variable.isSecret ? 'the value' : `'${given}'`;
  return `${name}: ${shown} ${problem}; expected ${variable.expected}.`;
}

type Partner = [given: VariableName, needs: VariableName, because: string];

function objectStorage(prefix: '' | 'BACKUP_'): Partner[] {
  return [
    [`${prefix}S3_ENDPOINT`, `${prefix}S3_BUCKET`, 'object storage needs a bucket'],
    [`${prefix}S3_BUCKET`, `${prefix}S3_ENDPOINT`, 'object storage needs an address'],
    [`${prefix}S3_ENDPOINT`, `${prefix}S3_ACCESS_KEY_ID`, 'object storage needs a key'],
    [
      `${prefix}S3_ACCESS_KEY_ID`,
      `${prefix}S3_SECRET_ACCESS_KEY`,
      'object storage needs both halves of the key',
    ],
    [
      `${prefix}S3_SECRET_ACCESS_KEY`,
      `${prefix}S3_ACCESS_KEY_ID`,
      'object storage needs both halves of the key',
    ],
    [`${prefix}S3_ACCESS_KEY_ID`, `${prefix}S3_ENDPOINT`, 'object storage needs an address'],
    [`${prefix}S3_REGION`, `${prefix}S3_ENDPOINT`, 'it belongs to object storage'],
  ];
}

/** Variables that require another one. */
const partners: readonly Partner[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'without it payments are not reported to us'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', 'it belongs to a key'],
  ['OWNER_EMAIL', 'OWNER_PASSWORD', 'the owner signs in with both'],
  ['OWNER_PASSWORD', 'OWNER_EMAIL', 'the owner signs in with both'],
  ['DATABASE_READ_URL', 'DATABASE_URL', 'it is a replica of that'],
  ['DATABASE_POOL', 'DATABASE_URL', 'the embedded database has one connection'],
  ['INBOUND_EMAIL_DOMAIN', 'MAILGUN_SIGNING_KEY', 'it proves that an email comes from Mailgun'],
  ['MAILGUN_SIGNING_KEY', 'INBOUND_EMAIL_DOMAIN', 'replies are received there'],
  ['INBOUND_AUTHSERV_ID', 'INBOUND_EMAIL_DOMAIN', 'it belongs to received emails'],
  ...objectStorage(''),
  ...objectStorage('BACKUP_'),
  ['PRINTFUL_WEBHOOK_SECRET', 'PRINTFUL_TOKEN', 'it belongs to a token'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'an OAuth client has both'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID', 'an OAuth client has both'],
  ['GOOGLE_API_BASE', 'GOOGLE_CLIENT_ID', 'it changes where the OAuth client is used'],
];

function missingPartners(env: Record<string, string | undefined>): string[] {
  const missing = partners.filter(([given, needs]) => env[given]?.trim() && !env[needs]?.trim());
  const byName = new Map(missing.map((partner) => [partner[1], partner]));
  return [...byName].map(
    ([needs, [given, , because]]) =>
      `${needs}: is not set although ${given} is (${because}); expected ${variables[needs].expected}.`,
  );
}

function settingsFrom(values: Values): Settings {
  const port = values.PORT ?? 3000;
  const siteUrl = values.SITE_URL ?? `http://localhost:${port}`;
  return {
    port,
    host: values.HOST ?? '127.0.0.1',
    siteUrl,
    isLoopbackSite: isLoopback(new URL(siteUrl).hostname),
    dataDir: values.DATA_DIR ?? './data',
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    databasePool: values.DATABASE_POOL ?? null,
    role: values.ROLE ?? 'all',
    appSecret: values.APP_SECRET ?? null,
    trustProxy: values.TRUST_PROXY ?? 0,
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'yes',
    corsOrigins: values.CORS_ORIGINS ?? [],
    calendarHosts: values.CALENDAR_HOSTS ?? [],
    dnsServers: values.DNS_SERVERS ?? [],
    ownerEmail: values.OWNER_EMAIL ?? null,
    ownerPassword: values.OWNER_PASSWORD ?? null,
    ...outsideParts(values),
    consultationUrl: values.CONSULTATION_URL ?? null,
    beginnerVocalsPaymentUrl: values.BEGINNER_VOCALS_PAYMENT_URL ?? null,
    appPricingUrl: values.APP_PRICING_URL ?? null,
    videoPostersBase: values.VIDEO_POSTERS_BASE ?? 'https://i.ytimg.com',
    bookingHoldSeconds: values.BOOKING_HOLD_SECONDS ?? null,
    sampleData: values.SAMPLE_DATA !== 'off',
    sampleDiary: values.SAMPLE_DIARY !== 'off',
    backups: backupsFrom(values),
    logLevel: values.LOG_LEVEL ?? 'info',
    metricsToken: values.METRICS_TOKEN ?? null,
    metricsPort: values.METRICS_PORT ?? null,
  };
}

function outsideParts(values: Values) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  return {
    stripe:
      secretKey && webhookSecret
        ? { secretKey, webhookSecret, apiBase: values.STRIPE_API_BASE ?? null }
        : null,
    stripeApiBase: values.STRIPE_API_BASE ?? null,
    printfulApiBase: values.PRINTFUL_API_BASE ?? null,
    allowTestPayments: values.ALLOW_TEST_PAYMENTS === 'yes',
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    dkimSelector: values.DKIM_SELECTOR ?? null,
    inboundEmail: inboundEmailFrom(values),
    s3: objectStorageFrom(values, ''),
    printful: values.PRINTFUL_TOKEN
      ? {
          token: values.PRINTFUL_TOKEN,
          apiBase: values.PRINTFUL_API_BASE ?? null,
          webhookSecret: values.PRINTFUL_WEBHOOK_SECRET ?? null,
        }
      : null,
    google:
      clientId && clientSecret ? { clientId, clientSecret, apiBase: values.GOOGLE_API_BASE ?? null } : null,
  };
}

function inboundEmailFrom(values: Values): Settings['inboundEmail'] {
  const { INBOUND_EMAIL_DOMAIN: domain, MAILGUN_SIGNING_KEY: signingKey } = values;
  if (!domain || !signingKey) return null;
  return { domain, signingKey, authservId: values.INBOUND_AUTHSERV_ID ?? null };
}

function objectStorageFrom(values: Values, prefix: '' | 'BACKUP_'): Settings['s3'] {
  const endpoint = values[`${prefix}S3_ENDPOINT`];
  const bucket = values[`${prefix}S3_BUCKET`];
  const accessKeyId = values[`${prefix}S3_ACCESS_KEY_ID`];
  const secretAccessKey = values[`${prefix}S3_SECRET_ACCESS_KEY`];
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  const region = values[`${prefix}S3_REGION`] ?? 'auto';
  return { variables: `${prefix}S3`, endpoint, bucket, accessKeyId, secretAccessKey, region };
}

function backupsFrom(values: Values): Settings['backups'] {
  return {
    hour: values.BACKUP_HOUR === undefined ? 3 : values.BACKUP_HOUR,
    folder: values.BACKUP_FOLDER ?? null,
    s3: objectStorageFrom(values, 'BACKUP_'),
    passphrase: values.BACKUP_PASSPHRASE ?? null,
    keep: values.BACKUP_KEEP ?? 14,
  };
}

/** localhost, 127.0.0.0/8 and ::1, with or without brackets. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare);
}
