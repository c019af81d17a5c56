import { personalLanguage } from '#app/web/preferred-language.ts';
import { worldOf } from '#app/web/world.ts';
import { readAtIn, storedFile } from '#studio/learning/files/read-chunks.ts';
import { adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { readAdminPdf } from '../pdf-text.data.ts';
import { AdminPdfText, pdfTextTitle } from '../pdf-text-page.tsx';
import type { Route } from './+types/lesson-preview-text';
import { fileOfLesson } from './file-of-lesson.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/lessons/<id>/files/<file>/text`: what students read instead of the PDF. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const path = `/admin/lessons/${params.lesson}`;
  await ownerOnly(request, context, `${path}/files/${params.media}/text`);
  const { db, files } = worldOf(context);
  const file = await fileOfLesson(db.query, params);
  if (file?.kind !== 'pdf') return readAdminPdf(context, null);
  const stored = await storedFile(db.query, file);
  return readAdminPdf(context, {
    name: file.name,
    href: `${path}/files/${file.id}`,
    source: { bytes: file.bytes, read: readAtIn(files, stored) },
    parent: { title: file.name, href: path },
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(pdfTextTitle(loaderData), loaderData?.studioName);
}

export default function LessonPreviewText({ loaderData }: Route.ComponentProps) {
  return <AdminPdfText page="lessons" pdf={loaderData} />;
}
