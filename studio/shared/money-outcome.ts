import type { Money } from './money.ts';

/** What a cancellation means for what was paid. */
export type MoneyOutcome =
  /** `isManual`: paid in person, so the studio refunds it in person. `toGiftCard`: the part back on a gift card. */
  | { kind: 'refunded'; amount: Money; isManual?: boolean; toGiftCard?: Money }
  | { kind: 'voided'; amount: Money }
  | { kind: 'credit-returned' }
  | { kind: 'credit-kept' }
  | { kind: 'kept'; amount: Money }
  | { kind: 'nothing-paid' }
  /** Cancelled too late and not paid beforehand: the owner can charge the fee that was agreed. */
  | { kind: 'fee-agreed'; amount: Money }
  /** Its person chooses another time or a refund. */
  | { kind: 'new-time' }
  /** `creditNote` null: it was never sent. */
  | { kind: 'invoice-cancelled'; number: number; creditNote: number | null }
  /** Cancelled too late: its invoice stays to be paid. */
  | { kind: 'invoice-due'; number: number };
