import { domainToASCII } from 'node:url';

const plain = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([^\s@.]+(?:\.[^\s@.]+)+)$/;

/**
 * Canonical form of an account's email: lower case, domain in ASCII (Punycode). Null: not an email address.
 */
export function accountEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  const domain = plain.exec(email)?.[1];
  const ascii = domain && domainToASCII(domain);
  if (!ascii || email.length > 254) return null;
  return `${email.slice(0, email.lastIndexOf('@'))}@${ascii}`;
}
