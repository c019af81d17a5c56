import { parseEmailAddress } from '../mail/email-address.ts';

const plainName = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@/;

/**
 * Canonical form of an account's email: lower case, domain in ASCII (Punycode). Null: not an email address.
 */
export function accountEmail(typed: string): string | null {
  const email = parseEmailAddress(typed)?.toLowerCase();
  return email && plainName.test(email) ? email : null;
}
