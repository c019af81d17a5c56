import type { Database } from '../db/database.ts';
import { checked } from '../outside-transactions.ts';
import type { Payments } from './payments.ts';

export function outsideTransactions(payments: Payments, db: Pick<Database, 'isInTransaction'>): Payments {
  return {
    provider: payments.provider,
    isTestMode: payments.isTestMode,
    checkoutOrigins: payments.checkoutOrigins,
    createSession: checked(db, 'payments.createSession', (request) => payments.createSession(request)),
    retrieve: checked(db, 'payments.retrieve', (sessionId) => payments.retrieve(sessionId)),
    listSessions: checked(db, 'payments.listSessions', (since) => payments.listSessions(since)),
    expire: checked(db, 'payments.expire', (sessionId) => payments.expire(sessionId)),
    capture: checked(db, 'payments.capture', (intentId, amount, key) =>
      payments.capture(intentId, amount, key),
    ),
    void: checked(db, 'payments.void', (intentId, key) => payments.void(intentId, key)),
    refund: checked(db, 'payments.refund', (intentId, amount, key) => payments.refund(intentId, amount, key)),
    retrievePlan: checked(db, 'payments.retrievePlan', (id) => payments.retrievePlan(id)),
    scheduleEnd: checked(db, 'payments.scheduleEnd', (id, months, key) =>
      payments.scheduleEnd(id, months, key),
    ),
    endPlan: checked(db, 'payments.endPlan', (id) => payments.endPlan(id)),
    verifyEvent: (rawBody, signature) => payments.verifyEvent(rawBody, signature),
  };
}
