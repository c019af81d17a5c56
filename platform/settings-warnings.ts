import { isLoopback } from './read-settings.ts';
import type { Settings } from './settings.ts';

export const proxyProblems = ['not-trusted', 'not-forwarded'] as const;
export type ProxyProblem = (typeof proxyProblems)[number];

const sharedLimits = 'all visitors look like one, and limits hit them together';

export const proxyWarnings: Record<ProxyProblem, string> = {
  'not-trusted': `TRUST_PROXY is 0, but there is a proxy in front: ${sharedLimits}. Set it to the number of proxies.`,
  'not-forwarded': `TRUST_PROXY is set, but requests arrive without X-Forwarded-For: ${sharedLimits}. Let the proxy send the header, or set TRUST_PROXY to 0 if there is no proxy.`,
};

export function settingsWarnings(settings: Settings): string[] {
  if (settings.isLoopbackSite) return [];
  const warnings: string[] = [];
  if (isLoopback(settings.host) && settings.trustProxy === 0) {
    warnings.push(proxyWarnings['not-trusted']);
  }
  if (settings.siteUrl.startsWith('http:')) {
    warnings.push('SITE_URL begins with http: cookies and links travel unprotected. Use https.');
  }
  if (!settings.stripe && !settings.allowTestPayments) {
    warnings.push('STRIPE_SECRET_KEY is not set: buying is closed.');
  }
  if (!settings.stripe && settings.allowTestPayments) {
    warnings.push('ALLOW_TEST_PAYMENTS is yes: anyone can book and buy without paying.');
  }
  if (!settings.smtpUrl) warnings.push('SMTP_URL is not set: emails wait in the queue.');
  return warnings;
}
