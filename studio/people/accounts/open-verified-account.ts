import type { Account, AccountToOpen } from '#platform/accounts/accounts.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { deleteSignUps, takeOverEmail } from './pending-accounts.store.ts';

/** Null: opened meanwhile in another way. */
export async function openVerifiedAccount(
  c: Change,
  { name, email, language, passwordHash }: Omit<AccountToOpen, 'at'>,
): Promise<Account | null> {
  const opened = await c.world.accounts.openAccount(c.tx, { name, email, language, passwordHash, at: c.now });
  await deleteSignUps(c.tx, email);
  // Signing in would drop the password of this request without a word.
  if (!opened) return null;
  await takeOverEmail(c.tx, email);
  await audit(c, { actor: opened, action: 'account.opened', subject: `user:${opened}` });
  return c.world.accounts.accountBy(c.tx, { email });
}
