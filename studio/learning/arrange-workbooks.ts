import type { World } from '#platform/world.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import type { Who } from '#studio/shared/who.ts';
import { moved } from './course.ts';
import { type EditOutcome, editing, refused } from './edit-outcome.ts';
import {
  deleteWorkbook,
  filesOfWorkbook,
  lockWorkbooks,
  orderWorkbooks,
  publishWorkbook,
} from './workbooks.store.ts';

/** One place up or down among the tabs of the page of workbooks. */
export async function moveWorkbook(
  world: World,
  who: Who,
  input: { id: string; direction: 'up' | 'down' },
): Promise<EditOutcome> {
  return editing(world, who, async (tx) => {
    const books = await lockWorkbooks(tx);
    const ids = books.map(({ id }) => id);
    if (!ids.includes(input.id)) return 'not-found';
    const order = moved(ids, input.id, input.direction);
    if (!order) return 'at-the-end';
    await orderWorkbooks(tx, order, books);
    await contentChanged(world.db, tx, 'workbooks');
    return { id: input.id, action: 'workbook.moved', subject: `workbook:${input.id}` };
  });
}

/** Puts it on the page, or takes it off; nothing of it is lost. Idempotent. */
export async function showWorkbook(
  world: World,
  who: Who,
  input: { id: string; isPublished: boolean },
): Promise<EditOutcome> {
  return editing(world, who, async (tx) => {
    if (!(await publishWorkbook(tx, input))) return 'not-found';
    await contentChanged(world.db, tx, 'workbooks');
    const action = input.isPublished ? 'workbook.published' : 'workbook.hidden';
    return { id: input.id, action, subject: `workbook:${input.id}` };
  });
}

/**
 * For good, with its PDFs, its sheets and its count of downloads. First it is off the page, then its files go, then its
 * row: cut off in between it stands hidden in the owner's list, and is deleted by being asked again.
 */
export async function removeWorkbook(world: World, who: Who, input: { id: string }): Promise<EditOutcome> {
  if (who.role !== 'owner') return refused(who, 'not-allowed');
  const { id } = input;
  const isThere = await world.db.transaction(async (tx) => {
    const isHidden = await publishWorkbook(tx, { id, isPublished: false });
    if (isHidden) await contentChanged(world.db, tx, 'workbooks');
    return isHidden;
  });
  if (!isThere) return refused(who, 'not-found');
  for (const key of await filesOfWorkbook(world.db.query, id)) await world.files.remove(key);
  return editing(world, who, async (tx) => {
    if (!(await deleteWorkbook(tx, id))) return 'not-found';
    return { id, action: 'workbook.removed', subject: `workbook:${id}` };
  });
}
