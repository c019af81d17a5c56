import { data, type RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { fileSource } from '#platform/processes/input-source.ts';
import { readPdfText } from '#studio/shared/media/read-pdf-text.ts';

interface OwnPdf {
  /** Null: there is no such file, or it is another person's. */
  found: { name: string; kind: string; key: string } | null;
  href: string;
}

/** A stored PDF of the student's in words; 404 for other files. */
export async function readOwnPdf(context: Readonly<RouterContextProvider>, { found, href }: OwnPdf) {
  const world = worldOf(context);
  const source = found?.kind === 'pdf' ? await fileSource(world.files, found.key) : null;
  if (!found || !source) throw data(null, { status: 404 });
  return { name: found.name, pages: await readPdfText(world.processes, source, 'public'), href };
}
