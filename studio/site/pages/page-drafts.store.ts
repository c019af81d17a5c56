import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { Write } from '#studio/shared/change.ts';
import { languages } from '#studio/shared/language.ts';
import { type PageBlocks, publishedBlocks } from './page-draft.ts';
import { type FormClient, lockStoredDraft, type PageDraft, pageDraft } from './page-drafts.queries.ts';

/** Serialises the editors of a page, also of one that was never edited. */
export async function lockDraft({ tx, now }: Write, key: string): Promise<PageDraft> {
  const stored = await lockStoredDraft(tx, key);
  if (stored) return stored;
  const { page } = await pageDraft(tx, key);
  await tx
    .insertInto('page_drafts')
    .values({
      key,
      blocks_en: json(page.en),
      blocks_da: json(page.da),
      version: 0,
      is_published: true,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await lockStoredDraft(tx, key)) ?? pageDraft(tx, key);
}

interface SavedDraft {
  key: string;
  page: PageBlocks;
  version: number;
  isPublished: boolean;
  publishAt: Temporal.Instant | null;
  client?: FormClient | undefined;
}

export async function saveDraft({ tx, now }: Write, draft: SavedDraft): Promise<void> {
  await tx
    .updateTable('page_drafts')
    .set({
      blocks_en: json(draft.page.en),
      blocks_da: json(draft.page.da),
      version: draft.version,
      is_published: draft.isPublished,
      publish_at: draft.publishAt,
      changed_at: now,
      client_id: draft.client?.id ?? null,
      client_revision: draft.client?.revision ?? 0,
    })
    .where('key', '=', draft.key)
    .execute();
}

interface Publication {
  key: string;
  page: PageBlocks;
  at: Temporal.Instant;
  by: 'owner' | 'system';
}

export async function insertVersion(tx: Tx, { key, page, at, by }: Publication): Promise<void> {
  await tx
    .insertInto('page_versions')
    .values({
      key,
      blocks_en: json(page.en),
      blocks_da: json(page.da),
      published_at: at,
      published_by: by,
    })
    .execute();
}

/** With the edits that can be undone. */
export async function deleteDraft(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('page_draft_steps').where('key', '=', key).execute();
  await tx.deleteFrom('page_drafts').where('key', '=', key).execute();
}

export async function deleteDocuments(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('content_documents').where('key', '=', key).execute();
}

/** Of the languages that changed: the terms count their versions. */
export async function publishDocuments(tx: Tx, { key, page, at }: Omit<Publication, 'by'>): Promise<void> {
  for (const language of languages) {
    const blocks = json(publishedBlocks(page[language]));
    await tx
      .insertInto('content_documents')
      .values({ key, language, blocks, updated_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['key', 'language'])
          .doUpdateSet((is) => ({
            blocks,
            version: is('content_documents.version', '+', 1),
            is_sample: false,
            updated_at: at,
          }))
          .where((is) => is('content_documents.blocks', '<>', is.ref('excluded.blocks'))),
      )
      .execute();
  }
}
