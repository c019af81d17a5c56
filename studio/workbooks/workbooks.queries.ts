import type { Queries } from '#platform/db/database.ts';
import { pdfListVersion } from '#studio/learning/list-version.ts';
import type { Language } from '#studio/shared/language.ts';
import type { ShownWorkbook } from './workbook.ts';

/** Every published workbook in this language, else in the other, in the order of their tabs. */
export async function shownWorkbooks(q: Queries, language: Language): Promise<ShownWorkbook[]> {
  const rows = await published(q).orderBy('workbooks.sort').orderBy('workbooks.id').execute();
  const ids = [...new Set(rows.map((row) => row.id))];
  return ids.flatMap((id) => {
    const editions = rows.filter((row) => row.id === id);
    return editions.find((row) => row.language === language) ?? editions[0] ?? [];
  });
}

/** One of them; null: there is none, or it is not published. */
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
      // Its sheets are drawn by a job: until then it is not there.
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
  /** The file it names, as the form that puts another in its place carries it. */
  pdfUrl: string;
}

export interface EditedWorkbook {
  id: string;
  version: number;
  isPublished: boolean;
  isSample: boolean;
  downloads: number;
  editions: WorkbookEdition[];
  /** Which PDFs, as the question before it is deleted carries it. */
  seen: string;
}

/** A workbook with its editions, as the owner edits it; null: there is none. */
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
    ])
    .where('workbook_id', '=', id)
    .orderBy('language', 'desc')
    .execute();
  const pdfs = Object.fromEntries(editions.map((edition) => [edition.language, edition.pdfUrl]));
  return { ...book, editions, seen: pdfListVersion(pdfs) };
}
