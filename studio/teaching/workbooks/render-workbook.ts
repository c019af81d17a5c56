import { randomUUID } from 'node:crypto';
import { bytesSource, fileSource } from '#platform/processes/input-source.ts';
import { type InputSource, isInputFault, type TaskFailed } from '#platform/processes/processes.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { publish } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { readPdfText } from '#studio/shared/media/read-pdf-text.ts';
import { system } from '#studio/shared/who.ts';
import { sampleTexts } from './sample-texts.ts';
import { sampleFileOf } from './workbook.ts';
import { pendingEdition, pendingEditions } from './workbooks.queries.ts';
import { putPageTexts, putSheets } from './workbooks.store.ts';

const mostPages = 8;
/** Sharp at 2x; equal to the samples' (scripts/workbooks/print.ts). */
const picture = { width: 720, quality: 62 };

export interface Edition {
  workbookId: string;
  language: Language;
}

/** Null: unreadable PDF. */
export async function countPages(world: World, bytes: Uint8Array): Promise<number | null> {
  try {
    return await world.processes.run('count-pdf-pages', {}, { source: bytesSource(bytes) });
  } catch (error) {
    if (isInputFault(error)) return null;
    throw error;
  }
}

/** Job: draws the sheets of a PDF and reads its text, whichever is missing. */
export async function renderWorkbook(world: World, edition: Edition): Promise<void> {
  const row = await pendingEdition(world.db.query, edition);
  if (!row) return;
  const sample = sampleFileOf(row.pdf_url);
  const source = sample === null ? await fileSource(world.files, row.pdf_url) : null;
  if (row.is_drawing && source) await drawSheets(world, edition, { row, source });
  if (row.isUnread && (sample || source)) {
    const texts = source
      ? await readPdfText(world.processes, source, 'background')
      : sampleTexts(sample ?? '');
    await storeTexts(world, { ...edition, key: row.pdf_url, texts });
  }
}

/** Files before the row; the loser of a concurrent run is deleted. An unreadable PDF becomes an owner task. */
async function drawSheets(
  world: World,
  edition: Edition,
  { row, source }: { row: { pdf_url: string; title: string }; source: InputSource },
): Promise<void> {
  const drawn = await draw(world, source);
  const isOurs = await change(world, system, async (c) => {
    const done = await putSheets(c.tx, { ...edition, key: row.pdf_url, sheets: drawn.sheets });
    if (!done) return false;
    if (drawn.failed) {
      const failed = { file: taskSubject(edition), name: row.title, reason: drawn.failed.failure };
      await publish(c, { type: 'file.processing-failed', ...failed });
    }
    await contentChanged(c.tx, 'workbooks');
    return true;
  });
  if (!isOurs) for (const key of drawn.sheets) await world.files.remove(key);
}

async function storeTexts(world: World, texts: Parameters<typeof putPageTexts>[1]): Promise<void> {
  await world.db.transaction(async (tx) => {
    if (await putPageTexts(tx, texts)) await contentChanged(tx, 'workbooks');
  });
}

export function taskSubject({ workbookId, language }: Edition): string {
  return `workbooks/${workbookId}/${language}`;
}

async function draw(
  world: World,
  source: InputSource,
): Promise<{ sheets: string[]; failed: TaskFailed | null }> {
  try {
    const pages = await world.processes.run('draw-pdf-pages', { mostPages, ...picture }, { source });
    const id = randomUUID();
    const sheets: string[] = [];
    for (const { page, picture: sheet } of pages) {
      const key = `pictures/${id}/${page}.webp`;
      await world.files.put(key, once(sheet), { contentType: 'image/webp', maxBytes: sheet.length });
      sheets.push(key);
    }
    return { sheets, failed: null };
  } catch (error) {
    if (isInputFault(error)) return { sheets: [], failed: error };
    throw error;
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Reconciler for lost jobs. Returns the number of editions. */
export async function renderPendingWorkbooks(world: World): Promise<number> {
  const editions = await pendingEditions(world.db.query);
  for (const edition of editions) {
    await world.db.transaction((tx) => world.jobs.send(tx, { name: 'render-workbook', data: edition }));
  }
  return editions.length;
}
