import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { secretHeaders } from '#app/web/secret-headers.ts';
import { worldOf } from '#app/web/world.ts';
import { receiptsCsv } from '#studio/orders/accounts/receipts-csv.ts';
import { ownerOnly } from '../owner-only.ts';
import type { Route } from './+types/receipts-csv';
import { monthIn, periodIn } from './period.ts';

export const middleware = [personalLanguage];

/** `/admin/figures/receipts.csv`: the last twelve months, `?period=2026` or `?month=2026-11`. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const who = await ownerOnly(request, context, pathname + search);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const month = monthIn(searchParams.get('month'));
  const { year, ...period } = periodIn(searchParams.get('period'), world.clock.now());
  const named = month ? searchParams.get('month') : year;
  const name = named ? `receipts-${named}` : 'receipts';
  return new Response(await receiptsCsv(world, who, { ...(month ?? period), language }), {
    headers: {
      ...secretHeaders,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'content-language': language,
    },
  });
}
