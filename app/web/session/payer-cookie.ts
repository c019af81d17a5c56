import type { Settings } from '#platform/settings.ts';
import { cookieLine } from './cookies.ts';

/** Longer than a checkout stays open and an address can be corrected afterwards. */
const payerSeconds = 7200;

export function payerHeaders(
  settings: Settings,
  { payerToken }: { payerToken: string | null },
): Record<string, string> {
  const secure = settings.siteUrl.startsWith('https:');
  if (!payerToken) return {};
  return { 'set-cookie': cookieLine('belcanto_payer', payerToken, { maxAge: payerSeconds, secure }) };
}
