import { csvResponse } from '#app/web/files/csv-response.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { readVatPeriod } from '#studio/money/figures/vat-period.ts';
import { receiptsCsv } from '#studio/money/orders/accounts/receipts-csv.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/receipts-csv';
import { monthIn, periodIn, rangeOfVatPeriod } from './period.ts';

/** `/admin/figures/receipts.csv`: the last twelve months, `?period=2026`, `?month=2026-11` or `?vat=2026-Q4`. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const who = await ownerOnly('figures', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const vatPeriod = readVatPeriod(searchParams.get('vat'));
  const month = monthIn(searchParams.get('month'));
  const { year, ...period } = periodIn(searchParams.get('period'), world.clock.now());
  const named = vatPeriod?.key ?? (month ? searchParams.get('month') : year);
  const range = vatPeriod ? rangeOfVatPeriod(vatPeriod) : (month ?? period);
  const name = named ? `receipts-${named}` : 'receipts';
  return csvResponse(await receiptsCsv(world, who, { ...range, language }), { name, language });
}
