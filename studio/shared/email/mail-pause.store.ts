import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { mailFaults } from '#platform/mail/mail.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { deleteSetting, putSetting } from '#studio/shared/settings.store.ts';

const key = 'mail-pause';
const pauseMinutes = 5;
/** Attempts count against some limits. */
const quotaMinutes = 15;

const pauseSchema = z.object({
  fault: z.enum(mailFaults),
  until: z.string().transform((text) => Temporal.Instant.from(text)),
});

export type MailPause = z.output<typeof pauseSchema>;

/** Afterwards one email tries whether the setting is corrected. Null: emails are sent. */
export async function mailPause(q: Queries): Promise<MailPause | null> {
  const { value } = await readSetting(q, key);
  return value === null ? null : pauseSchema.parse(value);
}

export async function pauseMail(
  q: Queries,
  { fault, now }: { fault: MailPause['fault']; now: Temporal.Instant },
): Promise<Temporal.Instant> {
  const until = now.add({ minutes: fault === 'mail-quota' ? quotaMinutes : pauseMinutes });
  await putSetting(q, key, { fault, until });
  return until;
}

export async function endMailPause(q: Queries): Promise<void> {
  await deleteSetting(q, key);
}
