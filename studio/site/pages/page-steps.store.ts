import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import { blocksSchema } from '#studio/shared/content/blocks.ts';
import type { PageBlocks } from './page-draft.ts';

/** Edits that can be undone. */
const mostSteps = 50;

interface Edited {
  key: string;
  before: PageBlocks;
  after: PageBlocks;
}

/** What was undone can no longer be redone. */
export async function recordStep(tx: Tx, { key, before, after }: Edited): Promise<void> {
  const step = await currentStep(tx, key);
  await tx.deleteFrom('page_draft_steps').where('key', '=', key).where('step', '>', step).execute();
  await tx
    .insertInto('page_draft_steps')
    .values([rowOf(key, step, before), rowOf(key, step + 1, after)])
    .onConflict((conflict) =>
      conflict.columns(['key', 'step']).doUpdateSet((is) => ({
        blocks_en: is.ref('excluded.blocks_en'),
        blocks_da: is.ref('excluded.blocks_da'),
      })),
    )
    .execute();
  await tx
    .deleteFrom('page_draft_steps')
    .where('key', '=', key)
    .where('step', '<=', step - mostSteps)
    .execute();
  await setStep(tx, key, step + 1);
}

/** The last edit was of the same form: it stays one edit. */
export async function replaceStep(tx: Tx, { key, after }: Omit<Edited, 'before'>): Promise<void> {
  const step = await currentStep(tx, key);
  await tx
    .updateTable('page_draft_steps')
    .set({ blocks_en: json(after.en), blocks_da: json(after.da) })
    .where('key', '=', key)
    .where('step', '=', step)
    .execute();
}

const rowOf = (key: string, step: number, { en, da }: PageBlocks) => ({
  key,
  step,
  blocks_en: json(en),
  blocks_da: json(da),
});

/** One edit back or forward. Null: there is none. */
export async function goToStep(
  tx: Tx,
  { key, direction }: { key: string; direction: 'undo' | 'redo' },
): Promise<PageBlocks | null> {
  const step = (await currentStep(tx, key)) + (direction === 'undo' ? -1 : 1);
  const row = await tx
    .selectFrom('page_draft_steps')
    .select(['blocks_en', 'blocks_da'])
    .where('key', '=', key)
    .where('step', '=', step)
    .executeTakeFirst();
  if (!row) return null;
  await setStep(tx, key, step);
  return { en: blocksSchema.parse(row.blocks_en), da: blocksSchema.parse(row.blocks_da) };
}

async function currentStep(tx: Tx, key: string): Promise<number> {
  const row = await tx.selectFrom('page_drafts').select('step').where('key', '=', key).executeTakeFirst();
  return row?.step ?? 0;
}

async function setStep(tx: Tx, key: string, step: number): Promise<void> {
  await tx.updateTable('page_drafts').set({ step }).where('key', '=', key).execute();
}
