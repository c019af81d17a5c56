import type { Account } from '#platform/accounts/accounts.ts';
import type { World } from '#platform/world.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { publish } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { takeAccountEmail } from './account-email-limit.ts';
import { fieldProblems, signUpInput } from './account-input.ts';
import { insertSignUp } from './pending-accounts.store.ts';
import type { TooMany } from './refusals.ts';
import { linkMinutes, type RequestedLink } from './request-link.ts';

export const signUpHours = 24;

export type SignUpOutcome =
  | {
      ok: true;
      email: string;
      browserToken: string;
    }
  | { ok: false; refusal: 'invalid'; fields: Record<string, string> }
  | TooMany;

/**
 * Requests an account; the same work and response for known addresses (no enumeration). Their email says that the
 * account exists and offers ways in; its password stays as it was.
 */
export async function signUp(world: World, who: Who, input: unknown): Promise<SignUpOutcome> {
  const { studioName } = await studioIdentity(world);
  const read = signUpInput(input, studioName);
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
    const account = await world.accounts.accountBy(c.tx, { email });
    if (account) return publishRepeated(c, { account, language });
    const browserHash = hashToken(browserToken);
    const pending = { name, email, passwordHash, language, browserHash, at, expiresAt };
    const subjectId = await insertSignUp(c.tx, pending);
    const token = await makeSecretLink(c.tx, { purpose: 'sign-up', subjectId, expiresAt });
    await publish(c, { type: 'account.sign-up-requested', email, language, token });
  });
  return { ok: true, email, browserToken };
}

async function publishRepeated(
  c: Change,
  { account, language }: { account: Account; language: Language },
): Promise<void> {
  const linkFor = (purpose: RequestedLink) => {
    const expiresAt = c.now.add({ minutes: linkMinutes[purpose] });
    return makeSecretLink(c.tx, { purpose, subjectId: account.userId, expiresAt });
  };
  await publish(c, {
    type: 'account.sign-up-repeated',
    email: account.email,
    language: account.language ?? language,
    signInToken: await linkFor('sign-in'),
    resetToken: await linkFor('reset'),
  });
}
