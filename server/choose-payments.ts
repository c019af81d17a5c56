import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/log.ts';
import type { Payments } from '#platform/payments/payments.ts';
import { openTestCheckout, type TestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import type { Settings } from '#platform/settings.ts';

export interface PaymentParts {
  settings: Settings;
  db: Database;
  clock: Clock;
  log: Log;
  secret: Uint8Array;
  testCheckoutUrl?: string | undefined;
}

/** Without a Stripe key, the test checkout on this machine or where allowed; else closed. */
export async function choosePayments(parts: PaymentParts): Promise<{
  payments: Payments | null;
  testCheckout: TestCheckout | null;
}> {
  const { settings, clock, testCheckoutUrl, ...rest } = parts;
  if (settings.stripe) {
    const { createStripePayments } = await import('#platform/payments/stripe-payments.ts');
    return { payments: createStripePayments({ ...settings.stripe, clock }), testCheckout: null };
  }
  if (!settings.isLoopbackSite && !settings.allowTestPayments) return { payments: null, testCheckout: null };
  const testCheckout = openTestCheckout({ ...rest, clock, publicUrl: testCheckoutUrl ?? settings.siteUrl });
  return { payments: testCheckout.payments, testCheckout };
}
