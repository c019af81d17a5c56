import Stripe from 'stripe';

export interface StripeAccess {
  secretKey: string;
  apiBase?: string | null;
  timeoutMs?: number;
}

/** Visitors wait for `createSession`: two attempts with their delay stay under 21 seconds. */
const TIMEOUT_MS = 10_000;
const RETRIES = 1;

function addressOf(apiBase: string | null | undefined): Stripe.StripeConfig {
  if (!apiBase) return {};
  const url = new URL(apiBase);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { protocol, host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443) };
}

export function openStripe({ secretKey, apiBase, timeoutMs }: StripeAccess): Stripe {
  return new Stripe(secretKey, {
    ...addressOf(apiBase),
    timeout: timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    // Sends no latency metrics to Stripe.
    telemetry: false,
  });
}
