import { worldOf } from '#app/web/world.ts';
import { fileSource } from '#platform/processes/input-source.ts';
import { attachmentForOwner } from '#studio/people/contact/attachments/attachments.queries.ts';
import { ownerOnly } from '../../owner-only.ts';
import { readAdminPdf } from '../../pdf-text.data.ts';
import { AdminPdfText } from '../../pdf-text-page.tsx';
import type { Route } from './+types/attachment-text';

/** `/admin/messages/<id>/attachments/<attachment>/text`: of a PDF. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { message: messageId, attachment: attachmentId } = params;
  const path = `/admin/messages/${messageId}`;
  const who = await ownerOnly('inbox', { request, context }, `${path}/attachments/${attachmentId}/text`);
  const world = worldOf(context);
  const found = await attachmentForOwner(world.db.query, who, { messageId, attachmentId });
  if (found?.kind !== 'pdf') return readAdminPdf(context, null);
  return readAdminPdf(context, {
    name: found.name,
    href: `${path}/attachments/${attachmentId}`,
    source: await fileSource(world.files, found.key),
    parent: { title: found.sender, href: path },
  });
}

export default function AttachmentText({ loaderData }: Route.ComponentProps) {
  return <AdminPdfText page="messages" pdf={loaderData} />;
}
