import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import { pdfListVersion } from '#studio/teaching/learning/list-version.ts';
import { type ShownWorkbook, sampleFileOf, withoutText } from './workbook.ts';

export async function shownWorkbooks(q: Queries, language: Language): Promise<ShownWorkbook[]> {
  const rows = await published(q).orderBy('workbooks.sort').orderBy('workbooks.id').execute();
  const ids = [...new Set(rows.map((row) => row.id))];
  return ids.flatMap((id) => {
    const editions = rows.filter((row) => row.id === id);
    return editions.find((row) => row.language === language) ?? editions[0] ?? [];
  });
}

export async function shownWorkbook(
  q: Queries,
  id: string,
  language: Language,
): Promise<ShownWorkbook | null> {
  const editions = await published(q).where('workbooks.id', '=', id).execute();
  return editions.find((row) => row.language === language) ?? editions[0] ?? null;
}

function published(q: Queries) {
  return (
    q
      .selectFrom('workbooks')
      .innerJoin('workbook_texts', 'workbook_texts.workbook_id', 'workbooks.id')
      .select([
        'workbooks.id',
        'workbook_texts.language',
        'workbook_texts.title',
        'workbook_texts.description',
        'workbook_texts.pages',
        'workbook_texts.bytes',
        'workbook_texts.cover_image as coverImage',
        'workbook_texts.preview_pages as previewPages',
        'workbook_texts.pdf_url as pdfUrl',
      ])
      .where('workbooks.is_published', '=', true)
      // Previews are rendered by a job; hidden until then.
      .where('workbook_texts.cover_image', '<>', '')
  );
}

export interface WorkbookEdition {
  language: Language;
  title: string;
  description: string;
  pages: number;
  bytes: number;
  previewPages: readonly string[];
  isDrawing: boolean;
  pdfUrl: string;
  /** Whose text could not be read: pictures of text; null: not read yet. */
  pagesWithoutText: number[] | null;
}

export interface EditedWorkbook {
  id: string;
  version: number;
  isPublished: boolean;
  isSample: boolean;
  downloads: number;
  editions: WorkbookEdition[];
  seen: string;
}

export async function editedWorkbook(q: Queries, id: string): Promise<EditedWorkbook | null> {
  const book = await q
    .selectFrom('workbooks')
    .select(['id', 'version', 'is_published as isPublished', 'is_sample as isSample', 'downloads'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!book) return null;
  const editions = await q
    .selectFrom('workbook_texts')
    .select([
      'language',
      'title',
      'description',
      'pages',
      'bytes',
      'preview_pages as previewPages',
      'is_drawing as isDrawing',
      'pdf_url as pdfUrl',
      'page_texts',
    ])
    .where('workbook_id', '=', id)
    .orderBy('language', 'desc')
    .execute();
  const pdfs = Object.fromEntries(editions.map((edition) => [edition.language, edition.pdfUrl]));
  return {
    ...book,
    editions: editions.map(({ page_texts, ...edition }) => ({
      ...edition,
      pagesWithoutText: page_texts && withoutText(page_texts, edition.pages),
    })),
    seen: pdfListVersion(pdfs),
  };
}

export async function filesOfWorkbook(q: Queries, id: string): Promise<string[]> {
  const rows = await q
    .selectFrom('workbook_texts')
    .select(['pdf_url', 'preview_pages'])
    .where('workbook_id', '=', id)
    .execute();
  return rows
    .flatMap(({ pdf_url, preview_pages }) => [pdf_url, ...preview_pages])
    .filter((stored) => !sampleFileOf(stored));
}

export async function isWorkbook(q: Queries, id: string): Promise<boolean> {
  const row = await q.selectFrom('workbooks').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function titlesOfWorkbook(q: Queries, id: string) {
  return q.selectFrom('workbook_texts').select(['language', 'title']).where('workbook_id', '=', id).execute();
}

/** Its sheets are not drawn, or its text is not read yet. */
const isPending = sql<boolean>`(is_drawing or page_texts is null)`;

export async function pendingEdition(q: Queries, edition: { workbookId: string; language: Language }) {
  return q
    .selectFrom('workbook_texts')
    .select(['pdf_url', 'title', 'is_drawing'])
    .select(sql<boolean>`page_texts is null`.as('isUnread'))
    .where('workbook_id', '=', edition.workbookId)
    .where('language', '=', edition.language)
    .where(isPending)
    .executeTakeFirst();
}

export async function pendingEditions(q: Queries) {
  return q
    .selectFrom('workbook_texts')
    .select(['workbook_id as workbookId', 'language'])
    .where(isPending)
    .execute();
}

/** A published workbook with the text of its PDF; `pageTexts` null: not read yet. */
export async function workbookText(q: Queries, id: string, language: Language) {
  const editions = await published(q)
    .select('workbook_texts.page_texts as pageTexts')
    .where('workbooks.id', '=', id)
    .execute();
  return editions.find((row) => row.language === language) ?? editions[0] ?? null;
}
