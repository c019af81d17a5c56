import type { Queries, Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { Language } from '#studio/shared/language.ts';

export interface NewWorkbook {
  id: string;
  sort: number;
  isSample: boolean;
  editions: ReadonlyArray<{
    language: Language;
    title: string;
    description: string;
    pages: number;
    bytes: number;
    coverImage: string;
    previewPages: readonly string[];
    pdfUrl: string;
  }>;
}

export async function insertWorkbook(tx: Tx, book: NewWorkbook): Promise<void> {
  await tx
    .insertInto('workbooks')
    .values({ id: book.id, sort: book.sort, is_sample: book.isSample })
    .execute();
  await tx
    .insertInto('workbook_words')
    .values(
      book.editions.map((edition) => ({
        workbook_id: book.id,
        language: edition.language,
        title: edition.title,
        description: edition.description,
        pages: edition.pages,
        bytes: edition.bytes,
        cover_image: edition.coverImage,
        preview_pages: json(edition.previewPages),
        pdf_url: edition.pdfUrl,
      })),
    )
    .execute();
}

/** One more was taken home. A statement of its own: two at once are two. */
export async function countDownload(q: Queries, workbookId: string): Promise<void> {
  await q
    .updateTable('workbooks')
    .set((set) => ({ downloads: set('downloads', '+', 1) }))
    .where('id', '=', workbookId)
    .execute();
}
