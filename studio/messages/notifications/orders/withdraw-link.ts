import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import type { Language } from '#studio/shared/language.ts';

/** The wording required by law. */
const label = { en: 'Withdraw from contract here', da: 'Fortryd aftale her' };

/** Required in every confirmation of a purchase (withdrawal function, in force since 19 June 2026). */
export function withdrawLink(branding: Branding, language: Language, orderNumber?: string) {
  const query = orderNumber ? `?order=${encodeURIComponent(orderNumber)}` : '';
  return { label: label[language], href: siteAddress(branding, `/withdraw${query}`, language) };
}
