import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { downloadWorkbook } from '#studio/teaching/workbooks/download-workbook.ts';
import { workbookIdOf } from '#studio/teaching/workbooks/workbook.ts';
import type { Route } from './+types/workbook-pdf';

/** `/book/<workbook>.pdf`, in the URL's language; downloads are counted. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { language } = factsOf(context);
  const id = workbookIdOf(params.workbook);
  const outcome = id === null ? null : await downloadWorkbook(worldOf(context), { language }, { id });
  if (!outcome?.ok) throw new Response(null, { status: 404 });
  return new Response(outcome.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(outcome.bytes),
      'content-disposition': `attachment; filename="${id}.pdf"`,
      // Every download is counted, so shared caches must not store it.
      'cache-control': 'private, no-cache',
    },
  });
}
