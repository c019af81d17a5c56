/** The settings, validated once at start-up. `null`: unset, the owner's setting or the default applies. */
export interface Settings {
  port: number;
  host: string;
  siteUrl: string;
  isLoopbackSite: boolean;
  dataDir: string;
  databaseUrl: string | null;
  /** A streaming replica of the database, for cached pages. */
  databaseReadUrl: string | null;
  /** Most connections of this process to a server. */
  databasePool: number | null;
  /** What this process does: answer requests, run jobs, or both. */
  role: 'web' | 'jobs' | 'all';
  appSecret: string | null;
  trustProxy: number;
  /** Browsers use HTTPS for every subdomain, too. */
  hstsSubdomains: boolean;
  corsOrigins: readonly string[];
  /** Hosts of calendars that may have a private address. */
  calendarHosts: readonly string[];
  /** Asked about public DNS records instead of the operating system's. */
  dnsServers: readonly string[];
  ownerEmail: string | null;
  ownerPassword: string | null;
  stripe: {
    secretKey: string;
    webhookSecret: string;
    apiBase: string | null;
    /** The key before, for payments that were begun with it. */
    former?: { secretKey: string; webhookSecret: string } | null;
  } | null;
  /** In place of Stripe's own address. */
  stripeApiBase: string | null;
  allowTestPayments: boolean;
  smtpUrl: string | null;
  mailFrom: string | null;
  dkimSelector: string | null;
  /** Received through Mailgun. `authservId`: the server whose Authentication-Results header is trusted. */
  inboundEmail: { domain: string; signingKey: string; authservId: string | null } | null;
  s3: {
    /** How the names of its variables begin; unset: S3. */
    variables?: 'S3' | 'BACKUP_S3';
    endpoint: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
    region: string;
  } | null;
  printful: { token: string; apiBase: string | null; webhookSecret: string | null } | null;
  printfulApiBase: string | null;
  /** The OAuth client with which Google accounts are connected. */
  google: { clientId: string; clientSecret: string; apiBase: string | null } | null;
  consultationUrl: string | null;
  beginnerVocalsPaymentUrl: string | null;
  appPricingUrl: string | null;
  videoPostersBase: string;
  bookingHoldSeconds: number | null;
  sampleData: boolean;
  /** Taken hours in the first weeks of the sample studio. */
  sampleDiary: boolean;
  backups: {
    /** Of the studio's day, 0 to 23. Null: no nightly backup. */
    hour: number | null;
    /** Null: DATA_DIR/backups. */
    folder: string | null;
    /** Instead of the folder. */
    s3: Settings['s3'];
    passphrase: string | null;
    /** Older ones are removed. */
    keep: number;
  };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  metricsToken: string | null;
  metricsPort: number | null;
}
