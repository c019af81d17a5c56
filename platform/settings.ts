/**
 * The settings of product.md, validated once at start-up. Nothing else reads process.env.
 * `null` means: not set, the owner's setting or the default holds.
 */
export interface Settings {
  port: number;
  host: string;
  /** Origin without trailing slash, used in links and mails. */
  siteUrl: string;
  /** SITE_URL's host is loopback. */
  isLoopbackSite: boolean;
  dataDir: string;
  databaseUrl: string | null;
  appSecret: string | null;
  trustProxy: number;
  corsOrigins: readonly string[];
  ownerEmail: string | null;
  ownerPassword: string | null;
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | null } | null;
  allowTestPayments: boolean;
  smtpUrl: string | null;
  mailFrom: string | null;
  s3: {
    endpoint: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
    region: string;
  } | null;
  printful: { token: string; apiBase: string | null; webhookSecret: string | null } | null;
  consultationUrl: string | null;
  beginnerVocalsPaymentUrl: string | null;
  appPricingUrl: string | null;
  /** Origin that answers posters of films; another one serves tests. */
  videoPostersBase: string;
  /** Seconds; null: the owner's setting or 600. */
  bookingHoldSeconds: number | null;
  sampleData: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  metricsToken: string | null;
}
