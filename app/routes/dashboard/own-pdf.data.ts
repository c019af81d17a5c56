import { data, type RouterContextProvider } from 'react-router';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { worldOf } from '#app/web/world.ts';
import { fileSource } from '#platform/processes/input-source.ts';
import { readPdfText } from '#studio/shared/media/read-pdf-text.ts';
import type { Who } from '#studio/shared/who.ts';
import { studentPage } from './student-page.ts';

interface OwnPdf {
  who: Who;
  /** Null: there is no such file, or it is another person's. */
  found: { name: string; kind: string; key: string } | null;
  /** Its download. */
  href: string;
}

/** A stored PDF of the student's in words; 404 for other files. */
export async function readOwnPdf(context: Readonly<RouterContextProvider>, { who, found, href }: OwnPdf) {
  const world = worldOf(context);
  const source = found?.kind === 'pdf' ? await fileSource(world.files, found.key) : null;
  if (!found || !source) throw data(null, { status: 404 });
  return {
    ...(await studentPage(context, who, (language) => pdfTextMessages[language].title(found.name))),
    pages: await readPdfText(world.processes, source, 'public'),
    href,
  };
}
