import type { Clock } from '#platform/clock.ts';
import type {
  CaptureMode,
  CurrencyCode,
  PaymentStatus,
  SessionRequest,
} from '#platform/payments/payments.ts';

export interface StoredSession {
  id: string;
  paymentId: string;
  orderNumber: string;
  slot: SessionRequest['slot'] | null;
  createdAt: Temporal.Instant;
  url: string;
  successUrl: string;
  cancelUrl: string;
  lines: SessionRequest['lines'];
  state: PaymentStatus['session'];
  capture: CaptureMode;
  amountMinor: number;
  currency: CurrencyCode;
  email: string | null;
  expiresAt: Temporal.Instant;
  intentId: string | null;
  intent: PaymentStatus['intent'];
  capturedMinor: number;
  authorisedAt: Temporal.Instant | null;
  hasLapsed: boolean;
}

export interface BankRefund {
  id: string;
  key: string;
  intentId: string;
  amountMinor: number;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface BankEvent {
  id: string;
  kind: string;
  sessionId: string | null;
  intentId: string | null;
}

export interface ProviderOptions {
  expireDuringAction: 'cancels' | 'refuses' | 'leaves-the-intent';
  refunds: 'pending' | 'succeeded';
}

/** Days in which an authorisation can be captured; afterwards it expires. */
const authorisedDays = 7;

/** The provider's data. Its clock is the test's. */
export class SessionStore {
  readonly sessions = new Map<string, StoredSession>();
  readonly refunds = new Map<string, BankRefund>();
  readonly events: BankEvent[] = [];
  readonly options: ProviderOptions = { expireDuringAction: 'cancels', refunds: 'succeeded' };
  readonly clock: Clock;
  #made = 0;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  newId(prefix: string): string {
    this.#made += 1;
    return `${prefix}_${this.#made}`;
  }

  record(kind: string, session: StoredSession): void {
    this.events.push({ id: this.newId('evt'), kind, sessionId: session.id, intentId: session.intentId });
  }

  session(id: string): StoredSession | null {
    const session = this.sessions.get(id);
    if (!session) return null;
    const now = this.clock.now();
    if (session.state === 'open' && Temporal.Instant.compare(now, session.expiresAt) >= 0) {
      this.close(session);
    }
    const until = this.captureBefore(session);
    if (until && Temporal.Instant.compare(now, until) >= 0) {
      session.intent = 'canceled';
      session.hasLapsed = true;
      this.record('other', session);
    }
    return session;
  }

  byIntent(intentId: string): StoredSession | null {
    const found = [...this.sessions.values()].find((session) => session.intentId === intentId);
    return found ? this.session(found.id) : null;
  }

  captureBefore(session: StoredSession): Temporal.Instant | null {
    if (session.intent !== 'requires_capture') return null;
    return session.authorisedAt?.add({ hours: authorisedDays * 24 }) ?? null;
  }

  close(session: StoredSession): void {
    session.state = 'expired';
    const leaves = session.intent === 'processing' && this.options.expireDuringAction === 'leaves-the-intent';
    if (session.intentId && !leaves) session.intent = 'canceled';
    this.record('session-expired', session);
  }

  refundedMinor(intentId: string | null): number {
    return [...this.refunds.values()]
      .filter((refund) => refund.intentId === intentId && refund.status !== 'failed')
      .reduce((sum, refund) => sum + refund.amountMinor, 0);
  }
}
