import { pdfHeaders } from '#app/web/files/pdf-headers.ts';
import { worldOf } from '#app/web/world.ts';
import { sentPdf } from '#studio/site/magazine/uploads.queries.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/story-pdf';

/** Before publication. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const who = await ownerOnly('inbox', { request, context }, `/admin/stories/${params.story}`);
  const world = worldOf(context);
  const found = await sentPdf(world, who, params.story);
  const file = found && (await world.files.open(found.key));
  if (!file) throw new Response(null, { status: 404 });
  return new Response(file.body, { headers: pdfHeaders(found.name, file.bytes) });
}
