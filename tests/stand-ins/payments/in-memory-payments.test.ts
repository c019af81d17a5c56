import { describePaymentsContract, type PaymentsHarness } from '#platform/payments/payments.contract.ts';
import { openInMemoryPayments } from './in-memory-payments.ts';

describePaymentsContract('The bank of our tests', async (): Promise<PaymentsHarness> => {
  let now = Temporal.Instant.from('2027-01-04T09:00:00Z');
  const { payments, payer, post } = openInMemoryPayments({ now: () => now });
  return {
    payments,
    now: () => now,
    passTime: async (duration) => {
      now = now.add(duration);
    },
    pay: async (sessionId) => payer.pay(sessionId),
    decline: async (sessionId) => payer.decline(sessionId),
    startAction: async (sessionId) => payer.startAction(sessionId),
    finishAction: async (sessionId, outcome) => payer.finishAction(sessionId, outcome),
    expireNaturally: async (sessionId) => payer.expireNaturally(sessionId),
    events: async () => post(),
    close: async () => {},
  };
});
