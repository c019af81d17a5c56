import type { Database } from '#platform/db/database.ts';
import { PaymentRefused, type Payments, PaymentUnavailable } from '../payments.ts';

export type Call = 'createSession' | 'retrieve' | 'expire' | 'capture' | 'void' | 'refund';

/**
 * How the provider fails this process until told otherwise.
 *  unreachable  the call never arrives
 *  silent       it takes effect, but the answer is lost
 *  refusing     it arrives and is refused
 */
export interface Trouble {
  how: 'unreachable' | 'silent' | 'refusing';
  /** Absent: every call. */
  calls?: readonly Call[];
}

/**
 * Makes the provider's calls behave as if they went over a network: refused inside a transaction of ours, and failing
 * as `trouble` says at the moment of the call.
 */
export function underTrouble(
  calls: Pick<Payments, Call>,
  db: Database,
  trouble: () => Trouble | null,
): Pick<Payments, Call> {
  async function over<T>(name: Call, call: () => Promise<T>): Promise<T> {
    if (db.isInTransaction())
      throw new Error(
        `The payment provider was called (${name}) inside a transaction: it is on the network.`,
      );
    const now = trouble();
    const how = now && (now.calls?.includes(name) ?? true) ? now.how : null;
    if (how === 'unreachable') throw new PaymentUnavailable('Test checkout: out of reach');
    if (how === 'refusing') throw new PaymentRefused('Test checkout: refused, as told', 'refused_as_told');
    const answer = await call();
    if (how === 'silent') throw new PaymentUnavailable('Test checkout: the answer was lost');
    return answer;
  }
  return {
    createSession: (request) => over('createSession', () => calls.createSession(request)),
    retrieve: (sessionId) => over('retrieve', () => calls.retrieve(sessionId)),
    expire: (sessionId) => over('expire', () => calls.expire(sessionId)),
    capture: (intentId, amount, key) => over('capture', () => calls.capture(intentId, amount, key)),
    void: (intentId, key) => over('void', () => calls.void(intentId, key)),
    refund: (intentId, amount, key) => over('refund', () => calls.refund(intentId, amount, key)),
  };
}
