import type { Change } from '#studio/shared/change.ts';
import { blocksSchema } from '#studio/shared/content/blocks.ts';
import { publishDraft, takeDown } from './edit-page.ts';
import type { PageBlocks } from './page-draft.ts';
import { lockDraft } from './page-drafts.store.ts';
import { recordStep } from './page-steps.store.ts';

interface Replacement {
  key: string;
  page: PageBlocks;
}

/** Publishes other blocks. Those of the draft can be restored: by undo, or from the versions of the page. */
export async function replacePage(c: Change, { key, page: typed }: Replacement): Promise<void> {
  const draft = await lockDraft(c, key);
  const page = { en: blocksSchema.parse(typed.en), da: blocksSchema.parse(typed.da) };
  await recordStep(c.tx, { key, before: draft.page, after: page });
  await publishDraft(c, { key, draft: { ...draft, page }, by: 'owner' });
}

export async function takePageDown(c: Change, key: string): Promise<void> {
  const draft = await lockDraft(c, key);
  await takeDown(c, key, draft);
}
