import { type Branding, siteAddress } from '#studio/email/branding.ts';
import type { Language } from '#studio/shared/language.ts';

/** The label that the law gives the withdrawal function; the footer of every page says the same. */
const label = { en: 'Withdraw from contract here', da: 'Fortryd aftale her' };

/** Stands in every mail that confirms something bought (the withdrawal function, in force since 19 June 2026). */
export function withdrawLink(branding: Branding, language: Language, orderNumber?: string) {
  const query = orderNumber ? `?order=${encodeURIComponent(orderNumber)}` : '';
  return { label: label[language], href: siteAddress(branding, `/withdraw${query}`, language) };
}
