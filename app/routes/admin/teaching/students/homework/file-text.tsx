import { homeworkFilePath } from '#app/routes/teaching/homework-files/read-homework-files.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { fileSource } from '#platform/processes/input-source.ts';
import { homeworkFileFor } from '#studio/teaching/students/homework.queries.ts';
import { ownerOnly } from '../../../owner-only.ts';
import { readAdminPdf } from '../../../pdf-text.data.ts';
import { AdminPdfText } from '../../../pdf-text-page.tsx';
import { studentsMessages } from '../students.messages.ts';
import type { Route } from './+types/file-text';

/** `/admin/homework/<homework>/files/<file>/text`: of a PDF. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const href = homeworkFilePath('owner', params);
  const who = await ownerOnly('students', { request, context }, `${href}/text`);
  const world = worldOf(context);
  const found = await homeworkFileFor(world.db.query, who, { ...params, as: 'owner' });
  if (found?.kind !== 'pdf') return readAdminPdf(context, null);
  const { homework } = studentsMessages[factsOf(context).language];
  return readAdminPdf(context, {
    name: found.name,
    href,
    source: await fileSource(world.files, found.key),
    parent: {
      title: homework.title,
      href: `/admin/students/guest?${new URLSearchParams({ email: found.email })}#homework`,
    },
  });
}

export default function HomeworkFileText({ loaderData }: Route.ComponentProps) {
  return <AdminPdfText page="students" pdf={loaderData} />;
}
