import { jsonAnswer } from '#app/web/answers.ts';
import { pdfHeaders } from '#app/web/files/pdf-headers.ts';
import { worldOf } from '#app/web/world.ts';
import { publishedPdf } from '#studio/site/magazine/uploads.queries.ts';
import type { Route } from './+types/public-pdf';

/** A story's PDF as a download; 404 until the story is published. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const name = params['*'] ?? '';
  const { db, files } = worldOf(context);
  const key = await publishedPdf(db.query, name);
  const file = key && (await files.open(key));
  if (!file) {
    return jsonAnswer(
      { statusCode: '404', error: 'not_found', message: 'Object not found' },
      { status: 404 },
    );
  }
  return new Response(file.body, { headers: pdfHeaders(name, file.bytes) });
}
