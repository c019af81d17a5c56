import type { Money } from './money.ts';

/** What a cancellation means for what was paid. */
export type MoneyOutcome =
  /** `isManual`: paid in person, so the studio refunds it in person. `toGiftCard`: the part back on a gift card. */
  | { kind: 'refunded'; amount: Money; isManual?: boolean; toGiftCard?: Money }
  | { kind: 'voided'; amount: Money }
  | { kind: 'credit-returned' }
  | { kind: 'credit-kept' }
  | { kind: 'kept'; amount: Money }
  | { kind: 'nothing-paid' };
