import { domainToASCII } from 'node:url';

/** ASCII before the @, as mailboxes are in practice; any letters after it. */
const plain = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([^\s@]+\.[^\s@]+)$/;

/**
 * The one spelling under which an account is known: lower case, the domain in ASCII ('hej@blåtoner.dk' →
 * 'hej@xn--bltoner-fxa.dk'). Null: not an e-mail address.
 */
export function accountEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  const domain = plain.exec(email)?.[1];
  const ascii = domain && domainToASCII(domain);
  if (!ascii || email.length > 254) return null;
  return `${email.slice(0, email.lastIndexOf('@'))}@${ascii}`;
}
