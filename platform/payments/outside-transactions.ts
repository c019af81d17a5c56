import type { Database } from '../db/database.ts';
import type { Payments } from './payments.ts';

/**
 * The network is never asked while a transaction holds its locks: a slow vendor would stop the house. Every call of the
 * port throws there, on both adapters alike.
 */
export function outsideTransactions(payments: Payments, db: Pick<Database, 'isInTransaction'>): Payments {
  const checked =
    <A extends unknown[], R>(name: string, call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (db.isInTransaction()) throw new Error(`payments.${name} was called inside a transaction`);
      return call(...args);
    };
  return {
    provider: payments.provider,
    isTestMode: payments.isTestMode,
    checkoutOrigins: payments.checkoutOrigins,
    createSession: checked('createSession', (request) => payments.createSession(request)),
    retrieve: checked('retrieve', (sessionId) => payments.retrieve(sessionId)),
    expire: checked('expire', (sessionId) => payments.expire(sessionId)),
    capture: checked('capture', (intentId, amount, key) => payments.capture(intentId, amount, key)),
    void: checked('void', (intentId, key) => payments.void(intentId, key)),
    refund: checked('refund', (intentId, amount, key) => payments.refund(intentId, amount, key)),
    retrievePlan: checked('retrievePlan', (id) => payments.retrievePlan(id)),
    scheduleEnd: checked('scheduleEnd', (id, months, key) => payments.scheduleEnd(id, months, key)),
    endPlan: checked('endPlan', (id) => payments.endPlan(id)),
    verifyEvent: (rawBody, signature) => payments.verifyEvent(rawBody, signature),
  };
}
