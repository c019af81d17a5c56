import { data } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import type { InputSource } from '#platform/processes/processes.ts';
import { readPdfText } from '#studio/shared/media/read-pdf-text.ts';

export interface AdminPdf {
  name: string;
  href: string;
  source: InputSource | null;
  parent: { title: string; href: string };
}

/** A PDF sent to the owner or by her, in words. */
export async function readAdminPdf(context: Parameters<typeof worldOf>[0], pdf: AdminPdf | null) {
  if (!pdf?.source) throw data(null, { status: 404 });
  const { source, ...facts } = pdf;
  const world = worldOf(context);
  return {
    ...facts,
    pages: await readPdfText(world.processes, source, 'owner'),
    language: factsOf(context).language,
  };
}
