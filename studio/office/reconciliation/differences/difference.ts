import type { Currency } from '#platform/db/schema/columns.ts';

export const differenceGroups = ['payments', 'calendar', 'ledger', 'printing', 'emails'] as const;
export type DifferenceGroup = (typeof differenceGroups)[number];

/** Needs a part of the details, as far as it cannot be repaired without. */
interface DifferenceRule {
  readonly group: DifferenceGroup;
  readonly repair?: Repair;
  readonly needs?: keyof DifferenceDetails;
}

export type Repair =
  | 'settle'
  | 'refund'
  | 'send-refund'
  | 'release'
  | 'grant'
  | 'issue-receipt'
  | 'issue-credit-note'
  | 'create-print-order'
  | 'ask-printer'
  | 'send-email'
  | 'retry-email'
  | 'discard-email'
  | 'write-email'
  | 'confirm-payment'
  | 'take-over-amount'
  | 'send-missing-refund'
  | 'release-time'
  | 'charge-at-session'
  | 'book-again'
  | 'correct-amount'
  | 'correct-refunds'
  | 'correct-credits'
  | 'correct-gift-card';

export const differenceRules = {
  /** The provider's status has not been applied to the order. */
  'payment-unsettled': { group: 'payments', repair: 'settle' },
  /** The provider has money for a checkout that the database does not know. */
  'payment-unknown': { group: 'payments', repair: 'refund' },
  'payment-not-at-provider': { group: 'payments', repair: 'confirm-payment', needs: 'isCaptured' },
  'captured-amount': { group: 'payments', repair: 'take-over-amount' },
  'refund-not-at-provider': { group: 'payments', repair: 'send-missing-refund' },
  'refund-overdue': { group: 'payments', repair: 'send-refund' },
  'hold-overdue': { group: 'calendar', repair: 'release' },
  'claim-without-booking': { group: 'calendar', repair: 'release-time' },
  'booking-without-payment': { group: 'calendar', repair: 'charge-at-session' },
  'paid-without-booking': { group: 'calendar', repair: 'book-again' },
  'order-not-granted': { group: 'ledger', repair: 'grant' },
  'order-amount': { group: 'ledger', repair: 'correct-amount' },
  'refund-amount': { group: 'ledger', repair: 'correct-refunds' },
  'credit-count': { group: 'ledger', repair: 'correct-credits' },
  'gift-card-amount': { group: 'ledger', repair: 'correct-gift-card' },
  'receipt-missing': { group: 'ledger', repair: 'issue-receipt' },
  'credit-note-missing': { group: 'ledger', repair: 'issue-credit-note' },
  'print-order-missing': { group: 'printing', repair: 'create-print-order' },
  'print-order-overdue': { group: 'printing', repair: 'ask-printer' },
  'print-order-unpaid': { group: 'printing', repair: 'ask-printer', needs: 'isNotPlaced' },
  'email-waiting': { group: 'emails', repair: 'send-email' },
  'email-failed': { group: 'emails', repair: 'retry-email' },
  'booking-email-missing': { group: 'emails', repair: 'write-email' },
  'refund-email-missing': { group: 'emails', repair: 'write-email' },
  'reply-email-missing': { group: 'emails', repair: 'write-email' },
  'email-without-cause': { group: 'emails', repair: 'discard-email', needs: 'isWaiting' },
} as const satisfies Record<string, DifferenceRule>;

export type DifferenceKind = keyof typeof differenceRules;

export const differenceKinds = Object.keys(differenceRules) as DifferenceKind[];

/** Found by asking the payment provider. */
export const providerKinds: readonly DifferenceKind[] = [
  'payment-unsettled',
  'payment-unknown',
  'payment-not-at-provider',
  'captured-amount',
  'refund-not-at-provider',
];

/** Ids, numbers and states only: the names are where the ids lead. */
export interface DifferenceDetails {
  orderId?: string;
  orderNumber?: string;
  bookingId?: string;
  paymentId?: string;
  sessionId?: string;
  messageId?: string;
  /** Start of the session. */
  at?: string;
  expectedMinor?: number;
  foundMinor?: number;
  currency?: Currency;
  expectedCount?: number;
  foundCount?: number;
  what?: string;
  isNotPlaced?: true;
  isWaiting?: true;
  isCaptured?: true;
}

export interface Difference {
  kind: DifferenceKind;
  subjectId: string;
  details: DifferenceDetails;
}

/** Keys of the settings table. */
export const lastCheckKey = 'differences-checked';
export const lastNightKey = 'differences-night';

export function isDifferenceKind(kind: string): kind is DifferenceKind {
  return Object.hasOwn(differenceRules, kind);
}

/** Null: no verb repairs it; the owner decides on the page it links to. */
export function repairOf({ kind, details }: Pick<Difference, 'kind' | 'details'>): Repair | null {
  const rule: DifferenceRule = differenceRules[kind];
  if (rule.needs && details[rule.needs] === undefined) return null;
  return rule.repair ?? null;
}

/** Sends this much money back, which its button states. */
export function refundedBy(repair: Repair, { expectedMinor = 0, foundMinor = 0 }: DifferenceDetails) {
  if (repair === 'refund') return foundMinor;
  return repair === 'send-missing-refund' ? expectedMinor - foundMinor : null;
}
