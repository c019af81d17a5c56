import Stripe from 'stripe';
import { type InstantMethod, instantMethodNames } from './instant-methods.ts';
import { openStripe, type StripeAccess } from './stripe-client.ts';
import { stripeEventTypes } from './stripe-events.ts';
import { type StripeRight, stripeRights } from './stripe-rights.ts';

export interface StripeAccountFacts {
  /** Null: the key may not read it. */
  name: string | null;
  isActivated: boolean | null;
  methods: InstantMethod[];
}

/** refused: for another reason. `code` of Stripe, never its message, which may quote the request. */
export type StripeProblem =
  | { problem: 'wrong-key' | 'no-answer' | 'address-refused' }
  | { problem: 'missing-rights'; rights: StripeRight[] }
  | { problem: 'refused'; code: string };

type Outcome<T> = ({ ok: true } & T) | ({ ok: false } & StripeProblem);

const none = 'none_of_this_studio';

/** What the adapter calls with each right, on what does not exist: nothing is changed. */
const probes: Readonly<
  Record<Exclude<StripeRight, 'webhooks' | 'payment-methods'>, (stripe: Stripe) => Promise<unknown>>
> = {
  'checkout-sessions': (stripe) => stripe.checkout.sessions.expire(`cs_${none}`),
  'payment-intents': (stripe) => stripe.paymentIntents.cancel(`pi_${none}`),
  charges: (stripe) => stripe.refunds.create({ payment_intent: `pi_${none}` }),
  subscriptions: (stripe) => stripe.subscriptions.cancel(`sub_${none}`),
  invoices: (stripe) => stripe.invoices.voidInvoice(`in_${none}`),
};

/** Whether the key is accepted and may do all that the adapter does, and what it says about the account. */
export async function examineStripe(access: StripeAccess): Promise<Outcome<{ account: StripeAccountFacts }>> {
  const stripe = openStripe(access);
  const missing: StripeRight[] = [];
  const attempt = async <T>(right: StripeRight, call: () => Promise<T>): Promise<T | null> => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Stripe.errors.StripePermissionError) missing.push(right);
      else if (!isAboutMissing(error)) throw error;
      return null;
    }
  };
  try {
    // Alone and first: a wrong key is asked once.
    const configurations = await attempt('payment-methods', () => stripe.paymentMethodConfigurations.list());
    await Promise.all([
      attempt('webhooks', () => stripe.webhookEndpoints.list({ limit: 1 })),
      ...Object.entries(probes).map(([right, call]) => attempt(right as StripeRight, () => call(stripe))),
    ]);
    if (missing.length > 0) {
      const rights = stripeRights.filter((right) => missing.includes(right));
      return { ok: false, problem: 'missing-rights', rights };
    }
    return {
      ok: true,
      account: { ...(await accountOf(stripe)), methods: methodsOf(configurations?.data ?? []) },
    };
  } catch (error) {
    return { ok: false, ...problemOf(error) };
  }
}

/** Restricted keys often cannot read the account they belong to. */
async function accountOf(stripe: Stripe): Promise<Omit<StripeAccountFacts, 'methods'>> {
  try {
    const account = await stripe.accounts.retrieveCurrent();
    return {
      name: account.settings?.dashboard.display_name ?? account.business_profile?.name ?? null,
      isActivated: account.charges_enabled,
    };
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return { name: null, isActivated: null };
    throw error;
  }
}

function methodsOf(configurations: readonly Stripe.PaymentMethodConfiguration[]): InstantMethod[] {
  const active = configurations.filter((one) => one.active && one.parent == null);
  const used = active.find((one) => one.is_default) ?? active[0];
  return instantMethodNames.filter((name) => used?.[name]?.available);
}

export interface StripeWebhook {
  id: string;
  secret: string;
}

/** A new webhook to `url` beside former ones, whose secrets cannot be read. */
export async function createStripeWebhook(
  access: StripeAccess,
  url: string,
): Promise<Outcome<{ webhook: StripeWebhook }>> {
  const stripe = openStripe(access);
  try {
    const { id, secret } = await stripe.webhookEndpoints.create({
      url,
      enabled_events: stripeEventTypes as Stripe.WebhookEndpointCreateParams.EnabledEvent[],
      api_version: Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
      description: 'Belcanto',
    });
    if (!secret) return { ok: false, problem: 'refused', code: 'no_secret' };
    return { ok: true, webhook: { id, secret } };
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError)
      return { ok: false, problem: 'missing-rights', rights: ['webhooks'] };
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'url')
      return { ok: false, problem: 'address-refused' };
    return { ok: false, ...problemOf(error) };
  }
}

/** Those to `url`, except the one that is used. Failures are left: their calls are refused as forged. */
export async function deleteStripeWebhooks(
  access: StripeAccess,
  { url, except, only }: { url: string; except?: string; only?: string },
): Promise<void> {
  const stripe = openStripe(access);
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url !== url || endpoint.id === except || (only && endpoint.id !== only)) continue;
    await stripe.webhookEndpoints.del(endpoint.id);
  }
}

function isAboutMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

function problemOf(error: unknown): StripeProblem {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  if (error instanceof Stripe.errors.StripeAuthenticationError) return { problem: 'wrong-key' };
  const status = error.statusCode;
  if (status === undefined || status === 409 || status === 429 || status >= 500)
    return { problem: 'no-answer' };
  return { problem: 'refused', code: error.code ?? error.rawType ?? 'unknown' };
}
