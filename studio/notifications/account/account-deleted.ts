import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { readLetterhead } from '#studio/email/branding.queries.ts';
import { queueMail } from '#studio/email/queue-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { accountErasedMail } from './account-emails.ts';

/** The one mail that knows its reader only until it is handed over, or given up (send-mail.ts). */
export const goodbyeKind = 'account-erased';

/** To somebody who was forgotten in the caller's transaction: that it is done, and what the law keeps. */
export async function sayGoodbye(
  world: World,
  tx: Tx,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const letterhead = await readLetterhead(tx, world.settings);
  const content = accountErasedMail({ letterhead, language });
  await queueMail(world, tx, { ...content, kind: goodbyeKind, language, to: email });
}
