import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { downloadWorkbook } from '#studio/workbooks/download-workbook.ts';
import { workbookIdOf } from '#studio/workbooks/workbook.ts';
import type { Route } from './+types/workbook-pdf';

/** `/book/<workbook>.pdf`: the file itself, in the language of the address, counted when it is fetched. */
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
      // Every fetch is counted: nobody may keep it for others.
      'cache-control': 'private, no-cache',
    },
  });
}
