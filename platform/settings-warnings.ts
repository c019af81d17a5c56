import { unreadParameters } from './db/server/server-address.ts';
import { proxyWarnings } from './proxy-warnings.ts';
import { isLoopback } from './read-settings.ts';
import type { Settings } from './settings.ts';

export function settingsWarnings(settings: Settings): string[] {
  const unread = settings.databaseUrl && unreadParameters(settings.databaseUrl);
  const warnings = unread ? [unread] : [];
  if (settings.isLoopbackSite) return warnings;
  if (isLoopback(settings.host) && settings.trustProxy === 0) {
    warnings.push(proxyWarnings['not-trusted']);
  }
  if (settings.siteUrl.startsWith('http:')) {
    warnings.push('SITE_URL begins with http: cookies and links travel unprotected. Use https.');
  }
  return warnings;
}

/** Of what is connected, by a variable or at /admin/settings/connections. */
export function connectionWarnings(
  settings: Settings,
  { hadLivePayments = false }: { hadLivePayments?: boolean } = {},
): string[] {
  if (settings.isLoopbackSite) return [];
  const warnings: string[] = [];
  if (!settings.stripe) {
    const isTestAllowed = settings.allowTestPayments && !hadLivePayments;
    warnings.push(
      isTestAllowed
        ? 'ALLOW_TEST_PAYMENTS is yes: anyone can book and buy without paying.'
        : 'No payment provider is connected: buying is closed.',
    );
    if (settings.allowTestPayments && hadLivePayments)
      warnings.push('ALLOW_TEST_PAYMENTS has no effect: real payments were taken at this SITE_URL.');
  }
  if (!settings.smtpUrl) warnings.push('No mail server is connected: emails wait in the queue.');
  return warnings;
}
