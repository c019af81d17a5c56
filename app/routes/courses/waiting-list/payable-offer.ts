import { type ActionFunctionArgs, data } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { readCurrency } from '#studio/shared/money.ts';
import { payableSeat } from '#studio/teaching/waiting-list/pay-for-seat.ts';
import { entryByLink } from '#studio/teaching/waiting-list/waiting-list.queries.ts';

export const offerPage = '/courses/waiting-list/offers/:token';

/** Null: the seat is not for sale in this currency. An unknown link is 404. */
export async function payableOffer(
  { context, params }: Pick<ActionFunctionArgs, 'context' | 'params'>,
  typedCurrency: string,
) {
  const world = worldOf(context);
  const entry = await entryByLink(world, 'seat-offer', params.token ?? '');
  if (!entry) throw data(null, { status: 404 });
  const currency = readCurrency(typedCurrency);
  if (entry.state !== 'offered' || !currency) return null;
  const { language } = factsOf(context);
  const asked = { entry, currency, language, now: world.clock.now() };
  const payable = await payableSeat(world.db.query, asked);
  return 'refusal' in payable ? null : payable;
}
