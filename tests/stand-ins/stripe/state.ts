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
  /** In minor units, of the recurring line. */
  monthlyAmount: number;
  subscriptionMetadata: Record<string, string>;
  subscriptionId: string | null;
}

/** What the payer's card does with charges made without the payer. */
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
  /** When it is finalized, tried again, or decided by the bank. */
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

/** What the account's owner and the world outside may choose; Stripe documents none of these answers for sure. */
export interface Habits {
  /** Methods switched on in the dashboard; a request can only filter them. */
  accountMethods: string[];
  /** What expire does while a 3-D Secure or MobilePay approval is under way: undocumented, so all three exist. */
  expireDuringAction: 'cancels' | 'refuses' | 'leaves-the-intent';
  /** How a refund begins. */
  refunds: 'succeeded' | 'pending';
}

export interface StripeState {
  clock: Clock;
  origin: string;
  habits: Habits;
  events: EventLog;
  sessions: Map<string, StandInSession>;
  intents: Map<string, StandInIntent>;
  charges: Map<string, StandInCharge>;
  refunds: Map<string, StandInRefund>;
  subscriptions: Map<string, StandInSubscription>;
  invoices: Map<string, StandInInvoice>;
  schedules: Map<string, StandInSchedule>;
  /** `cs_test_` + a running number: short, and the same in every run. */
  newId(prefix: string): string;
}

export function secondsOf(clock: Clock): number {
  return Math.floor(clock.now().epochMilliseconds / 1000);
}
