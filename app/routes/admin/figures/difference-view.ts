import {
  type DifferenceGroup,
  type DifferenceKind,
  differenceGroups,
  differenceRules,
  isIrreversible,
  type Repair,
  repairOf,
} from '#studio/reconciliation/differences/difference.ts';
import type { KnownDifference } from '#studio/reconciliation/differences/differences.queries.ts';
import { formatShort } from '#studio/shared/format-short-date.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { type ReconciliationWords, reconciliationMessages } from './reconciliation.messages.ts';

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
  /** A question to confirm first. */
  question: string | null;
  /** The amount that the repair refunds; null: it refunds nothing. */
  refunded: string | null;
}

/** One line each, by what was compared. */
export function differenceGroupsOf(
  known: readonly KnownDifference[],
  { language, timeZone }: { language: Language; timeZone: string },
): Array<{ group: DifferenceGroup; rows: DifferenceView[] }> {
  const views = known.map((one) => viewOf(one, { language, timeZone }));
  return differenceGroups
    .map((group) => ({ group, rows: views.filter(({ kind }) => differenceRules[kind].group === group) }))
    .filter(({ rows }) => rows.length > 0);
}

function viewOf(
  difference: KnownDifference,
  { language, timeZone }: { language: Language; timeZone: string },
): DifferenceView {
  const words = reconciliationMessages[language];
  const { kind, subjectId, details, foundAt } = difference;
  const when = details.at ? formatShort(Temporal.Instant.from(details.at), timeZone, language) : null;
  const repair = repairOf(difference);
  const money = (amountMinor: number) =>
    formatMoney({ amountMinor, currency: details.currency ?? 'DKK' }, language);
  const refunded = repair && isIrreversible(repair) ? money(details.foundMinor ?? 0) : null;
  return {
    key: `${kind} ${subjectId}`,
    kind,
    subject: encodeURIComponent(subjectId),
    what: whatOf(difference, when, words),
    href: hrefOf(difference),
    sides: sidesOf(difference, money, words),
    found: formatShort(foundAt, timeZone, language),
    repair,
    question: refunded ? words.refundSure(refunded) : null,
    refunded,
  };
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
