import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { accountDeletedEmail } from './account-emails.ts';

/** Its recipient is removed once it is sent or given up (send-email.ts). */
export const accountDeletedKind = 'account-erased';

/** Confirms the deletion and names what the law requires us to keep. */
export async function notifyAccountDeleted(
  world: World,
  tx: Tx,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const branding = await readBranding(tx, world.settings);
  const content = accountDeletedEmail({ branding, language });
  await queueEmail(world, tx, { ...content, kind: accountDeletedKind, language, to: email });
}
