const address =
  /^[^\s@<>(),;:"\\[\]\p{Cc}\p{Cf}]{1,64}@[^\s@<>(),;:"\\[\]\p{Cc}\p{Cf}]+\.[^\s@<>(),;:"\\[\]\p{Cc}\p{Cf}.]{2,}$/u;

/** One plain mailbox (RFC 5321 lengths): no list, display name, space or invisible character. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && address.test(text) && !text.includes('..');
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
