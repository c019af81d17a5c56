import { csvResponse } from '#app/web/files/csv-response.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { invoicesCsv } from '#studio/money/orders/accounts/invoices-csv.ts';
import { ownerOnly } from '../../owner-only.ts';
import { monthIn, periodIn } from '../figures/period.ts';
import type { Route } from './+types/invoices-csv';

/** `/admin/invoices.csv?month=2026-11`, by default the last twelve months. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const who = await ownerOnly('orders', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const named = searchParams.get('month');
  const month = monthIn(named);
  const { from, until } = month ?? periodIn(null, world.clock.now());
  const name = month ? `invoices-${named}` : 'invoices';
  return csvResponse(await invoicesCsv(world, who, { from, until, language }), { name, language });
}
