import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
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
export async function replacePage(world: World, tx: Tx, { key, page: typed }: Replacement): Promise<void> {
  const at = world.clock.now();
  const draft = await lockDraft(tx, key, at);
  const page = { en: blocksSchema.parse(typed.en), da: blocksSchema.parse(typed.da) };
  await recordStep(tx, { key, before: draft.page, after: page });
  await publishDraft(world, tx, { key, draft: { ...draft, page }, at, by: 'owner' });
}

export async function takePageDown(world: World, tx: Tx, key: string): Promise<void> {
  const draft = await lockDraft(tx, key, world.clock.now());
  await takeDown(world, tx, { key, draft });
}
