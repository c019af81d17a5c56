import type { FormFields, FormValue } from './form.ts';
import { badRequest } from './refusal.ts';
import type { StandInSession } from './state.ts';

/** Smallest charge per currency, in minor units: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const SMALLEST: Readonly<Record<string, number>> = {
  dkk: 250,
  eur: 50,
  gbp: 30,
  nok: 300,
  sek: 300,
  usd: 50,
};
const MINUTE = 60;

function text(value: FormValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function fields(value: FormValue | undefined): FormFields {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

function list(value: FormValue | undefined): FormValue[] {
  return Array.isArray(value) ? value : [];
}

/** Stripe's limits: 50 keys, names of 40 and values of 500 characters. */
export function checkMetadata(given: FormValue | undefined, param: string): Record<string, string> {
  const entries = Object.entries(fields(given)).map(([name, value]) => [name, text(value) ?? ''] as const);
  if (entries.length > 50) throw badRequest('You can only have 50 metadata keys', param);
  for (const [name, value] of entries) {
    if (name.length > 40 || value.length > 500) throw badRequest(`Metadata too long: ${name}`, param);
  }
  return Object.fromEntries(entries);
}

function checkUrl(given: string | null, param: string): string {
  if (given === null) throw badRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  const readable = given.replaceAll('{CHECKOUT_SESSION_ID}', 'id');
  if (!/^https?:\/\//.test(readable) || !URL.canParse(readable)) {
    throw badRequest('Not a valid URL', param, 'url_invalid');
  }
  return given;
}

function checkExpiry(given: string | null, now: number): number {
  const at = given === null ? now + 24 * 60 * MINUTE : Number(given);
  if (at < now + 30 * MINUTE) {
    throw badRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (at > now + 24 * 60 * MINUTE) {
    throw badRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return at;
}

function checkEmail(given: string | null): string | null {
  if (given !== null && !/^[\x21-\x3f\x41-\x7e]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(given)) {
    throw badRequest(`Invalid email address: ${given}`, 'customer_email', 'email_invalid');
  }
  return given;
}

function checkLine(given: FormValue, index: number) {
  const at = `line_items[${index}]`;
  const price = fields(fields(given).price_data);
  const name = text(fields(price.product_data).name);
  const quantity = text(fields(given).quantity);
  const amount = text(price.unit_amount);
  if (name === null || amount === null) throw badRequest('Missing price or product', at, 'parameter_missing');
  if (quantity === null) throw badRequest(`Quantity is required. Add \`quantity\` to \`${at}\``, at);
  if (Number(quantity) < 1 || Number(amount) < 0) throw badRequest('Invalid non-negative integer', at);
  const currency = text(price.currency)!.toLowerCase();
  if (!Object.hasOwn(SMALLEST, currency))
    throw badRequest(`Invalid currency: ${currency}.`, `${at}[price_data][currency]`);
  const interval = text(fields(price.recurring).interval);
  if (interval !== null && interval !== 'month')
    throw badRequest('This stand-in bills by the month only', at);
  const isRecurring = interval !== null;
  return { name, quantity: Number(quantity), unitAmount: Number(amount), currency, isRecurring };
}

function checkLines(given: FormValue | undefined) {
  const lines = list(given).map(checkLine);
  if (lines.length === 0)
    throw badRequest('Missing required param: line_items.', 'line_items', 'parameter_missing');
  if (lines.length > 100) throw badRequest('At most 100 line items', 'line_items');
  const currency = lines[0]!.currency;
  if (lines.some((line) => line.currency !== currency)) {
    throw badRequest('All line items must have the same currency', 'line_items');
  }
  const amount = lines.reduce((sum, line) => sum + line.quantity * line.unitAmount, 0);
  if (amount < SMALLEST[currency]!) {
    throw badRequest(
      'The total amount due must add up to at least 50 cents',
      'line_items',
      'amount_too_small',
    );
  }
  if (amount > 99_999_999)
    throw badRequest('Amount must be no more than 999999.99', 'line_items', 'amount_too_large');
  return { lines, currency, amount };
}

/** The two modes of a session, and the parameters exclusive to one of them. */
function checkMode(given: FormFields, lines: ReturnType<typeof checkLines>['lines']) {
  const recurring = lines.filter((line) => line.isRecurring);
  if (given.mode === 'payment') {
    if (recurring.length > 0)
      throw badRequest('You must provide at least one non-recurring price', 'line_items');
    if (given.subscription_data) throw badRequest('Only in `subscription` mode', 'subscription_data');
    return { mode: 'payment' as const, monthlyAmount: 0 };
  }
  if (given.mode !== 'subscription') throw badRequest('This stand-in does not support this mode', 'mode');
  if (recurring.length !== 1)
    throw badRequest('`subscription` mode needs a recurring price; this stand-in takes one', 'line_items');
  if (given.payment_intent_data)
    throw badRequest('You can not pass `payment_intent_data` in `subscription` mode.', 'payment_intent_data');
  return { mode: 'subscription' as const, monthlyAmount: recurring[0]!.unitAmount * recurring[0]!.quantity };
}

/** Rules of a hosted payment page that the published description states only in prose. */
export function checkSession(given: FormFields, now: number) {
  const { lines, currency, amount } = checkLines(given.line_items);
  const { mode, monthlyAmount } = checkMode(given, lines);
  const intent = fields(given.payment_intent_data);
  const reference = text(given.client_reference_id);
  if (reference && reference.length > 200) throw badRequest('At most 200 characters', 'client_reference_id');
  const cancelUrl = text(given.cancel_url);
  const session: Omit<
    StandInSession,
    'id' | 'created' | 'status' | 'currency' | 'methods' | 'payer' | 'intentId' | 'subscriptionId'
  > = {
    mode,
    monthlyAmount,
    subscriptionMetadata: checkMetadata(
      fields(given.subscription_data).metadata,
      'subscription_data[metadata]',
    ),
    expiresAt: checkExpiry(text(given.expires_at), now),
    amount,
    lines,
    captureMethod: (text(intent.capture_method) ?? 'automatic_async') as StandInSession['captureMethod'],
    locale: text(given.locale) ?? 'auto',
    successUrl: checkUrl(text(given.success_url), 'success_url'),
    cancelUrl: cancelUrl === null ? null : checkUrl(cancelUrl, 'cancel_url'),
    reference,
    metadata: checkMetadata(given.metadata, 'metadata'),
    intentMetadata: checkMetadata(intent.metadata, 'payment_intent_data[metadata]'),
    description: text(intent.description),
    email: checkEmail(text(given.customer_email)),
  };
  const allowed = given.allowed_payment_method_types;
  const allowedMethods = allowed === undefined ? null : list(allowed).map((method) => text(method) ?? '');
  return { session, currency, allowedMethods };
}
