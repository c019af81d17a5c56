import { worldOf } from '#app/web/world.ts';
import { outboxAttachment } from '#studio/shared/email/outbox.queries.ts';
import { withContent } from '#studio/shared/email/stored-attachments.ts';
import type { Route } from './+types/outbox-attachment';
import { requireOutbox } from './outbox-access.ts';

/** `/outbox/<id>/<filename>`: always a download. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  requireOutbox(request, context);
  const attachment = await outboxAttachment(world.db.query, params.emailId, params.filename);
  if (!attachment) throw new Response(null, { status: 404 });
  const { content, encoding } = await withContent(world.files, attachment);
  return new Response(Buffer.from(content, encoding), {
    headers: {
      'content-type': attachment.contentType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
