import type { SessionStore, StoredSession } from './session-store.ts';

/** The payer on the hosted page, their bank, and the owner in the provider's dashboard. */
export class Payer {
  readonly #books: SessionStore;
  constructor(books: SessionStore) {
    this.#books = books;
  }

  pay(sessionId: string): boolean {
    const session = this.#begin(sessionId);
    if (!session) return false;
    this.#succeed(session);
    return true;
  }

  /** Rare, but possible with every provider: a payment on a page that was reported as expired. */
  payLate(sessionId: string): boolean {
    const session = this.#books.session(sessionId);
    const isDead =
      session?.state === 'expired' && (session.intent === 'none' || session.intent === 'canceled');
    if (!session || !isDead || session.authorisedAt) return false;
    session.intentId ??= this.#books.newId('pi');
    this.#succeed(session);
    return true;
  }

  decline(sessionId: string): boolean {
    const session = this.#begin(sessionId);
    if (session) session.intent = 'requires_payment_method';
    return session !== null;
  }

  startAction(sessionId: string): boolean {
    const session = this.#begin(sessionId);
    if (session) session.intent = 'processing';
    return session !== null;
  }

  finishAction(sessionId: string, outcome: 'approves' | 'refuses'): boolean {
    const session = this.#books.session(sessionId);
    if (session?.intent !== 'processing') return false;
    if (outcome === 'approves') this.#succeed(session);
    else session.intent = 'requires_payment_method';
    return true;
  }

  expireNaturally(sessionId: string): void {
    const session = this.#books.session(sessionId);
    if (session?.state === 'open') this.#books.close(session);
  }

  refundInDashboard(sessionId: string, amountMinor: number): boolean {
    const session = this.#books.session(sessionId);
    if (!session?.intentId || session.intent !== 'succeeded') return false;
    if (this.#books.refundedMinor(session.intentId) + amountMinor > session.capturedMinor) return false;
    const id = this.#books.newId('re');
    const refund = { id, key: id, intentId: session.intentId, amountMinor, status: 'succeeded' as const };
    this.#books.refunds.set(id, refund);
    this.#books.record('refunded', session);
    return true;
  }

  /** The buyer's bank accepts a pending refund, or returns it. */
  endRefund(refundId: string, status: 'succeeded' | 'failed'): void {
    const refund = this.#books.refunds.get(refundId)!;
    refund.status = status;
    const session = this.#books.byIntent(refund.intentId)!;
    this.#books.record(status === 'failed' ? 'refund-failed' : 'refunded', session);
  }

  dispute(sessionId: string): void {
    this.#books.record('disputed', this.#books.sessions.get(sessionId)!);
  }

  #begin(sessionId: string): StoredSession | null {
    const session = this.#books.session(sessionId);
    if (session?.state !== 'open') return null;
    session.intentId ??= this.#books.newId('pi');
    return session;
  }

  #succeed(session: StoredSession): void {
    const holds = session.capture === 'manual';
    session.intent = holds ? 'requires_capture' : 'succeeded';
    session.capturedMinor = holds ? 0 : session.amountMinor;
    session.authorisedAt = this.#books.clock.now();
    if (session.state === 'open') session.state = 'complete';
    this.#books.record('session-completed', session);
  }
}
