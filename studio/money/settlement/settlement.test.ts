import { describe, expect, test } from 'vitest';
import type { OrderState } from '#platform/db/schema/orders.ts';
import type { PaymentStatus } from '#platform/payments/payments.ts';
import {
  decideSettlement,
  type PaymentFacts,
  paymentFacts,
  type Settlement,
  type SettlementFacts,
} from './settlement.ts';

const sessions = ['open', 'complete', 'expired'] as const;
const intents = [
  'none',
  'requires_payment_method',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const;

function status(changes: Partial<PaymentStatus>): PaymentStatus {
  return {
    sessionId: 'cs',
    session: 'complete',
    intentId: 'pi',
    intent: 'succeeded',
    amountMinor: 195_000,
    currency: 'DKK',
    capturedMinor: changes.intent === 'succeeded' || changes.intent === undefined ? 195_000 : 0,
    refundedMinor: 0,
    captureBefore: null,
    payerEmail: null,
    payerName: null,
    paymentId: null,
    subscriptionId: null,
    ...changes,
  };
}

function decide(
  orderState: OrderState,
  changes: Partial<PaymentStatus>,
  facts: Partial<SettlementFacts> = {},
) {
  return decideSettlement({
    orderState,
    paymentState: 'open',
    authorisesFirst: false,
    amountMinor: 195_000,
    currency: 'DKK',
    knownRefundedMinor: 0,
    status: status(changes),
    ...facts,
  });
}

describe('the payment status for every session and intent', () => {
  const table: Record<(typeof intents)[number], Record<(typeof sessions)[number], PaymentFacts>> = {
    none: { open: 'not-begun', complete: 'under-way', expired: 'dead' },
    requires_payment_method: { open: 'not-begun', complete: 'under-way', expired: 'dead' },
    processing: { open: 'under-way', complete: 'under-way', expired: 'under-way' },
    requires_capture: { open: 'authorised', complete: 'authorised', expired: 'authorised' },
    succeeded: { open: 'captured', complete: 'captured', expired: 'captured' },
    canceled: { open: 'dead', complete: 'dead', expired: 'dead' },
  };
  test.each(intents.flatMap((intent) => sessions.map((session) => [intent, session] as const)))(
    '%s in a session that is %s',
    (intent, session) => {
      expect(paymentFacts(status({ intent, session }))).toBe(table[intent][session]);
    },
  );
});

describe('settlement is total: every order with every payment status', () => {
  const captured = { intent: 'succeeded' } as const;
  const authorised = { intent: 'requires_capture' } as const;
  const dead = { intent: 'canceled' } as const;
  const rows: Array<[OrderState, Settlement, Settlement, Settlement]> = [
    // state, captured, authorised (where we authorise first), ended
    ['open', 'pay', 'authorise', 'lapse'],
    ['authorised', 'pay', 'nothing', 'void'],
    ['lapsed', 'late', 'late', 'nothing'],
    ['voided', 'late', 'late', 'nothing'],
    ['paid', 'nothing', 'nothing', 'nothing'],
    ['refund-due', 'nothing', 'nothing', 'nothing'],
    ['refunded', 'nothing', 'nothing', 'nothing'],
  ];
  test.each(rows)(
    '%s: captured %s, authorised %s, dead %s',
    (state, whenCaptured, whenAuthorised, whenDead) => {
      const first = { authorisesFirst: true, paymentState: 'expired' } as const;
      expect(decide(state, captured, first)).toBe(whenCaptured);
      expect(decide(state, authorised, first)).toBe(whenAuthorised);
      expect(decide(state, dead, first)).toBe(whenDead);
      expect(decide(state, { intent: 'processing' })).toBe('wait');
      expect(decide(state, { intent: 'none', session: 'open' })).toBe('nothing');
    },
  );

  test.each(rows.slice(0, 4))('%s: a payment with another amount is decided by the owner', (state) => {
    expect(decide(state, { amountMinor: 195_001 })).toBe('unmatched');
    expect(decide(state, { currency: 'EUR' })).toBe('unmatched');
    expect(decide(state, { capturedMinor: 100_000 }), 'captured in part').toBe('unmatched');
    expect(decide(state, authorised), 'authorised although capture was immediate').toBe('unmatched');
  });

  test.each(['lapsed', 'voided'] as const)(
    '%s: a payment that outlived its order ends when it can no longer succeed',
    (state) => {
      expect(decide(state, dead, { paymentState: 'open' })).toBe('lapse');
    },
  );

  test.each(['paid', 'refund-due', 'refunded'] as const)(
    '%s: only unknown refunds cause a change',
    (state) => {
      expect(decide(state, { refundedMinor: 500 })).toBe('outside-refund');
      expect(decide(state, { refundedMinor: 500 }, { knownRefundedMinor: 500 })).toBe('nothing');
      expect(decide(state, { refundedMinor: 0 }, { knownRefundedMinor: 500 }), 'our refund is pending').toBe(
        'nothing',
      );
    },
  );
});
