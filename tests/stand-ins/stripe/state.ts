import type { Clock } from '#platform/clock.ts';
import type { EventLog } from './events.ts';

export interface StandInSession {
  id: string;
  created: number;
  expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  amount: number;
  currency: string;
  lines: Array<{ name: string; quantity: number; unitAmount: number }>;
  methods: string[];
  captureMethod: 'automatic' | 'automatic_async' | 'manual';
  locale: string;
  successUrl: string;
  cancelUrl: string | null;
  reference: string | null;
  metadata: Record<string, string>;
  intentMetadata: Record<string, string>;
  description: string | null;
  email: string | null;
  payer: { email: string; name: string } | null;
  intentId: string | null;
  mode: 'payment' | 'subscription';
  monthlyAmount: number;
  subscriptionMetadata: Record<string, string>;
  subscriptionId: string | null;
}

/** The result of off-session charges. */
export type Card = 'works' | 'fails-once' | 'fails' | 'slow';

export interface StandInSubscription {
  id: string;
  sessionId: string;
  status: 'active' | 'past_due' | 'canceled';
  started: number;
  monthlyAmount: number;
  currency: string;
  priceId: string;
  scheduleId: string | null;
  ended: number | null;
  metadata: Record<string, string>;
  card: Card;
  payer: { email: string; name: string };
}

export interface StandInInvoice {
  id: string;
  subscriptionId: string;
  created: number;
  total: number;
  status: 'draft' | 'open' | 'paid' | 'void';
  reason: 'subscription_create' | 'subscription_cycle';
  attempts: number;
  intentId: string | null;
  finalizesAt: number | null;
  triesAt: number | null;
  decidesAt: number | null;
}

export interface StandInSchedule {
  id: string;
  subscriptionId: string;
  status: 'active' | 'completed' | 'canceled' | 'released';
  endBehavior: 'release' | 'cancel';
  start: number;
  end: number;
}

export interface StandInIntent {
  id: string;
  sessionId: string;
  created: number;
  amount: number;
  currency: string;
  status:
    | 'requires_payment_method'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled';
  captureMethod: StandInSession['captureMethod'];
  received: number;
  metadata: Record<string, string>;
  description: string | null;
  chargeId: string | null;
  cancellation: string | null;
}

export interface StandInCharge {
  id: string;
  intentId: string;
  amount: number;
  created: number;
  captured: number;
  refunded: number;
  currency: string;
  method: 'card' | 'mobilepay';
  captureBefore: number | null;
  failed: boolean;
  payer: { email: string; name: string };
}

export interface StandInRefund {
  id: string;
  intentId: string;
  chargeId: string;
  created: number;
  amount: number;
  currency: string;
  status: 'pending' | 'succeeded' | 'failed';
  reason: string | null;
  metadata: Record<string, string>;
}

export interface StandInWebhookEndpoint {
  id: string;
  url: string;
  created: number;
  status: 'enabled' | 'disabled';
  api_version: string | null;
  enabled_events: string[];
  description: string | null;
  secret: string;
}

/** Settings of the account and behaviour that Stripe does not document. */
export interface AccountOptions {
  /** Methods enabled in the dashboard; a request can only filter them. */
  accountMethods: string[];
  /** The effect of expire during a 3-D Secure or MobilePay approval: undocumented, so all three exist. */
  expireDuringAction: 'cancels' | 'refuses' | 'leaves-the-intent';
  refunds: 'succeeded' | 'pending';
  /** False: the account is not activated. */
  chargesEnabled: boolean;
  /** Stripe refuses addresses it cannot reach; a test on this machine can be reached. */
  allowsLocalWebhooks: boolean;
}

export interface StripeState {
  clock: Clock;
  origin: string;
  options: AccountOptions;
  events: EventLog;
  sessions: Map<string, StandInSession>;
  intents: Map<string, StandInIntent>;
  charges: Map<string, StandInCharge>;
  refunds: Map<string, StandInRefund>;
  subscriptions: Map<string, StandInSubscription>;
  invoices: Map<string, StandInInvoice>;
  schedules: Map<string, StandInSchedule>;
  webhookEndpoints: Map<string, StandInWebhookEndpoint>;
  newId(prefix: string): string;
}

export function secondsOf(clock: Clock): number {
  return Math.floor(clock.now().epochMilliseconds / 1000);
}
