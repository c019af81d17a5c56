import type { Queries, Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { PdfPageText } from '#platform/media/pdf-text.ts';
import type { Language } from '#studio/shared/language.ts';
import { firstVersion } from '#studio/teaching/learning/former-names.queries.ts';
import { keepFormerName } from '#studio/teaching/learning/former-names.store.ts';
import { sampleFileOf } from './workbook.ts';

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
    pageTexts: readonly PdfPageText[];
  }>;
}

export async function insertWorkbook(tx: Tx, book: NewWorkbook): Promise<void> {
  await tx
    .insertInto('workbooks')
    .values({ id: book.id, sort: book.sort, is_sample: book.isSample })
    .execute();
  await tx
    .insertInto('workbook_texts')
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
        page_texts: json(edition.pageTexts),
      })),
    )
    .execute();
}

export async function countDownload(q: Queries, workbookId: string): Promise<void> {
  await q
    .updateTable('workbooks')
    .set((set) => ({ downloads: set('downloads', '+', 1) }))
    .where('id', '=', workbookId)
    .execute();
}

/** False: the id is taken. */
export async function insertOwnWorkbook(tx: Tx, id: string): Promise<boolean> {
  const { last } = await tx
    .selectFrom('workbooks')
    .select((is) => is.fn.coalesce(is.fn.max('sort'), is.val(0)).as('last'))
    .executeTakeFirstOrThrow();
  const made = await tx
    .insertInto('workbooks')
    .values({ id, sort: last + 10, is_published: false, version: await firstVersion(tx, 'workbook', id) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export interface NewEdition {
  workbookId: string;
  language: Language;
  title: string;
  pages: number;
  bytes: number;
  key: string;
}

export type FormerFiles = string[];

export async function putEdition(tx: Tx, edition: NewEdition): Promise<FormerFiles> {
  const before = await tx
    .selectFrom('workbook_texts')
    .select(['pdf_url', 'preview_pages'])
    .where('workbook_id', '=', edition.workbookId)
    .where('language', '=', edition.language)
    .forUpdate()
    .executeTakeFirst();
  const file = {
    pages: edition.pages,
    bytes: edition.bytes,
    pdf_url: edition.key,
    cover_image: '',
    preview_pages: json([]),
    is_drawing: true,
  };
  const { workbookId, language, title } = edition;
  await tx
    .insertInto('workbook_texts')
    .values({ workbook_id: workbookId, language, title, ...file })
    .onConflict((conflict) => conflict.columns(['workbook_id', 'language']).doUpdateSet(file))
    .execute();
  return before ? [before.pdf_url, ...before.preview_pages].filter((stored) => !sampleFileOf(stored)) : [];
}

/** False: the PDF was replaced meanwhile. */
export async function putSheets(
  tx: Tx,
  edition: { workbookId: string; language: Language; key: string; sheets: readonly string[] },
): Promise<boolean> {
  const drawn = await tx
    .updateTable('workbook_texts')
    .set({
      cover_image: edition.sheets[0] ?? '',
      preview_pages: json(edition.sheets),
      is_drawing: false,
    })
    .where('workbook_id', '=', edition.workbookId)
    .where('language', '=', edition.language)
    .where('pdf_url', '=', edition.key)
    .where('is_drawing', '=', true)
    .returning('workbook_id')
    .executeTakeFirst();
  return drawn !== undefined;
}

/** False: the PDF was replaced meanwhile, or its text is stored already. A new PDF clears the text (a trigger). */
export async function putPageTexts(
  tx: Tx,
  edition: { workbookId: string; language: Language; key: string; texts: readonly PdfPageText[] },
): Promise<boolean> {
  const stored = await tx
    .updateTable('workbook_texts')
    .set({ page_texts: json(edition.texts) })
    .where('workbook_id', '=', edition.workbookId)
    .where('language', '=', edition.language)
    .where('pdf_url', '=', edition.key)
    .where('page_texts', 'is', null)
    .returning('workbook_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export interface WorkbookChange {
  id: string;
  version: number;
  isPublished: boolean;
  words: Partial<Record<Language, { title: string; description: string }>>;
}

/** Optimistic lock: true when the version matched. Missing editions are ignored. */
export async function updateWorkbook(tx: Tx, book: WorkbookChange): Promise<boolean> {
  const changed = await tx
    .updateTable('workbooks')
    .set((set) => ({
      is_published: book.isPublished,
      is_sample: false,
      is_retired: false,
      version: set('version', '+', 1),
    }))
    .where('id', '=', book.id)
    .where('version', '=', book.version)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  for (const language of ['en', 'da'] as const) {
    const words = book.words[language];
    if (!words) continue;
    await tx
      .updateTable('workbook_texts')
      .set({ title: words.title, description: words.description })
      .where('workbook_id', '=', book.id)
      .where('language', '=', language)
      .execute();
  }
  return true;
}

/** Locked, so that concurrent reordering is serialised. */
export async function lockWorkbooks(tx: Tx): Promise<Array<{ id: string; sort: number }>> {
  return tx
    .selectFrom('workbooks')
    .select(['id', 'sort'])
    .orderBy('sort')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function orderWorkbooks(
  tx: Tx,
  ids: readonly string[],
  before: ReadonlyArray<{ id: string; sort: number }>,
): Promise<void> {
  const sorts = new Map(before.map(({ id, sort }) => [id, sort]));
  for (const [place, id] of ids.entries()) {
    const sort = 10 * (place + 1);
    if (sorts.get(id) === sort) continue;
    await tx.updateTable('workbooks').set({ sort }).where('id', '=', id).execute();
  }
}

export interface LockedWorkbook {
  version: number;
  isPublished: boolean;
  pdfs: Partial<Record<Language, string>>;
}

export async function lockWorkbook(tx: Tx, id: string): Promise<LockedWorkbook | null> {
  const book = await tx
    .selectFrom('workbooks')
    .select(['version', 'is_published as isPublished'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!book) return null;
  const editions = await tx
    .selectFrom('workbook_texts')
    .select(['language', 'pdf_url'])
    .where('workbook_id', '=', id)
    .execute();
  return { ...book, pdfs: Object.fromEntries(editions.map(({ language, pdf_url }) => [language, pdf_url])) };
}

export async function publishWorkbook(tx: Tx, book: { id: string; isPublished: boolean }): Promise<void> {
  await tx
    .updateTable('workbooks')
    .set((set) => ({ is_published: book.isPublished, is_retired: false, version: set('version', '+', 1) }))
    .where('id', '=', book.id)
    .execute();
}

export async function hideWorkbook(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('workbooks').set({ is_published: false }).where('id', '=', id).execute();
}

export async function deleteWorkbook(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('workbooks')
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirst();
  if (deleted) await keepFormerName(tx, { kind: 'workbook', id, version: deleted.version });
  return deleted !== undefined;
}

/** Neither visitors nor the lists of the admin show it. */
export async function retireWorkbook(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('workbooks')
    .set((set) => ({ is_published: false, is_retired: true, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
