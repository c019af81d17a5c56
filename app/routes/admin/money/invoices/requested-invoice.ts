import { data } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { findInvoice } from '#studio/money/orders/invoices/invoices.queries.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/invoice';

/** The number in an address; NaN: none. */
export function invoiceNumber(text: string): number {
  return /^[1-9]\d{0,11}$/.test(text) ? Number(text) : Number.NaN;
}

/** The invoice or credit note of the address; 404 without it. */
export async function requestedInvoice({
  request,
  context,
  params,
}: Pick<Route.LoaderArgs, 'request' | 'context'> & { params: { invoice: string } }) {
  const path = `/admin/invoices/${params.invoice}`;
  const who = await ownerOnly('orders', { request, context }, path);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const identity = await studioIdentity(world);
  const today = studioDay(world.clock.now());
  const invoice = await findInvoice(world.db.query, invoiceNumber(params.invoice), today);
  if (!invoice) throw data(null, { status: 404 });
  return { path, who, world, language, identity, today, invoice };
}
