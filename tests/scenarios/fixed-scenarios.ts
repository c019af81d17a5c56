import {
  type Command,
  goods,
  outageUntilExpiry,
  programme,
  type Scenario,
  sentInParts,
  toCheckout,
  undecidedUntilExpiry,
} from './commands.ts';
import { invoiced } from './invoice-commands.ts';

const paid: Command[] = [
  { do: 'pay', session: 0 },
  { do: 'return', session: 0 },
];

const sent: Command[] = [
  { do: 'buy', entry: goods, person: 0, pieces: 1 },
  ...paid,
  { do: 'dispatch', order: 0 },
  ...sentInParts(1),
  { do: 'return', session: 0 },
  { do: 'dispatch', order: 0 },
];

/** Bookings: refunded in time, cancelled too late, and paid for when another person has the slot. */
const cancelled: Command[] = [
  ...toCheckout(3, 0),
  ...paid,
  { do: 'cancel', booking: 0 },
  ...toCheckout(0, 1),
  ...paid,
  { do: 'cancel', booking: 0 },
  ...toCheckout(1, 2),
  { do: 'release', booking: 0 },
  { do: 'hold', hour: 1, person: 3 },
  { do: 'pay-late', session: 0 },
];

/**
 * Nobody decides: two authorisations expire at the studio, across a kill, and one at the provider during an
 * outage.
 */
const undecided: Command[] = [
  ...undecidedUntilExpiry({ entry: goods, person: 0, pieces: 2 }, 12),
  ...undecidedUntilExpiry({ entry: programme, person: 1, pieces: 1 }, 40),
  ...outageUntilExpiry({ entry: programme, person: 2, pieces: 1 }),
];

/** While one process waits for the provider's response, another cancels the reservation. */
const crossed: Command[] = [
  { do: 'buy', entry: goods, person: 0, pieces: 2 },
  { do: 'pay', session: 0 },
  { do: 'delay-response', calls: 1, commands: 3 },
  { do: 'return', session: 0 },
  { do: 'deliver-event', event: 0, times: 1 },
  { do: 'run-job', job: 0 },
  { do: 'decline-order', order: 0 },
];

/** A refund is sent twice; the delayed answer of one attempt arrives as an outage after the other has succeeded. */
const refundedMeanwhile: Command[] = [
  { do: 'hold', hour: 2, person: 0 },
  { do: 'checkout', booking: 0, currency: 'DKK' },
  { do: 'pay', session: 0 },
  { do: 'return', session: 0 },
  { do: 'cancel', booking: 0 },
  { do: 'start-outage', when: 'after', calls: 1 },
  { do: 'run-job', job: 0 },
  { do: 'refund-outside', session: 0, share: 1 },
  { do: 'run-job', job: 0 },
  { do: 'delay-response', calls: 1, commands: 1 },
  { do: 'accept', order: 0 },
  { do: 'run-job', job: 0 },
];

/** Goods paid for after another order took the stock; the owner accepts the authorisation before it is voided. */
const lateGoodsAccepted: Command[] = [
  { do: 'buy', entry: goods, person: 0, pieces: 2 },
  { do: 'expire-page', session: 0 },
  { do: 'return', session: 0 },
  { do: 'buy', entry: goods, person: 0, pieces: 2 },
  { do: 'buy', entry: goods, person: 0, pieces: 2 },
  { do: 'pay-late', session: 2 },
  { do: 'buy', entry: goods, person: 0, pieces: 2 },
  { do: 'expire-page', session: 0 },
  { do: 'return', session: 0 },
  { do: 'buy', entry: goods, person: 0, pieces: 2 },
  { do: 'buy', entry: goods, person: 0, pieces: 2 },
  { do: 'pay-late', session: 2 },
  { do: 'buy', entry: 0, person: 0, pieces: 1 },
  { do: 'pay', session: 0 },
  { do: 'hold', hour: 0, person: 0 },
  { do: 'checkout', booking: 0, currency: 'DKK' },
  { do: 'return', session: 4 },
  { do: 'accept', order: 0 },
];

/** Emails leave at the end: the link of the first request is sent after the second one is confirmed. */
const requestedAgain: Command[] = [
  { do: 'request-consultation', hour: 3, person: 3 },
  { do: 'wait', seconds: 18_001 },
  { do: 'request-consultation', hour: 2, person: 3 },
  { do: 'confirm-consultation', consultation: 0 },
];

const fixed = [
  sent,
  cancelled,
  undecided,
  crossed,
  refundedMeanwhile,
  lateGoodsAccepted,
  requestedAgain,
  invoiced,
];

/** What the few scenarios of `npm test` must cover whatever chance adds. */
export const fixedScenarios: readonly Scenario[] = fixed.flatMap((commands) =>
  [false, true].map((losesQueue) => ({
    refunds: 'succeeded' as const,
    expireDuringAction: 'cancels' as const,
    losesQueue,
    commands,
  })),
);
