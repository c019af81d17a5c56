import { data } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { attachmentForOwner } from '#studio/contact/attachments/attachments.queries.ts';
import { attachmentTypes } from '#studio/shared/media/attachment.ts';
import { ownerOnly } from '../owner-only.ts';
import type { Route } from './+types/attachment';

/** `/admin/messages/<id>/attachments/<attachment>`: always a download, because its content is untrusted. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { message: messageId, attachment: attachmentId } = params;
  const who = await ownerOnly(request, context, `/admin/messages/${messageId}`);
  const world = worldOf(context);
  const found = await attachmentForOwner(world.db.query, who, { messageId, attachmentId });
  const opened = found && (await world.files.open(found.key));
  if (!found || !opened) throw data(null, { status: 404 });
  return new Response(opened.body, {
    headers: {
      'content-type': attachmentTypes[found.kind],
      'content-length': String(opened.bytes),
      'content-disposition': `attachment; filename="attachment.${found.kind}"; filename*=UTF-8''${encoded(found.name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    },
  });
}

/** RFC 8187: these signs are not allowed either. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
