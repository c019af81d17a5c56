import { parseEmailAddress } from '#platform/mail/email-address.ts';

export function isEmailAddress(text: string): boolean {
  return text === text.trim() && parseEmailAddress(text) !== null;
}

/** An address with its domain as it is sent (Punycode), so that it is stored as accounts spell it. */
export function withAsciiDomain(email: string): string {
  return parseEmailAddress(email) ?? email;
}

/** Collapses line breaks to prevent mail header injection. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** 'aase@eksempel.dk' as 'a•••@e•••.dk': its owner recognises it, but it cannot be written to. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  if (!domain) return '';
  return `${[...local][0] ?? ''}•••@${[...domain][0] ?? ''}•••${domain.slice(domain.lastIndexOf('.'))}`;
}
