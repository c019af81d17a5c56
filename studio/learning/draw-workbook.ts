import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { World } from '#platform/world.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import type { Language } from '#studio/shared/language.ts';
import { putSheets } from './workbooks.store.ts';

/** Sheets shown of a book, spread over all of it, the first always among them. */
export const mostSheets = 8;
/** Sharp on a phone at 2x and on a desktop, and light; the same as the samples' (scripts/workbooks/print.ts). */
const picture = { width: 720, quality: 62 };

/** Which pages are drawn of a book of so many: '1, 4, 7 …'. */
export function sheetsOf(pages: number): number[] {
  const count = Math.min(pages, mostSheets);
  return Array.from({ length: count }, (_, at) => 1 + Math.floor((at * pages) / count));
}

/** How many pages a PDF has; null: it cannot be opened. */
export async function countPages(bytes: Uint8Array): Promise<number | null> {
  try {
    const { pdf } = await import('pdf-to-img');
    const document = await pdf(Buffer.from(bytes));
    return document.length > 0 ? document.length : null;
  } catch {
    return null;
  }
}

/**
 * Draws some sheets of a workbook's PDF, for leafing through before it is taken home; a job, because it takes seconds.
 * Pictures first, then the row that names them; drawn twice at once, the second is taken away again.
 */
export async function drawWorkbook(
  world: World,
  edition: { workbookId: string; language: Language },
): Promise<void> {
  const row = await world.db.query
    .selectFrom('workbook_words')
    .select('pdf_url')
    .where('workbook_id', '=', edition.workbookId)
    .where('language', '=', edition.language)
    .where('is_drawing', '=', true)
    .executeTakeFirst();
  const file = row && (await world.files.open(row.pdf_url));
  if (!row || !file) return;
  const bytes = Buffer.from(await new Response(file.body).arrayBuffer());
  const sheets = await draw(world, bytes);
  const isOurs = await world.db.transaction(async (tx) => {
    const done = await putSheets(tx, { ...edition, key: row.pdf_url, sheets });
    if (done) await contentChanged(world.db, tx, 'workbooks');
    return done;
  });
  if (!isOurs) for (const key of sheets) await world.files.remove(key);
}

/** None when the PDF cannot be drawn, today as tomorrow: the book then stays off the page, and its owner is told there. */
async function draw(world: World, bytes: Buffer): Promise<string[]> {
  const id = randomUUID();
  const keys: string[] = [];
  for (const { page, sheet } of await sheetsIn(bytes).catch(() => [])) {
    const key = `pictures/${id}/${page}.webp`;
    await world.files.put(key, once(sheet), { contentType: 'image/webp', maxBytes: sheet.length });
    keys.push(key);
  }
  return keys;
}

async function sheetsIn(bytes: Buffer): Promise<Array<{ page: number; sheet: Buffer }>> {
  // Loaded when somebody needs it: it is larger than all the rest of the studio.
  const { pdf } = await import('pdf-to-img');
  const document = await pdf(bytes, { scale: 2 });
  const sheets: Array<{ page: number; sheet: Buffer }> = [];
  for (const page of sheetsOf(document.length)) {
    const sheet = await sharp(await document.getPage(page))
      .resize({ width: picture.width })
      .flatten({ background: '#ffffff' })
      .webp({ quality: picture.quality, effort: 6 })
      .toBuffer();
    sheets.push({ page, sheet });
  }
  return sheets;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** What a lost job should have drawn; part of the sweep. Answers how many. */
export async function drawUndrawn(world: World): Promise<number> {
  const rows = await world.db.query
    .selectFrom('workbook_words')
    .select(['workbook_id', 'language'])
    .where('is_drawing', '=', true)
    .execute();
  for (const { workbook_id, language } of rows) {
    await world.db.transaction((tx) =>
      world.jobs.send(tx, 'draw-workbook', { workbookId: workbook_id, language }),
    );
  }
  return rows.length;
}
