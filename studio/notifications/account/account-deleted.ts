import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { accountDeletedEmail } from './account-emails.ts';

/** The one mail that knows its reader only until it is handed over, or given up (send-mail.ts). */
export const accountDeletedKind = 'account-erased';

/** To somebody who was forgotten in the caller's transaction: that it is done, and what the law keeps. */
export async function notifyAccountDeleted(
  world: World,
  tx: Tx,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const branding = await readBranding(tx, world.settings);
  const content = accountDeletedEmail({ branding, language });
  await queueEmail(world, tx, { ...content, kind: accountDeletedKind, language, to: email });
}
