import { type Payments, PaymentUnavailable } from '#platform/payments/payments.ts';

/**
 * The same provider for one round of many calls: once it was silent `patience` times in a row, the rest of the round
 * is told so at once instead of waiting for each call's own end.
 */
export function withCircuitBreaker(payments: Payments, patience: number): Payments {
  let silent = 0;
  const ask = async <T>(call: () => Promise<T>): Promise<T> => {
    if (silent >= patience) throw new PaymentUnavailable('the provider was silent before');
    try {
      const answer = await call();
      silent = 0;
      return answer;
    } catch (error) {
      silent = error instanceof PaymentUnavailable ? silent + 1 : 0;
      throw error;
    }
  };
  return {
    provider: payments.provider,
    isTestMode: payments.isTestMode,
    checkoutOrigins: payments.checkoutOrigins,
    createSession: (...given) => ask(() => payments.createSession(...given)),
    retrieve: (...given) => ask(() => payments.retrieve(...given)),
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
