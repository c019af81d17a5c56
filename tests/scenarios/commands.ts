import fc from 'fast-check';
import { type InvoiceCommand, invoiceCommand, invoiceOpening } from './invoice-commands.ts';

/** Numbers select among what exists at that moment, latest first, so that every list of commands is valid. */
export type Command =
  | { do: 'hold'; hour: number; person: number }
  | { do: 'request-consultation'; hour: number; person: number }
  | { do: 'confirm-consultation'; consultation: number }
  | { do: 'checkout'; booking: number; currency: 'DKK' | 'EUR' }
  /** `pieces` of a product; always one of a seat. */
  | { do: 'buy'; entry: number; person: number; pieces: number }
  | {
      do: 'pay' | 'pay-late' | 'decline' | 'start-authentication' | 'approve' | 'refuse' | 'expire-page';
      session: number;
    }
  | { do: 'return'; session: number }
  | { do: 'release' | 'cancel'; booking: number }
  | { do: 'move'; booking: number; hour: number }
  | { do: 'spend-credit'; session: number; hour: number }
  | { do: 'accept' | 'decline-order' | 'dispatch' | 'dispatch-part' | 'pay-again'; order: number }
  | { do: 'refund-outside'; session: number; share: number }
  | { do: 'end-refund'; refund: number; outcome: 'succeeded' | 'failed' }
  | { do: 'retry-refund'; refund: number }
  | { do: 'deliver-event'; event: number; times: number }
  | { do: 'lose-events' }
  | { do: 'run-job'; job: number }
  | { do: 'lose-job'; job: number }
  | { do: 'reconcile' }
  | { do: 'wait'; seconds: number }
  | { do: 'start-outage'; when: 'before' | 'after'; calls: number }
  | { do: 'end-outage' }
  /**
   * The response to the provider's `calls`-th call arrives after the next `commands`, which another process
   * executes.
   */
  | { do: 'delay-response'; calls: number; commands: number }
  | { do: 'kill-after'; steps: number }
  | InvoiceCommand;

/** 0 is the latest: continuing recent actions is more likely than returning to old ones. */
const which = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.nat({ max: 7 }) },
);

const aDay = 86_400;

/**
 * Around the relevant limits: a click, a reconciliation, the end of hold, grace and page, days, and the ends of an
 * authorisation (ours after five days and one, the provider's after seven). Long waits are rare.
 */
const waits = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(1, 31, 61, 590, 601, 616, 1_800, 1_900, 7_200, 18_000, 18_000, 18_000),
  },
  { weight: 1, arbitrary: fc.constantFrom(aDay, aDay, 5 * aDay, 7 * aDay) },
);

/** Like a studio's day, with more bad luck. */
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      hour: fc.nat({ max: 4 }),
      person: fc.nat({ max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('request-consultation' as const),
      hour: fc.nat({ max: 4 }),
      person: fc.nat({ max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('confirm-consultation' as const), consultation: which }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('checkout' as const),
      booking: which,
      currency: fc.constantFrom('DKK', 'DKK', 'DKK', 'EUR'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      entry: fc.nat({ max: 4 }),
      person: fc.nat({ max: 3 }),
      pieces: fc.constantFrom(1, 2),
    }),
  },
  { weight: 11, arbitrary: fc.record({ do: fc.constant('pay' as const), session: which }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'pay-late',
        'decline',
        'start-authentication',
        'start-authentication',
        'approve',
        'approve',
        'refuse',
        'expire-page',
      ),
      session: which,
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('return' as const), session: which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), booking: which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('cancel' as const), booking: which }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('move' as const), booking: which, hour: fc.nat({ max: 4 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('spend-credit' as const),
      session: which,
      hour: fc.nat({ max: 4 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('accept', 'accept', 'decline-order', 'dispatch', 'dispatch-part', 'pay-again'),
      order: which,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('refund-outside' as const),
      session: which,
      share: fc.constantFrom(1, 2, 3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('end-refund' as const),
      refund: which,
      outcome: fc.constantFrom('succeeded', 'succeeded', 'failed'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retry-refund' as const), refund: which }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('deliver-event' as const),
      event: which,
      times: fc.constantFrom(1, 1, 1, 2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose-events' as const) }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('run-job' as const), job: which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('lose-job' as const), job: which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('reconcile' as const) }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: waits }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('start-outage' as const),
      when: fc.constantFrom('before', 'after'),
      calls: fc.constantFrom(1, 2, 1_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('end-outage' as const) }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('delay-response' as const),
      calls: fc.constantFrom(1, 1, 1, 2),
      commands: fc.constantFrom(1, 1, 2, 4),
    }),
  },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('kill-after' as const), steps: fc.nat({ max: 25 }) }) },
  { weight: 10, arbitrary: invoiceCommand },
) as fc.Arbitrary<Command>;

export interface Scenario {
  refunds: 'succeeded' | 'pending';
  expireDuringAction: 'cancels' | 'refuses' | 'leaves-the-intent';
  /** The job queue is lost at the end as well: only the reconciliation is left. */
  losesQueue: boolean;
  commands: Command[];
}

export const goods = 2;
export const programme = 4;

const someone = fc.record({
  hour: fc.nat({ max: 4 }),
  entry: fc.nat({ max: 4 }),
  person: fc.nat({ max: 3 }),
  pieces: fc.constantFrom(1, 2),
  steps: fc.nat({ max: 40 }),
});

/** How typical intentions begin; what follows is up to the commands in between and after. */
const soon: fc.Arbitrary<Command[]> = fc.oneof(
  someone.map(({ hour, person }) => toCheckout(hour, person)),
  someone.map(({ hour, person }) => [...toCheckout(hour, person), { do: 'pay' as const, session: 0 }]),
  someone.map(({ entry, person, pieces }): Command[] => [
    { do: 'buy', entry, person, pieces },
    { do: 'pay', session: 0 },
  ]),
  someone.map(({ person }) => sentInParts(person)),
  invoiceOpening,
  // Paid for, perhaps rescheduled, and refunded, in time or too late.
  someone.map(({ hour, person, pieces }): Command[] => [
    ...toCheckout(hour, person),
    { do: 'pay', session: 0 },
    { do: 'return', session: 0 },
    ...(pieces === 2 ? [{ do: 'move' as const, booking: 0, hour: (hour + 1) % 5 }] : []),
    { do: 'cancel', booking: 0 },
  ]),
  // Money on an expired page, when another person may have the slot or the last seat.
  someone.map(({ hour, person }): Command[] => [
    ...toCheckout(hour, person),
    { do: 'release', booking: 0 },
    { do: 'hold', hour, person: person + 1 },
    { do: 'pay-late', session: 0 },
  ]),
  someone.map(({ entry, person, pieces }): Command[] => [
    { do: 'buy', entry, person, pieces },
    { do: 'expire-page', session: 0 },
    { do: 'return', session: 0 },
    { do: 'buy', entry, person, pieces },
    { do: 'buy', entry, person, pieces },
    { do: 'pay-late', session: 2 },
  ]),
);

/** Rare, because most of what happens in a studio happens within hours. */
const openings: fc.Arbitrary<Command[]> = fc.oneof(
  { weight: 16, arbitrary: soon },
  {
    weight: 1,
    arbitrary: fc
      .tuple(someone, fc.constantFrom(goods, programme))
      .map(([{ person, pieces, steps }, entry]) => undecidedUntilExpiry({ entry, person, pieces }, steps)),
  },
  {
    weight: 1,
    arbitrary: someone.map(({ person, pieces }) => outageUntilExpiry({ entry: programme, person, pieces })),
  },
);

export function sentInParts(person: number): Command[] {
  return [
    { do: 'buy', entry: goods, person, pieces: 2 },
    { do: 'pay', session: 0 },
    { do: 'return', session: 0 },
    { do: 'dispatch-part', order: 0 },
    { do: 'pay-again', order: 0 },
    { do: 'pay', session: 0 },
  ];
}

/** Authorised, and the studio is down until the provider has released the authorisation. */
export function outageUntilExpiry(bought: Bought): Command[] {
  return [
    { do: 'buy', ...bought },
    { do: 'pay', session: 0 },
    { do: 'return', session: 0 },
    { do: 'wait', seconds: 7 * aDay },
  ];
}

interface Bought {
  entry: number;
  person: number;
  pieces: number;
}

/** Authorised, and not decided until it expires; the process may be killed while voiding it. */
export function undecidedUntilExpiry(bought: Bought, steps: number): Command[] {
  return [
    { do: 'buy', ...bought },
    { do: 'pay', session: 0 },
    { do: 'return', session: 0 },
    { do: 'wait', seconds: 5 * aDay },
    { do: 'kill-after', steps },
    { do: 'wait', seconds: aDay },
    { do: 'reconcile' },
  ];
}

export function toCheckout(hour: number, person: number): Command[] {
  return [
    { do: 'hold', hour, person },
    { do: 'checkout', booking: 0, currency: 'DKK' },
  ];
}

export const scenario: fc.Arbitrary<Scenario> = fc.record({
  refunds: fc.constantFrom('succeeded', 'succeeded', 'pending'),
  expireDuringAction: fc.constantFrom('cancels', 'cancels', 'refuses', 'leaves-the-intent'),
  losesQueue: fc.boolean(),
  commands: fc
    .array(
      fc.oneof({ weight: 3, arbitrary: command.map((one) => [one]) }, { weight: 1, arbitrary: openings }),
      { minLength: 5, maxLength: 30, size: 'max' },
    )
    .map((parts) => parts.flat()),
});
