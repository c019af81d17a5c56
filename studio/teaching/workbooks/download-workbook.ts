import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { migrationsFolder } from '#platform/db/migrate.ts';
import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { sampleFileOf } from './workbook.ts';
import { shownWorkbook } from './workbooks.queries.ts';
import { countDownload } from './workbooks.store.ts';

export type DownloadOutcome =
  | { ok: true; bytes: number; body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> }
  | { ok: false; refusal: 'not-found' };

const printed = join(dirname(migrationsFolder), 'sample/workbooks/printed');

/** Returns the PDF and counts the download; the counter is anonymous, so robots may count too. */
export async function downloadWorkbook(
  world: World,
  who: Pick<Who, 'language'>,
  input: { id: string },
): Promise<DownloadOutcome> {
  const book = await shownWorkbook(world.db.query, input.id, who.language);
  if (!book) return { ok: false, refusal: 'not-found' };
  const sample = sampleFileOf(book.pdfUrl);
  if (sample) {
    const body = new Uint8Array(await readFile(join(printed, sample)));
    await countDownload(world.db.query, book.id);
    return { ok: true, bytes: body.length, body };
  }
  const file = await world.files.open(book.pdfUrl);
  if (!file) return { ok: false, refusal: 'not-found' };
  await countDownload(world.db.query, book.id);
  return { ok: true, bytes: file.bytes, body: file.body };
}
