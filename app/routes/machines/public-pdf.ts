import { jsonAnswer } from '#app/web/answers.ts';
import { pdfHeaders } from '#app/web/files/pdf-headers.ts';
import { worldOf } from '#app/web/world.ts';
import { openPublishedPdf } from '#studio/magazine/uploads.queries.ts';
import type { Route } from './+types/public-pdf';

/** The public address of a story's PDF: not there until its story stands in the magazine, then a download. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const name = params['*'] ?? '';
  const file = await openPublishedPdf(worldOf(context), name);
  if (!file) {
    return jsonAnswer(
      { statusCode: '404', error: 'not_found', message: 'Object not found' },
      { status: 404 },
    );
  }
  return new Response(file.body, { headers: pdfHeaders(name, file.bytes) });
}
