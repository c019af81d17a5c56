import { PaymentRefused, type Payments, PaymentUnavailable } from '../payments.ts';

export type Call =
  | 'createSession'
  | 'retrieve'
  | 'listSessions'
  | 'expire'
  | 'capture'
  | 'void'
  | 'refund'
  | 'retrievePlan'
  | 'scheduleEnd'
  | 'endPlan';

/** unreachable: never arrives; silent: takes effect, the answer is lost; refusing: rejected. */
export interface Trouble {
  how: 'unreachable' | 'silent' | 'refusing';
  calls?: readonly Call[];
}

export function underTrouble(
  calls: Pick<Payments, Call>,
  trouble: () => Trouble | null,
): Pick<Payments, Call> {
  async function over<T>(name: Call, call: () => Promise<T>): Promise<T> {
    const now = trouble();
    const how = now && (now.calls?.includes(name) ?? true) ? now.how : null;
    if (how === 'unreachable') throw new PaymentUnavailable('Test checkout: out of reach');
    if (how === 'refusing')
      throw new PaymentRefused('Test checkout: refused by the outage setting', 'test_refusal');
    const answer = await call();
    if (how === 'silent') throw new PaymentUnavailable('Test checkout: the answer was lost');
    return answer;
  }
  return {
    createSession: (request) => over('createSession', () => calls.createSession(request)),
    retrieve: (sessionId) => over('retrieve', () => calls.retrieve(sessionId)),
    listSessions: (since) => over('listSessions', () => calls.listSessions(since)),
    expire: (sessionId) => over('expire', () => calls.expire(sessionId)),
    capture: (intentId, amount, key) => over('capture', () => calls.capture(intentId, amount, key)),
    void: (intentId, key) => over('void', () => calls.void(intentId, key)),
    refund: (intentId, amount, key) => over('refund', () => calls.refund(intentId, amount, key)),
    retrievePlan: (id) => over('retrievePlan', () => calls.retrievePlan(id)),
    scheduleEnd: (id, months, key) => over('scheduleEnd', () => calls.scheduleEnd(id, months, key)),
    endPlan: (id) => over('endPlan', () => calls.endPlan(id)),
  };
}
