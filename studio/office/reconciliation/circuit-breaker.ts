import { type Payments, PaymentUnavailable } from '#platform/payments/payments.ts';

/** Circuit breaker for one run: after `threshold` consecutive outages it fails fast. */
export function withCircuitBreaker(payments: Payments, threshold: number): Payments {
  let failures = 0;
  const attempt = async <T>(call: () => Promise<T>): Promise<T> => {
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
    createSession: (...given) => attempt(() => payments.createSession(...given)),
    retrieve: (...given) => attempt(() => payments.retrieve(...given)),
    listSessions: (...given) => attempt(() => payments.listSessions(...given)),
    expire: (...given) => attempt(() => payments.expire(...given)),
    capture: (...given) => attempt(() => payments.capture(...given)),
    void: (...given) => attempt(() => payments.void(...given)),
    refund: (...given) => attempt(() => payments.refund(...given)),
    retrievePlan: (...given) => attempt(() => payments.retrievePlan(...given)),
    scheduleEnd: (...given) => attempt(() => payments.scheduleEnd(...given)),
    endPlan: (...given) => attempt(() => payments.endPlan(...given)),
    verifyEvent: (...given) => payments.verifyEvent(...given),
  };
}
