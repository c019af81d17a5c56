import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';
import { system } from '#studio/shared/who.ts';
import { takeHoldersEmail } from './account-email-limit.ts';
import { queueAccountLink } from './request-link.ts';

/** Emails a sign-in link to the person who typed the right password. Counted with the account holder's emails. */
export async function emailSignInLink(
  world: World,
  { userId, language }: { userId: string; language: Language },
): Promise<void> {
  const account = await world.accounts.accountBy(world.db.query, { userId });
  if (!account) return;
  const taken = await takeHoldersEmail(world, { recipient: account.email, kind: 'sign-in' });
  if (!taken.ok) return;
  const { email } = account;
  await change(world, system, (c) => queueAccountLink(c, { email, account, language, link: 'sign-in' }));
}
