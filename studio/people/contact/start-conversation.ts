import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { isSuppressed } from '#studio/shared/email/suppression/suppressions.queries.ts';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { isVisibleName, personName } from '#studio/shared/person-name.ts';
import type { May } from '#studio/shared/who.ts';
import { contactLimits } from './contact-fields.ts';
import { insertConversation } from './contact-messages.store.ts';
import { writeDraft } from './replies.store.ts';
import { replyText, subjectLine } from './reply-input.ts';

/** In the order of the form. */
export const conversationFields = ['name', 'email', 'subject', 'body', 'language'] as const;
export type ConversationField = (typeof conversationFields)[number];

const input = z.object({
  name: z.string().trim().refine(isVisibleName).max(contactLimits.name).pipe(personName),
  email: z.string().trim().max(contactLimits.email).refine(isEmailAddress).transform(withAsciiDomain),
  subject: subjectLine,
  body: replyText,
  language: z.enum(['da', 'en']),
});

export type StartedConversation = Record<ConversationField, string>;

export type StartOutcome =
  | { ok: true; messageId: string }
  | { ok: false; refusal: 'suppressed' }
  | { ok: false; refusal: 'invalid'; fields: readonly ConversationField[] };

/**
 * Stores a conversation whose first email is a draft, for its preview: `sendReply` sends it. Idempotent per `once`;
 * 'suppressed' for an address that receives no emails.
 */
export async function startConversation(
  world: World,
  _who: May<'inbox'>,
  { given, once }: { given: StartedConversation; once: string | null },
): Promise<StartOutcome> {
  const read = input.safeParse(given);
  if (!read.success) {
    const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
    return { ok: false, refusal: 'invalid', fields: conversationFields.filter((name) => wrong.has(name)) };
  }
  const { body, ...about } = read.data;
  if (await isSuppressed(world.db.query, about.email)) return { ok: false, refusal: 'suppressed' };
  const now = world.clock.now();
  const messageId = await world.db.transaction((tx) =>
    runOnce(tx, {
      key: once,
      at: now,
      make: async () => {
        const id = await insertConversation(tx, { ...about, now });
        await writeDraft(tx, { messageId: id, language: about.language, body, now });
        return id;
      },
    }),
  );
  return { ok: true, messageId };
}
