import type { Tx } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import printed from '../../../db/sample/workbooks/printed/printed.json' with { type: 'json' };
import { sampleTexts } from './sample-texts.ts';
import { asSample } from './workbook.ts';
import { insertWorkbook } from './workbooks.store.ts';

export async function loadWorkbooks(tx: Tx): Promise<void> {
  for (const [at, book] of printed.entries()) {
    await insertWorkbook(tx, {
      id: book.id,
      sort: at * 10,
      isSample: true,
      editions: book.editions.map((edition) => ({
        language: edition.language as Language,
        title: edition.title,
        description: edition.description,
        pages: edition.pages,
        bytes: edition.bytes,
        coverImage: asSample(edition.sheets[0] ?? ''),
        previewPages: edition.sheets.map(asSample),
        pdfUrl: asSample(edition.pdf),
        pageTexts: sampleTexts(edition.pdf),
      })),
    });
  }
}
