import type { World } from '#platform/world.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import type { May } from '#studio/shared/who.ts';
import { type EditOutcome, editing, refused } from '#studio/teaching/learning/edit-outcome.ts';
import { moveInList, pdfListVersion } from '#studio/teaching/learning/list-version.ts';
import { filesOfWorkbook } from './workbooks.queries.ts';
import {
  deleteWorkbook,
  hideWorkbook,
  lockWorkbook,
  lockWorkbooks,
  orderWorkbooks,
  publishWorkbook,
} from './workbooks.store.ts';

/** Moves one place, in the order `seen` (`listVersion`). */
export async function moveWorkbook(
  world: World,
  who: May<'catalogue'>,
  input: { id: string; direction: 'up' | 'down'; seen: string },
): Promise<EditOutcome> {
  return editing(world, {
    who,
    act: async ({ tx }) => {
      const books = await lockWorkbooks(tx);
      const ids = books.map(({ id }) => id);
      if (!ids.includes(input.id)) return 'not-found';
      const move = moveInList(ids, input);
      if (move === 'done') return { same: input.id };
      if (typeof move === 'string') return move;
      await orderWorkbooks(tx, move.order, books);
      await contentChanged(tx, 'workbooks');
      return { id: input.id, action: 'workbook.moved', subject: `workbook:${input.id}` };
    },
  });
}

/** Publishes or hides. Idempotent; refused when the version is outdated. */
export async function showWorkbook(
  world: World,
  who: May<'catalogue' | 'settings'>,
  input: { id: string; version: number; isPublished: boolean },
): Promise<EditOutcome> {
  return editing(world, {
    who,
    act: async ({ tx }) => {
      const book = await lockWorkbook(tx, input.id);
      if (!book) return 'not-found';
      if (book.isPublished === input.isPublished) return { same: input.id };
      if (book.version !== input.version) return 'changed-meanwhile';
      await publishWorkbook(tx, input);
      await contentChanged(tx, 'workbooks');
      const action = input.isPublished ? 'workbook.published' : 'workbook.hidden';
      return { id: input.id, action, subject: `workbook:${input.id}` };
    },
  });
}

/** Hides it, then deletes files, then the row: an interrupted deletion can be repeated. Refused if not as `seen`. */
export async function removeWorkbook(
  world: World,
  who: May<'catalogue'>,
  input: { id: string; version: number; seen: string },
): Promise<EditOutcome> {
  const { id } = input;
  const found = await world.db.transaction(async (tx) => {
    const book = await lockWorkbook(tx, id);
    if (!book) return 'gone';
    if (book.version !== input.version || pdfListVersion(book.pdfs) !== input.seen) return 'changed';
    await hideWorkbook(tx, id);
    await contentChanged(tx, 'workbooks');
    return 'hidden';
  });
  if (found === 'gone') return { ok: true, id };
  if (found === 'changed') return refused(who, 'changed-meanwhile');
  for (const key of await filesOfWorkbook(world.db.query, id)) await world.files.remove(key);
  return editing(world, {
    who,
    act: async ({ tx }) => {
      if (!(await deleteWorkbook(tx, id))) return { same: id };
      return { id, action: 'workbook.removed', subject: `workbook:${id}`, gone: id };
    },
  });
}
