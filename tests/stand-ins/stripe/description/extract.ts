import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { emptyScope, readDeclarations, type Scope, type TypeNode } from './read-declarations.ts';
import type { Field, RequestDescription, Shape } from './shape.ts';

/**
 * Parameters of session creation that we send or might send: extracted with all nested fields. Others are known by
 * name only.
 */
const FOLLOWED = new Set([
  'adaptive_pricing',
  'allowed_payment_method_types',
  'excluded_payment_method_types',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'custom_text',
  'payment_intent_data',
  'subscription_data',
  'submit_type',
  'ui_mode',
  'wallet_options',
]);

const ENDPOINTS: Readonly<Record<string, string>> = {
  'POST /v1/checkout/sessions': 'Checkout.SessionCreateParams',
  'GET /v1/checkout/sessions': 'Checkout.SessionListParams',
  'GET /v1/checkout/sessions/{id}': 'Checkout.SessionRetrieveParams',
  'POST /v1/checkout/sessions/{id}/expire': 'Checkout.SessionExpireParams',
  'GET /v1/payment_intents/{id}': 'PaymentIntentRetrieveParams',
  'POST /v1/payment_intents/{id}/capture': 'PaymentIntentCaptureParams',
  'POST /v1/payment_intents/{id}/cancel': 'PaymentIntentCancelParams',
  'POST /v1/refunds': 'RefundCreateParams',
  'GET /v1/refunds': 'RefundListParams',
  'GET /v1/refunds/{id}': 'RefundRetrieveParams',
  'GET /v1/subscriptions/{id}': 'SubscriptionRetrieveParams',
  'DELETE /v1/subscriptions/{id}': 'SubscriptionCancelParams',
  'GET /v1/invoices': 'InvoiceListParams',
  'POST /v1/invoices/{id}/void': 'InvoiceVoidInvoiceParams',
  'POST /v1/subscription_schedules': 'SubscriptionScheduleCreateParams',
  'POST /v1/subscription_schedules/{id}': 'SubscriptionScheduleUpdateParams',
  'POST /v1/subscription_schedules/{id}/cancel': 'SubscriptionScheduleCancelParams',
  'GET /v1/account': 'AccountRetrieveCurrentParams',
  'GET /v1/payment_method_configurations': 'PaymentMethodConfigurationListParams',
  'GET /v1/webhook_endpoints': 'WebhookEndpointListParams',
  'POST /v1/webhook_endpoints': 'WebhookEndpointCreateParams',
  'DELETE /v1/webhook_endpoints/{id}': 'WebhookEndpointDeleteParams',
};

const FILES = [
  'shared',
  'resources/Checkout/Sessions',
  'resources/PaymentIntents',
  'resources/Refunds',
  'resources/Subscriptions',
  'resources/Invoices',
  'resources/SubscriptionSchedules',
  'resources/Accounts',
  'resources/PaymentMethodConfigurations',
  'resources/WebhookEndpoints',
];

function find(path: string[], from: Scope): { scope: Scope; name: string } | null {
  for (let scope: Scope | null = from; scope; scope = scope.parent) {
    let inner: Scope | undefined = scope;
    for (const step of path.slice(0, -1)) inner = inner?.namespaces.get(step);
    const name = path.at(-1)!;
    if (inner?.interfaces.has(name) || inner?.aliases.has(name)) return { scope: inner, name };
  }
  return null;
}

function isNull(node: TypeNode): boolean {
  return (node.is === 'name' && node.path[0] === 'null') || (node.is === 'literal' && node.value === '');
}

function shapeOfUnion(members: TypeNode[], scope: Scope, depth: number): Shape {
  const given = members.filter(
    (node) => !isNull(node) && !(node.is === 'name' && node.path[0] === 'OtherString'),
  );
  const emptyable = members.some(isNull) ? { emptyable: true as const } : {};
  const values = given.flatMap((node) => (node.is === 'literal' ? [node.value] : []));
  if (values.length === given.length) return { kind: 'enum', values, ...emptyable };
  if (given.length === 1) return { ...shapeOf(given[0]!, scope, depth), ...emptyable };
  return { kind: 'any' };
}

const PLAIN: Readonly<Record<string, Shape>> = {
  string: { kind: 'string' },
  number: { kind: 'integer' },
  boolean: { kind: 'boolean' },
  MetadataParam: { kind: 'metadata' },
};

function shapeOf(node: TypeNode, scope: Scope, depth: number): Shape {
  if (node.is === 'literal') return { kind: 'enum', values: [node.value] };
  if (node.is === 'union') return shapeOfUnion(node.members, scope, depth);
  if (node.is === 'inline') return { kind: 'any' };
  const name = node.path.join('.');
  if (PLAIN[name]) return { ...PLAIN[name] };
  if (name === 'Array') return { kind: 'list', of: shapeOf(node.of[0]!, scope, depth) };
  if (name === 'Emptyable') return { ...shapeOf(node.of[0]!, scope, depth), emptyable: true };
  const found = find(node.path, scope);
  if (!found || depth > 8) return { kind: 'any' };
  const alias = found.scope.aliases.get(found.name);
  if (alias) return shapeOf(alias, found.scope, depth);
  return { kind: 'object', fields: fieldsOf(found.name, found.scope, depth + 1) };
}

function fieldsOf(name: string, scope: Scope, depth: number): Record<string, Field> {
  const declared = scope.interfaces.get(name)!;
  const inherited = declared.extended ? find([declared.extended], scope) : null;
  const fields = inherited ? fieldsOf(inherited.name, inherited.scope, depth) : {};
  for (const member of declared.members) {
    const followed = depth > 0 || FOLLOWED.has(member.name) || !name.startsWith('SessionCreate');
    const shape = shapeOf(member.type, scope, depth);
    const pruned: Shape =
      followed || !['object', 'list', 'enum'].includes(shape.kind) ? shape : { kind: 'any' };
    fields[member.name] = member.optional ? pruned : { ...pruned, required: true };
  }
  return fields;
}

function sdkFile(path: string): string {
  const root = new URL('../', import.meta.resolve('stripe'));
  return readFileSync(fileURLToPath(new URL(path, root)), 'utf8');
}

/** The parameters of the endpoints we use, as the installed SDK declares them. */
export function extractRequestDescription(): RequestDescription {
  const scope = emptyScope(null);
  for (const file of FILES) readDeclarations(sdkFile(`esm/${file}.d.ts`), scope);
  const version = sdkFile('VERSION').trim();
  const apiVersion = /ApiVersion = '([^']+)'/.exec(sdkFile('esm/apiVersion.js'))![1]!;
  const endpoints: RequestDescription['endpoints'] = {};
  for (const [endpoint, name] of Object.entries(ENDPOINTS)) {
    const found = find(name.split('.'), scope);
    if (!found) throw new Error(`the SDK declares no ${name}`);
    endpoints[endpoint] = { kind: 'object', fields: fieldsOf(found.name, found.scope, 0) };
  }
  return {
    source: `Extract of the request parameters in npm stripe ${version}, generated by Stripe from its OpenAPI description. MIT, Copyright (C) 2011 Ask Bjørn Hansen, Copyright (C) 2013 Stripe, Inc.`,
    apiVersion,
    openapi: sdkFile('OPENAPI_VERSION').trim(),
    endpoints,
  };
}
