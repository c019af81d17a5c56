export type ProviderSecret = 'password' | 'app-password' | 'key' | 'token';

/** 'own': shown by the provider; 'secret': the same as the key; otherwise this word. */
type ProviderUser = 'address' | 'own' | 'secret' | { fixed: string };

export interface DkimRecord {
  /** The likely ones. Where the provider chooses one for each account, none of them may be it. */
  selectors: readonly string[];
  /** The target of each selector's CNAME; null: the provider shows the value for the account. */
  target: ((selector: string, domain: string) => string) | null;
}

export interface EmailProvider {
  name: string;
  host: string;
  port: number;
  security: 'tls' | 'starttls';
  user: ProviderUser;
  secret: ProviderSecret;
  secretUrl: string | null;
  /** Domains of SPF records of which one is included, the first for new records; none: the provider bounces under its own name. */
  spf: readonly string[];
  dkim: DkimRecord;
  /** Where the values for the account are shown. */
  recordsUrl: string | null;
  /** Addresses of the provider itself, for which the owner has no DNS. */
  ownDomains: readonly string[];
  /** The host has a part that the account decides, such as a region. */
  hasOwnHost?: true;
}

const mailgun = {
  port: 587,
  security: 'starttls',
  user: 'own',
  secret: 'key',
  secretUrl: 'https://app.mailgun.com/mg/sending/domains',
  spf: ['mailgun.org', 'eu.mailgun.org'],
  dkim: { selectors: ['mailo', 'mx', 'k1', 'pic', 'smtp', 'krs', 'email', 'pdk1', 'pdk2'], target: null },
  recordsUrl: 'https://app.mailgun.com/mg/sending/domains',
  ownDomains: [],
} as const;

/** As their documentation says; checked in November 2026. In the order of the page. */
export const emailProviders = {
  google: {
    name: 'Google Workspace, Gmail',
    host: 'smtp.gmail.com',
    port: 465,
    security: 'tls',
    user: 'address',
    secret: 'app-password',
    secretUrl: 'https://myaccount.google.com/apppasswords',
    spf: ['_spf.google.com'],
    dkim: { selectors: ['google'], target: null },
    recordsUrl: 'https://admin.google.com/ac/apps/gmail/authenticateemail',
    ownDomains: ['gmail.com', 'googlemail.com'],
  },
  microsoft: {
    name: 'Microsoft 365',
    host: 'smtp.office365.com',
    port: 587,
    security: 'starttls',
    user: 'address',
    secret: 'password',
    secretUrl: null,
    spf: ['spf.protection.outlook.com'],
    dkim: { selectors: ['selector1', 'selector2'], target: null },
    recordsUrl: 'https://security.microsoft.com/authentication?viewid=DKIM',
    ownDomains: ['outlook.com', 'hotmail.com', 'live.com', 'live.dk', 'hotmail.dk', 'onmicrosoft.com'],
  },
  icloud: {
    name: 'iCloud',
    host: 'smtp.mail.me.com',
    port: 587,
    security: 'starttls',
    user: 'address',
    secret: 'app-password',
    secretUrl: 'https://account.apple.com/account/manage',
    spf: ['icloud.com'],
    dkim: {
      selectors: ['sig1'],
      target: (selector, domain) => `${selector}.dkim.${domain}.at.icloudmailadmin.com`,
    },
    recordsUrl: 'https://www.icloud.com/icloudplus/customdomain',
    ownDomains: ['icloud.com', 'me.com', 'mac.com'],
  },
  fastmail: {
    name: 'Fastmail',
    host: 'smtp.fastmail.com',
    port: 465,
    security: 'tls',
    user: 'address',
    secret: 'app-password',
    secretUrl: 'https://app.fastmail.com/settings/security/apps',
    spf: ['spf.messagingengine.com'],
    dkim: {
      selectors: ['fm1', 'fm2', 'fm3'],
      target: (selector, domain) => `${selector}.${domain}.dkim.fmhosted.com`,
    },
    recordsUrl: 'https://app.fastmail.com/settings/domains',
    ownDomains: ['fastmail.com', 'fastmail.fm'],
  },
  'one-com': {
    name: 'one.com',
    host: 'send.one.com',
    port: 465,
    security: 'tls',
    user: 'address',
    secret: 'password',
    secretUrl: 'https://www.one.com/admin/',
    spf: ['_custspf.one.com'],
    dkim: { selectors: ['rsa1', 'rsa2', 'ed1', 'ed2'], target: null },
    recordsUrl: 'https://www.one.com/admin/',
    ownDomains: [],
  },
  simply: {
    name: 'Simply.com',
    host: 'smtp.simply.com',
    port: 587,
    security: 'starttls',
    user: 'address',
    secret: 'password',
    secretUrl: 'https://www.simply.com/dk/controlpanel/',
    spf: ['spf.simply.com'],
    dkim: { selectors: ['unoeuro'], target: () => 'dkim.simply.com' },
    recordsUrl: 'https://www.simply.com/dk/controlpanel/',
    ownDomains: [],
  },
  zoho: {
    name: 'Zoho Mail (EU)',
    host: 'smtppro.zoho.eu',
    port: 465,
    security: 'tls',
    user: 'address',
    secret: 'app-password',
    secretUrl: 'https://accounts.zoho.eu/home#security/app_password',
    spf: ['zohomail.eu', 'zoho.eu', 'spf.zoho.eu', 'zohomail.com', 'zoho.com'],
    dkim: { selectors: ['zmail', 'zoho', 'default', 'mail'], target: null },
    recordsUrl: 'https://mailadmin.zoho.eu/',
    ownDomains: ['zohomail.eu', 'zohomail.com', 'zoho.com'],
    hasOwnHost: true,
  },
  proton: {
    name: 'Proton Mail',
    host: 'smtp.protonmail.ch',
    port: 587,
    security: 'starttls',
    user: 'address',
    secret: 'token',
    secretUrl: 'https://account.proton.me/u/0/mail/imap-smtp',
    spf: ['_spf.protonmail.ch'],
    dkim: { selectors: ['protonmail', 'protonmail2', 'protonmail3'], target: null },
    recordsUrl: 'https://account.proton.me/u/0/mail/domain-names',
    ownDomains: ['proton.me', 'protonmail.com', 'pm.me'],
  },
  'mailgun-eu': { name: 'Mailgun (EU)', host: 'smtp.eu.mailgun.org', ...mailgun },
  'mailgun-us': { name: 'Mailgun (US)', host: 'smtp.mailgun.org', ...mailgun },
  postmark: {
    name: 'Postmark',
    host: 'smtp.postmarkapp.com',
    port: 587,
    security: 'starttls',
    user: 'secret',
    secret: 'token',
    secretUrl: 'https://account.postmarkapp.com/servers',
    spf: [],
    dkim: { selectors: ['pm'], target: null },
    recordsUrl: 'https://account.postmarkapp.com/signature_domains',
    ownDomains: [],
  },
  brevo: {
    name: 'Brevo',
    host: 'smtp-relay.brevo.com',
    port: 587,
    security: 'starttls',
    user: 'own',
    secret: 'key',
    secretUrl: 'https://app.brevo.com/settings/keys/smtp',
    spf: [],
    dkim: { selectors: ['brevo1', 'brevo2', 'mail'], target: null },
    recordsUrl: 'https://app.brevo.com/senders/domain/list',
    ownDomains: [],
  },
  ses: {
    name: 'Amazon SES',
    host: 'email-smtp.eu-north-1.amazonaws.com',
    port: 587,
    security: 'starttls',
    user: 'own',
    secret: 'password',
    secretUrl: 'https://eu-north-1.console.aws.amazon.com/ses/home#/smtp',
    spf: [],
    dkim: { selectors: [], target: null },
    recordsUrl: 'https://eu-north-1.console.aws.amazon.com/ses/home#/identities',
    ownDomains: [],
    hasOwnHost: true,
  },
  mailjet: {
    name: 'Mailjet',
    host: 'in-v3.mailjet.com',
    port: 587,
    security: 'starttls',
    user: 'own',
    secret: 'key',
    secretUrl: 'https://app.mailjet.com/account/apikeys',
    spf: ['spf.mailjet.com'],
    dkim: { selectors: ['mailjet'], target: null },
    recordsUrl: 'https://app.mailjet.com/account/sender',
    ownDomains: [],
  },
  resend: {
    name: 'Resend',
    host: 'smtp.resend.com',
    port: 465,
    security: 'tls',
    user: { fixed: 'resend' },
    secret: 'key',
    secretUrl: 'https://resend.com/api-keys',
    spf: [],
    dkim: { selectors: ['resend'], target: null },
    recordsUrl: 'https://resend.com/domains',
    ownDomains: [],
  },
} as const satisfies Record<string, EmailProvider>;

export type ProviderKey = keyof typeof emailProviders | 'other';

export const providerKeys = [...Object.keys(emailProviders), 'other'] as ProviderKey[];

export function providerOf(key: ProviderKey): EmailProvider | null {
  return key === 'other' ? null : emailProviders[key];
}

export function providerOfHost(host: string): ProviderKey {
  const exact = providerKeys.find((key) => providerOf(key)?.host === host);
  if (exact) return exact;
  if (/^email-smtp\.[a-z0-9-]+\.amazonaws\.com$/.test(host)) return 'ses';
  return /^smtp(?:pro)?\.zoho\.(?:eu|com)$/.test(host) ? 'zoho' : 'other';
}
