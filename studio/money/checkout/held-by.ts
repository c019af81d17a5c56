import { hashToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';

/** By the hold's cookie, or signed in with the booking's address. The id alone is no proof. */
export function isHeldBy(who: Who, booking: { email: string; holder_hash: string | null }): boolean {
  if (who.holderToken && booking.holder_hash === hashToken(who.holderToken)) return true;
  return who.email !== null && who.email.toLowerCase() === booking.email.toLowerCase();
}
