import { openTestCheckout, type TestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import type { Card } from '#platform/payments/test-checkout/session-row.ts';
import type { World } from '#platform/world.ts';
import { createPaymentOf } from '#studio/money/checkout/create-payment.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { syncSubscription } from '#studio/money/subscriptions/sync-subscription.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import { quietLog } from './site/quiet-log.ts';
import type { RunningSite } from './site/running-site.ts';
import { visitor } from './who.ts';

export interface Beside {
  world: World;
  checkout: TestCheckout;
}

/** A studio over the database of a running site, this many days ago. Its jobs do not run. */
export function beside(site: RunningSite, { daysAgo = 0 } = {}): Beside {
  const { secret } = site.world;
  const clock = { now: () => site.world.clock.now().subtract({ hours: 24 * daysAgo }) };
  const checkout = openTestCheckout({ db: site.db, clock, secret, log: quietLog, publicUrl: site.url });
  const jobs: World['jobs'] = { ...site.world.jobs, send: async () => {} };
  return { checkout, world: { ...site.world, log: quietLog, payments: checkout.payments, jobs, clock } };
}

/**
 * A course in three monthly charges, the first of them this many days ago. No webhook arrives and no
 * reconciliation runs: only `tend` changes the plan.
 */
export async function boughtPlan(
  site: RunningSite,
  { daysAgo, card = 'works', ...buyer }: { daysAgo: number; card?: Card; email: string; name: string },
): Promise<string> {
  const { world, checkout } = beside(site, { daysAgo });
  const line = { offerId: 'main-course-premium-3-months', description: 'Main course, Premium', quantity: 1 };
  const basket = {
    key: `page:${newToken()}`,
    cartId: null,
    currency: 'USD',
    capture: 'now',
    lines: [{ ...line, unitMinor: 49_700, vatClass: 'standard', withdrawalRegime: 'digital' }],
    buyer,
    consents: [],
    shipsTo: null,
  } as const;
  const outcome = await createPaymentOf(world, { who: visitor, basket, returnPath: '/sales' });
  if (!outcome.ok) throw new Error(outcome.refusal);
  const sessionId = outcome.url.split('/').at(-1) ?? '';
  await checkout.payer.pay(sessionId, { ...buyer, card, arrival: 'never' });
  const payment = await site.db.query
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  await settlePayment(world, payment.id);
  await unwatched(site, payment.order_id);
  return payment.order_id;
}

/**
 * Synchronises a plan with the provider, as a webhook or the reconciliation would; `refused`: calls that it then
 * refuses.
 */
export async function syncPlan(
  site: RunningSite,
  orderId: string,
  refused?: 'scheduleEnd' | 'endPlan',
): Promise<void> {
  const { world, checkout } = beside(site);
  if (refused) checkout.fail({ how: 'refusing', calls: [refused] });
  await syncSubscription(world, orderId);
  await unwatched(site, orderId);
}

async function unwatched({ db }: RunningSite, orderId: string): Promise<void> {
  await db.query.updateTable('plans').set({ next_check_at: null }).where('order_id', '=', orderId).execute();
}
