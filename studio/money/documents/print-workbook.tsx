import type { Processes } from '#platform/processes/processes.ts';
import type { Language } from '#studio/shared/language.ts';
import { DocumentLayout, DocumentPage } from './document-page.tsx';
import { renderDocument } from './render-document.ts';
import type { Workbook, WorkbookPage } from './workbook.ts';
import { WorkbookSheet } from './workbook-sheets.tsx';

export function printWorkbook(
  processes: Processes,
  book: Workbook,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = book.title[language];
  const pages = book.pages.map((page, at) => ({ page, key: `sheet ${at + 1}` }));
  return renderDocument(
    processes,
    <DocumentLayout title={title} language={language} studioName={title} subject={book.description[language]}>
      {pages.map(({ page, key }) => (
        <DocumentPage
          key={key}
          studioName={page.kind === 'cover' ? '' : title}
          running={sectionOf(page, language)}
          {...bookmarkOf(page, title, language)}
          isTinted={page.kind === 'cover'}
        >
          <WorkbookSheet page={page} language={language} book={book} />
        </DocumentPage>
      ))}
    </DocumentLayout>,
  );
}

function sectionOf(page: WorkbookPage, language: Language): string {
  return 'section' in page && page.section ? page.section[language] : '';
}

/** Weeks and sections, not every log. */
function bookmarkOf(page: WorkbookPage, title: string, language: Language): { bookmark?: string } {
  if (page.kind === 'cover') return { bookmark: title };
  if (page.kind === 'staves' || page.kind === 'log') return {};
  const heading = page.heading[language];
  if (page.kind === 'theme') return { bookmark: `${page.section[language]}: ${heading}` };
  return { bookmark: heading };
}
