import { worldOf } from '#app/web/world.ts';
import { readAtIn, storedFile } from '#studio/teaching/learning/files/read-chunks.ts';
import { ownerOnly } from '../../owner-only.ts';
import { readAdminPdf } from '../../pdf-text.data.ts';
import { AdminPdfText } from '../../pdf-text-page.tsx';
import type { Route } from './+types/lesson-preview-text';
import { fileOfLesson } from './file-of-lesson.ts';

/** `/admin/lessons/<id>/files/<file>/text`: what students read instead of the PDF. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const path = `/admin/lessons/${params.lesson}`;
  await ownerOnly('catalogue', { request, context }, `${path}/files/${params.media}/text`);
  const { db, files } = worldOf(context);
  const file = await fileOfLesson(db.query, params);
  if (file?.kind !== 'pdf') return readAdminPdf(context, null);
  const stored = await storedFile(db.query, file);
  return readAdminPdf(context, {
    name: file.name,
    href: `${path}/files/${file.id}`,
    source: { bytes: stored.bytes, read: readAtIn(files, stored) },
    parent: { title: file.name, href: path },
  });
}

export default function LessonPreviewText({ loaderData }: Route.ComponentProps) {
  return <AdminPdfText page="lessons" pdf={loaderData} />;
}
