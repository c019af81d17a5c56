import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { ownedRecord } from '#studio/shared/records/owned-record.ts';
import { countOf } from '#studio/shared/texts/entry-text.ts';
import type { May } from '#studio/shared/who.ts';
import { longestSavedTitle, mostSavedReplies } from './reply.ts';
import { replyText } from './reply-input.ts';
import { savedReplyCount } from './saved-replies.queries.ts';
import type { SavedReplyFaults, SavedReplyTexts } from './saved-reply.ts';

const title = z
  .string()
  .trim()
  .min(1)
  .refine((text) => countOf(text) <= longestSavedTitle);
const texts = z.object({ titleEn: title, titleDa: title, bodyEn: replyText, bodyDa: replyText });

const replies = ownedRecord('inbox', {
  table: 'saved_replies',
  subject: 'saved-reply',
  keys: [],
  read(typed: SavedReplyTexts): { values: SavedReplyTexts } | { faults: SavedReplyFaults } {
    const { success, data: values, error } = texts.safeParse(typed);
    if (success) return { values };
    const fields = error.issues.map(({ path }) => path[0] as keyof SavedReplyTexts);
    const fault = (field: string) => (field.startsWith('title') ? 'title' : 'text');
    return { faults: Object.fromEntries(fields.map((field) => [field, fault(field)])) };
  },
});

export const changeSavedReply = replies.change;
export const removeSavedReply = replies.remove;

export function createSavedReply(
  world: World,
  who: May<'inbox'>,
  input: { once: string | null; typed: SavedReplyTexts },
) {
  return replies.create(world, who, {
    ...input,
    prepare: async (tx, createdAt) =>
      (await savedReplyCount(tx)) >= mostSavedReplies ? 'full' : { createdAt },
  });
}
