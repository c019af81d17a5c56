import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { ownedRecord, type RecordOutcome, refuseRecord } from '#studio/shared/records/owned-record.ts';
import { deleteOwned, lockOwned, updateOwned } from '#studio/shared/records/owned-rows.store.ts';
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

type SavedReplyOutcome = RecordOutcome<SavedReplyFaults>;

const replies = ownedRecord('inbox', { table: 'saved_replies', subject: 'saved-reply', keys: [], read });

function read(typed: SavedReplyTexts): { values: SavedReplyTexts } | { faults: SavedReplyFaults } {
  const { success, data: values, error } = texts.safeParse(typed);
  if (success) return { values };
  const fields = error.issues.map(({ path }) => path[0] as keyof SavedReplyTexts);
  const fault = (field: string) => (field.startsWith('title') ? 'title' : 'text');
  return { faults: Object.fromEntries(fields.map((field) => [field, fault(field)])) };
}

/** Idempotent per `once`. */
export function createSavedReply(
  world: World,
  who: May<'inbox'>,
  input: { once: string | null; typed: SavedReplyTexts },
) {
  return replies.create(world, who, {
    ...input,
    prepare: async (c) => ((await savedReplyCount(c.tx)) >= mostSavedReplies ? 'full' : { createdAt: c.now }),
  });
}

/** Saving what is stored changes nothing; 'changed' on a newer version. */
export async function changeSavedReply(
  world: World,
  who: May<'inbox'>,
  { id, version, typed }: { id: string; version: number; typed: SavedReplyTexts },
): Promise<SavedReplyOutcome> {
  const found = read(typed);
  if ('faults' in found) return { ...refuseRecord('invalid'), faults: found.faults };
  const { values } = found;
  return change(world, who, async (c): Promise<SavedReplyOutcome> => {
    const row = await lockOwned(c.tx, 'saved_replies', { id });
    if (!row) return refuseRecord('not-found');
    const isSame =
      row.title_en === values.titleEn &&
      row.title_da === values.titleDa &&
      row.body_en === values.bodyEn &&
      row.body_da === values.bodyDa;
    if (isSame) return { ok: true, id };
    if (row.version !== version) return refuseRecord('changed');
    await updateOwned(c, 'saved_replies', { row, values });
    await audit(c, { action: 'saved-reply.changed', subject: `saved-reply:${id}` });
    return { ok: true, id };
  });
}

/** Idempotent; 'changed' on a newer version. */
export async function removeSavedReply(
  world: World,
  who: May<'inbox'>,
  { id, version }: { id: string; version: number },
): Promise<SavedReplyOutcome> {
  if (!z.guid().safeParse(id).success) return refuseRecord('not-found');
  return change(world, who, async (c): Promise<SavedReplyOutcome> => {
    const row = await lockOwned(c.tx, 'saved_replies', { id });
    if (!row) return { ok: true, id };
    if (row.version !== version) return refuseRecord('changed');
    await deleteOwned(c.tx, 'saved_replies', id);
    await audit(c, { action: 'saved-reply.removed', subject: `saved-reply:${id}` });
    return { ok: true, id };
  });
}
