import type { Database } from '#platform/db/database.ts';
import type { PlansHarness } from '#platform/payments/plans.contract.ts';
import {
  openTestCheckout,
  type TestCheckout,
  type TestCheckoutOptions,
} from '#platform/payments/test-checkout/open-test-checkout.ts';
import { quietLog } from './site/quiet-log.ts';
import { testNow } from './site/test-now.ts';

export interface TestCheckoutHarness extends PlansHarness {
  checkout: TestCheckout;
}

/**
 * A test checkout over `db` under a clock set by tests, in the shape of the payments contract. Delivers no events.
 */
export function testCheckout(db: Database, changes: Partial<TestCheckoutOptions> = {}): TestCheckoutHarness {
  let now = testNow;
  const checkout = openTestCheckout({
    db,
    clock: { now: () => now },
    secret: new Uint8Array(32).fill(7),
    log: quietLog,
    publicUrl: 'http://localhost:3000',
    ...changes,
  });
  const { pay, payCharge, decline, startAction, finishAction, expireNaturally } = checkout.payer;
  return {
    checkout,
    payments: checkout.payments,
    now: () => now,
    passTime: async (duration) => {
      now = now.add(duration);
      await checkout.letTimePass();
    },
    pay,
    payPlan: (sessionId, card) => pay(sessionId, { card }),
    payCharge,
    decline,
    startAction,
    finishAction,
    expireNaturally,
    events: checkout.events,
    close: checkout.stop,
  };
}
