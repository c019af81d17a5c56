import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import { storyLifecycle } from './story.ts';
import type { StoryInput } from './story-input.ts';

/** Null: the same story of the same person is pending. */
export async function insertStory(
  { tx, now }: Write,
  story: StoryInput & { language: Language; consentText: string; uploadId: string | null },
): Promise<string | null> {
  const { consentText, uploadId, ...words } = story;
  const row = await tx
    .insertInto('stories')
    .values({
      ...words,
      consent_text: consentText,
      upload_id: uploadId,
      item_id: null,
      decided_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function markAccepted(
  { tx, now }: Write,
  { id, itemId }: { id: string; itemId: string },
): Promise<void> {
  await tx
    .updateTable('stories')
    .set({ state: 'accepted', item_id: itemId, decided_at: now })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(storyLifecycle, 'accepted'))
    .execute();
}

export async function markDeclined({ tx, now }: Write, id: string): Promise<void> {
  await tx
    .updateTable('stories')
    .set({ state: 'declined', decided_at: now })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(storyLifecycle, 'declined'))
    .execute();
}

export function lockStory(tx: Tx, id: string) {
  return tx.selectFrom('stories').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** False: already so, or never accepted. */
export async function moveStory(tx: Tx, id: string, to: 'accepted' | 'unpublished'): Promise<boolean> {
  const before = statesBefore(storyLifecycle, to).filter((state) => state !== 'waiting');
  const result = await tx
    .updateTable('stories')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', 'in', before)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function updateStory(
  tx: Tx,
  id: string,
  words: Pick<StoryInput, 'name' | 'title' | 'story'>,
): Promise<void> {
  await tx
    .updateTable('stories')
    .set((set) => ({ ...words, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function removeStory(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('stories').where('id', '=', id).execute();
}

export async function deleteDeclined(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('stories').where('state', '=', 'declined').where('decided_at', '<', before).execute();
}
