import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import { limitMessages } from '#studio/shared/limits/limit.messages.ts';
import { minutesOf, takeLimits } from '#studio/shared/limits/take-limits.ts';
import type { Who } from '#studio/shared/who.ts';

/** An address that is asked to confirm a request. */
export const typedEmail = z
  .string()
  .transform((text) => text.trim())
  .refine(isEmailAddress)
  .transform(withAsciiDomain);

export interface TooManyEmails {
  ok: false;
  refusal: 'too-many';
  message: string;
  retryAfterSeconds: number;
}

/** Limited per network and recipient. Null: one more may be sent. `tooMany`: the message for the recipient's limit. */
export async function limitConfirmationEmails(
  world: World,
  who: Who,
  { email, tooMany }: { email: string; tooMany: (minutes: number) => string },
): Promise<TooManyEmails | null> {
  const taken = await takeLimits(world, [
    ['confirmationMailsPerAddress', who.address],
    ['confirmationMailsPerRecipient', email],
  ]);
  if (taken.ok) return null;
  const say = taken.limit === 'confirmationMailsPerAddress' ? limitMessages[who.language].network : tooMany;
  const { retryAfterSeconds } = taken;
  return { ok: false, refusal: 'too-many', message: say(minutesOf(taken)), retryAfterSeconds };
}
