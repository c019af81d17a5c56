import {
  type DifferenceGroup,
  type DifferenceKind,
  differenceGroups,
  differenceRules,
  type Repair,
  refundedBy,
  repairOf,
} from '#studio/office/reconciliation/differences/difference.ts';
import type { KnownDifference } from '#studio/office/reconciliation/differences/differences.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { type ReconciliationWords, reconciliationMessages, type Way } from './reconciliation.messages.ts';

export interface DifferenceView {
  key: string;
  kind: DifferenceKind;
  /** In the repair's URL. */
  subject: string;
  what: string;
  href: string | null;
  /** Both sides, where they are amounts or counts. */
  sides: string | null;
  found: string;
  repair: Repair | null;
  /** What the repair does, to confirm first. */
  question: string | null;
  /** The amount that the repair refunds; null: it refunds nothing. */
  refunded: string | null;
  ways: Array<{ way: Way; href: string }>;
}

/** One line each, by what was compared. */
export function differenceGroupsOf(
  known: readonly KnownDifference[],
  language: Language,
): Array<{ group: DifferenceGroup; rows: DifferenceView[] }> {
  const views = known.map((one) => viewOf(one, language));
  return differenceGroups
    .map((group) => ({ group, rows: views.filter(({ kind }) => differenceRules[kind].group === group) }))
    .filter(({ rows }) => rows.length > 0);
}

function viewOf(difference: KnownDifference, language: Language): DifferenceView {
  const words = reconciliationMessages[language];
  const { kind, subjectId, details, foundAt } = difference;
  const when = details.at ? formats[language].short(Temporal.Instant.from(details.at)) : null;
  const repair = repairOf(difference);
  const money = formats[language].moneyIn(details.currency ?? 'DKK');
  const refundedMinor = repair && refundedBy(repair, details);
  const refunded = refundedMinor === null ? null : money(refundedMinor);
  return {
    key: `${kind} ${subjectId}`,
    kind,
    subject: encodeURIComponent(subjectId),
    what: whatOf(difference, when, words),
    href: hrefOf(difference),
    sides: sidesOf(difference, money, words),
    found: formats[language].short(foundAt),
    repair,
    question: repair && questionOf(repair, { difference, refunded, money, words }),
    refunded,
    ways: waysOf(difference),
  };
}

function questionOf(
  repair: Repair,
  {
    difference: { details },
    refunded,
    money,
    words,
  }: {
    difference: KnownDifference;
    refunded: string | null;
    money: (amountMinor: number) => string;
    words: ReconciliationWords;
  },
): string | null {
  const { expectedMinor = 0, foundMinor = 0, expectedCount = 0, foundCount = 0 } = details;
  const { outcomes } = words;
  switch (repair) {
    case 'refund':
      return words.refundSure(refunded ?? '');
    case 'send-missing-refund':
      return outcomes[repair](refunded ?? '');
    case 'confirm-payment':
      return outcomes[repair](money(expectedMinor));
    case 'take-over-amount':
      return outcomes[repair](money(expectedMinor), money(foundMinor));
    case 'correct-refunds':
      return outcomes[repair](money(foundMinor));
    case 'correct-credits':
      return outcomes[repair](foundCount - expectedCount);
    case 'correct-gift-card':
      return outcomes[repair](money(Math.abs(foundMinor - expectedMinor)), foundMinor > expectedMinor);
    default:
      return hasOutcome(repair) ? outcomes[repair] : null;
  }
}

type PlainOutcome = 'release-time' | 'charge-at-session' | 'book-again' | 'correct-amount';
const plainOutcomes: readonly string[] = [
  'release-time',
  'charge-at-session',
  'book-again',
  'correct-amount',
];
const hasOutcome = (repair: Repair): repair is PlainOutcome => plainOutcomes.includes(repair);

function waysOf({ kind, details }: KnownDifference): DifferenceView['ways'] {
  const { orderId, bookingId, at } = details;
  if (kind === 'paid-without-booking' || kind === 'order-amount')
    return [{ way: 'refund', href: `/admin/orders/${orderId}/refund` }];
  if (kind === 'booking-without-payment') return [{ way: 'session', href: `/admin/bookings/${bookingId}` }];
  if (kind === 'payment-not-at-provider') return [{ way: 'order', href: `/admin/orders/${orderId}` }];
  if (kind !== 'claim-without-booking' || !at) return [];
  const day = studioDay(Temporal.Instant.from(at));
  return [{ way: 'calendar', href: `/admin/bookings?week=${day}` }];
}

function whatOf({ details }: KnownDifference, when: string | null, words: ReconciliationWords): string {
  const { orderNumber, what, bookingId, messageId } = details;
  if (orderNumber) return words.order(orderNumber);
  if (when && (bookingId || !what)) return words.session(when);
  if (messageId) return words.message;
  if (what) return words.email(what);
  return details.paymentId || details.sessionId ? words.payment : words.entitlement;
}

function hrefOf({ kind, subjectId, details }: KnownDifference): string | null {
  if (details.messageId) return `/admin/messages/${details.messageId}`;
  if (details.orderId) return `/admin/orders/${details.orderId}`;
  if (details.bookingId) return `/admin/bookings/${details.bookingId}`;
  return kind === 'email-failed' && subjectId ? '/admin' : null;
}

function sidesOf(
  { details }: KnownDifference,
  money: (amountMinor: number) => string,
  words: ReconciliationWords,
): string | null {
  const { expectedMinor, foundMinor, expectedCount, foundCount } = details;
  if (expectedMinor !== undefined && foundMinor !== undefined) {
    return words.amounts(money(expectedMinor), money(foundMinor));
  }
  if (expectedMinor !== undefined) return money(expectedMinor);
  if (expectedCount === undefined || foundCount === undefined) return null;
  return words.amounts(String(expectedCount), String(foundCount));
}
