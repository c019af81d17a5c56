import type { Queries } from '#platform/db/database.ts';
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
  return q
    .selectFrom('workbooks')
    .innerJoin('workbook_words', 'workbook_words.workbook_id', 'workbooks.id')
    .select([
      'workbooks.id',
      'workbook_words.language',
      'workbook_words.title',
      'workbook_words.description',
      'workbook_words.pages',
      'workbook_words.bytes',
      'workbook_words.cover_image as coverImage',
      'workbook_words.preview_pages as previewPages',
      'workbook_words.pdf_url as pdfUrl',
    ])
    .where('workbooks.is_published', '=', true);
}
