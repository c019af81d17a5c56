import type { Handler } from './api.ts';
import type { FormFields } from './form.ts';
import { badRequest, missing, StripeRefusal } from './refusal.ts';
import { type StandInWebhookEndpoint, type StripeState, secondsOf } from './state.ts';

/** Of the account itself. The methods are those that Checkout offers by itself. */
export const accountHandlers: Readonly<Record<string, Handler>> = {
  'GET /v1/account': ({ options }) => ({
    id: 'acct_stand_in',
    object: 'account',
    charges_enabled: options.chargesEnabled,
    payouts_enabled: options.chargesEnabled,
    settings: { dashboard: { display_name: 'Belcanto' } },
    type: 'standard',
  }),
  'GET /v1/payment_method_configurations': ({ options }) => ({
    object: 'list',
    data: [
      {
        id: 'pmc_stand_in',
        object: 'payment_method_configuration',
        active: true,
        is_default: true,
        name: 'Default',
        ...Object.fromEntries(
          [...options.accountMethods, 'amazon_pay'].map((name) => {
            const isOn = options.accountMethods.includes(name);
            const value = isOn ? 'on' : 'off';
            const preference = { overridable: null, preference: value, value };
            return [name, { available: isOn, display_preference: preference }];
          }),
        ),
      },
    ],
    has_more: false,
    url: '/v1/payment_method_configurations',
  }),
  'GET /v1/webhook_endpoints': (state) => ({
    object: 'list',
    data: [...state.webhookEndpoints.values()].map((endpoint) => endpointJson(endpoint)),
    has_more: false,
    url: '/v1/webhook_endpoints',
  }),
  'POST /v1/webhook_endpoints': (state, _id, given) => {
    const endpoint = createEndpoint(state, given);
    // Only the response to the creation contains the secret.
    return { ...endpointJson(endpoint), secret: endpoint.secret };
  },
  'DELETE /v1/webhook_endpoints/{id}': (state, id) => {
    if (!state.webhookEndpoints.delete(id)) throw missing('webhook endpoint', id, 'id');
    return { id, object: 'webhook_endpoint', deleted: true };
  },
};

function endpointJson({ secret: _, ...endpoint }: StandInWebhookEndpoint) {
  return { ...endpoint, object: 'webhook_endpoint', livemode: false, metadata: {}, application: null };
}

function createEndpoint(state: StripeState, given: FormFields): StandInWebhookEndpoint {
  const url = String(given.url);
  const { protocol, hostname } = new URL(url);
  const isLocal = /^(localhost|127\.|10\.|192\.168\.|\[::1\])/.test(hostname);
  if (isLocal && !state.options.allowsLocalWebhooks)
    throw badRequest('Invalid URL: URL must be publicly accessible.', 'url', 'url_invalid');
  if (protocol !== 'https:' && protocol !== 'http:') throw badRequest('Invalid URL', 'url', 'url_invalid');
  if (state.webhookEndpoints.size >= 16)
    throw new StripeRefusal(400, 'You have reached the maximum of 16 test webhook endpoints.');
  const id = state.newId('we_');
  const endpoint = {
    id,
    url,
    created: secondsOf(state.clock),
    status: 'enabled' as const,
    api_version: given.api_version === undefined ? null : String(given.api_version),
    enabled_events: (given.enabled_events as string[]).map(String),
    description: given.description === undefined ? null : String(given.description),
    secret: `whsec_${id}`,
  };
  state.webhookEndpoints.set(id, endpoint);
  return endpoint;
}

/** The permission that an endpoint needs, as Stripe names it in its refusals. Writing includes reading. */
const resources: readonly [pattern: RegExp, permission: string][] = [
  [/\/checkout\/sessions/, 'checkout_session'],
  [/\/payment_intents/, 'payment_intent'],
  [/\/refunds/, 'charge'],
  [/\/subscription/, 'subscription'],
  [/\/invoices/, 'invoice'],
  [/\/webhook_endpoints/, 'webhook'],
  [/\/payment_method_configurations/, 'payment_method_configuration'],
  [/\/account/, 'accounts_kyc_basic'],
];

/** @throws StripeRefusal like Stripe, for a restricted key without it */
export function checkPermission(key: string, permissions: ReadonlySet<string>, endpoint: string): void {
  const resource = resources.find(([pattern]) => pattern.test(endpoint))?.[1] ?? 'other';
  const right = endpoint.startsWith('GET') ? 'read' : 'write';
  if (permissions.has(`rak_${resource}_${right}`) || permissions.has(`rak_${resource}_write`)) return;
  const shown = `${key.slice(0, 8)}${'*'.repeat(20)}${key.slice(-4)}`;
  throw new StripeRefusal(
    403,
    `The provided key '${shown}' does not have the required permissions for this endpoint on account 'acct_stand_in'. ` +
      `Having the 'rak_${resource}_${right}' permission would allow this request to continue.`,
  );
}
