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
  /** `cs_test_` + a running number: short, and the same in every run. */
  newId(prefix: string): string;
}

export function secondsOf(clock: Clock): number {
  return Math.floor(clock.now().epochMilliseconds / 1000);
}
