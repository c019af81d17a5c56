import type { World } from '#platform/world.ts';
import { acceptOrder, declineOrder } from '#studio/goods/capture/decide-order.ts';
import { dispatchOrder } from '#studio/goods/dispatch/dispatch-order.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { payOrder } from '#studio/money/checkout/pay-order.ts';
import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import type { May, Who } from '#studio/shared/who.ts';
import { ordered } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { pick } from './pick.ts';
import { type StudioProcess, startOfScenario } from './studio-process.ts';

/** Opens a checkout for a held slot, a seat, or some units of a product. */
export async function checkout(
  studio: StudioProcess,
  who: Who,
  wanted: { subjectId: string; currency: string; pieces: number },
): Promise<void> {
  const { subjectId, currency, pieces } = wanted;
  const creating = await studio.db.query
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'creating')
    .execute();
  if (creating.length > 0) studio.wait(21);
  await studio.run('checkout', async () => {
    const direct = await createPayment(studio.world, who, { subjectId, currency, returnPath: '/courses' });
    const hasPage = direct.ok && direct.url.includes('/checkout/');
    const outcome = hasPage ? await orderPieces(studio, who, subjectId, pieces) : direct;
    if (!outcome.ok) return;
    const session = [...studio.bank.books.sessions.values()].find(({ url }) => url === outcome.url)!;
    studio.boughtBy.set(session.id, subjectId);
  });
}

/** In a new cart; with two units, one can be sent before the other. */
async function orderPieces(studio: StudioProcess, who: Who, offerId: string, quantity: number) {
  const put = await addToCart(studio.world, who, { cartToken: null, offerId, quantity });
  if (!put.ok) throw new Error(put.refusal);
  return ordered(studio.world, who, { id: put.cartId, cartToken: put.token });
}

export async function payAgain(studio: StudioProcess, index: number): Promise<void> {
  const waiting = await studio.db.query
    .selectFrom('orders')
    .select(['id', 'booking_id'])
    .where('pay_until', 'is not', null)
    .orderBy('number')
    .execute();
  const order = pick(waiting, index);
  if (!order) return;
  const expiresAt = startOfScenario.add({ hours: 24 * 365 });
  const token = await makeSecretLink(studio.db.query, { purpose: 'order', subjectId: order.id, expiresAt });
  await studio.run('pay again', async () => {
    const outcome = await payOrder(studio.world, visitor, { token, returnPath: '/' });
    if (!outcome.ok) return;
    const session = [...studio.bank.books.sessions.values()].find(({ url }) => url === outcome.url)!;
    studio.boughtBy.set(session.id, order.booking_id ?? 'pop-filter');
  });
}

/** The owner's actions on an authorised order. */
export async function decideOrder(
  studio: StudioProcess,
  command: { do: 'accept' | 'decline-order' | 'dispatch' | 'dispatch-part'; order: number },
): Promise<void> {
  const verbs = {
    accept: acceptOrder,
    'decline-order': declineOrder,
    dispatch: dispatchOrder,
    'dispatch-part': (world: World, who: May<'orders'>, { orderId }: { orderId: string }) =>
      dispatchOrder(world, who, { orderId, pieces: [{ position: 0, quantity: 1 }] }),
  };
  const verb = verbs[command.do];
  const waiting = await studio.db.query
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'authorised')
    .orderBy('number')
    .execute();
  const order = pick(waiting, command.order);
  if (order) await studio.run(command.do, () => verb(studio.world, owner, { orderId: order.id }));
}
