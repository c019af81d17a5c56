import { data } from 'react-router';
import type { AttachmentKind } from '#platform/db/schema/messages.ts';
import type { World } from '#platform/world.ts';
import { attachmentTypes } from '#studio/shared/media/attachment.ts';

interface StoredAttachment {
  key: string;
  name: string;
  kind: AttachmentKind;
}

/** Always a download, because the content of an attachment is untrusted. 404 where there is none. */
export async function answerAttachment(world: World, found: StoredAttachment | null): Promise<Response> {
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
