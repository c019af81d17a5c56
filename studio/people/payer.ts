import { hashToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';

/** The browser that opened the checkout: an address is copied, a cookie is not. */
export function hasPaidHere(who: Who, payment: { payer_hash: string | null }): boolean {
  return Boolean(who.payerToken) && payment.payer_hash === hashToken(who.payerToken ?? '');
}

export function isPayer(who: Who, payment: { payer_hash: string | null; email: string }): boolean {
  const isBuyer = who.email !== null && who.email.toLowerCase() === payment.email.toLowerCase();
  return isBuyer || hasPaidHere(who, payment);
}
