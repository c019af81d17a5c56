import { pdfHeaders } from '#app/web/files/pdf-headers.ts';
import { worldOf } from '#app/web/world.ts';
import { openSentPdf } from '#studio/magazine/uploads.queries.ts';
import { ownerOnly } from '../owner-only.ts';
import type { Route } from './+types/story-pdf';

/** Before publication, for the owner only. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const who = await ownerOnly(request, context, `/admin/stories/${params.story}`);
  const found = await openSentPdf(worldOf(context), who, params.story);
  if (!found) throw new Response(null, { status: 404 });
  return new Response(found.file.body, { headers: pdfHeaders(found.name, found.file.bytes) });
}
