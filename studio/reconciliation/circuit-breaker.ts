import { type Payments, PaymentUnavailable } from '#platform/payments/payments.ts';

/** Circuit breaker for one run: after `threshold` consecutive outages it fails fast. */
export function withCircuitBreaker(payments: Payments, threshold: number): Payments {
  let failures = 0;
  const ask = async <T>(call: () => Promise<T>): Promise<T> => {
    if (failures >= threshold) throw new PaymentUnavailable('the provider was silent before');
    try {
      const answer = await call();
      failures = 0;
      return answer;
    } catch (error) {
      failures = error instanceof PaymentUnavailable ? failures + 1 : 0;
      throw error;
    }
  };
  return {
    provider: payments.provider,
    isTestMode: payments.isTestMode,
    checkoutOrigins: payments.checkoutOrigins,
    createSession: (...given) => ask(() => payments.createSession(...given)),
    retrieve: (...given) => ask(() => payments.retrieve(...given)),
    listSessions: (...given) => ask(() => payments.listSessions(...given)),
    expire: (...given) => ask(() => payments.expire(...given)),
    capture: (...given) => ask(() => payments.capture(...given)),
    void: (...given) => ask(() => payments.void(...given)),
    refund: (...given) => ask(() => payments.refund(...given)),
    retrievePlan: (...given) => ask(() => payments.retrievePlan(...given)),
    scheduleEnd: (...given) => ask(() => payments.scheduleEnd(...given)),
    endPlan: (...given) => ask(() => payments.endPlan(...given)),
    verifyEvent: (...given) => payments.verifyEvent(...given),
  };
}
