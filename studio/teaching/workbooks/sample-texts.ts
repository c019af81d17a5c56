import type { PdfPageText } from '#platform/media/pdf-text.ts';
import { textOfWorkbook } from '#studio/money/documents/workbook-text.ts';
import { languages } from '#studio/shared/language.ts';
import { sampleWorkbooks } from '../../../db/sample/workbooks.ts';

/** Of a sample's PDF, `<id>-<language>.pdf`: written from the texts it is printed from. */
export function sampleTexts(file: string): PdfPageText[] {
  for (const language of languages) {
    const book = sampleWorkbooks.find(({ id }) => file === `${id}-${language}.pdf`);
    if (book) return textOfWorkbook(book, language);
  }
  return [];
}
