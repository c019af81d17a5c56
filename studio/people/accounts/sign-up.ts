import type { World } from '#platform/world.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { takeAccountEmail } from './account-email-limit.ts';
import { fieldProblems, signUpInput } from './account-input.ts';
import { insertSignUp } from './pending-accounts.store.ts';
import type { TooMany } from './refusals.ts';

export const signUpHours = 24;

export type SignUpOutcome =
  | {
      ok: true;
      email: string;
      browserToken: string;
    }
  | { ok: false; refusal: 'invalid'; fields: Record<string, string> }
  | TooMany;

/** Requests an account; the same work and response for known addresses (no enumeration). */
export async function signUp(world: World, who: Who, input: unknown): Promise<SignUpOutcome> {
  const read = signUpInput.safeParse(input);
  if (!read.success)
    return { ok: false, refusal: 'invalid', fields: fieldProblems(read.error, who.language) };
  const { name, email, password } = read.data;
  const enough = await takeAccountEmail(world, who, { recipient: email, kind: 'sign-up' });
  if (enough) return enough;
  const passwordHash = await world.accounts.hashPassword(password);
  const browserToken = newToken();
  const at = world.clock.now();
  const expiresAt = at.add({ hours: signUpHours });
  const { language } = who;
  await change(world, who, async (c) => {
    const browserHash = hashToken(browserToken);
    const pending = { name, email, passwordHash, language, browserHash, at, expiresAt };
    const subjectId = await insertSignUp(c.tx, pending);
    const token = await makeSecretLink(c.tx, { purpose: 'sign-up', subjectId, expiresAt });
    await publish(c, { type: 'account.sign-up-requested', email, language, token });
  });
  return { ok: true, email, browserToken };
}
