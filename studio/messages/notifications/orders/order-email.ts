import { type Tender, tenderOf } from '#studio/money/orders/tender/tender.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import type { Fact } from '#studio/shared/email/email-content.ts';
import type { Language } from '#studio/shared/language.ts';
import type { DateFacts } from '../dates/date-calendar.ts';
import type { Addressed, Writer } from '../define-email.ts';
import { orderLabels } from './order.messages.ts';
import type { LoadedOrder, OrderData } from './order.queries.ts';

export interface DatedOrder extends OrderData {
  date: DateFacts | null;
  writtenAt: Temporal.Instant;
}

/** `subjectId`: what the email is about, if not the order. */
export type Order = LoadedOrder & { subjectId?: string };

/** Without an address nothing is queued: the return page showed everything. */
export function toBuyer({ facts: { order }, subjectId = order.id }: Order, kind: string): Addressed {
  const again = order.email_restored_at ? ':restored' : order.email_corrected_at ? ':corrected' : '';
  return { to: order.email, language: order.language, kind, dedupeKey: `${kind}:${subjectId}${again}` };
}

export function orderFact(
  mail: Pick<OrderData, 'orderNumber' | 'description'> & { language: Language },
): Fact {
  return [orderLabels[mail.language].order, `${mail.orderNumber}, ${mail.description}`];
}

export function tenderOfEmail({ amount, paidParts }: Pick<OrderData, 'amount' | 'paidParts'>): Tender {
  return tenderOf({ totalMinor: amount.amountMinor, giftCardMinor: paidParts?.giftCardMinor ?? 0 });
}

/** The wording required by law. */
const withdrawLabel = { en: 'Withdraw from contract here', da: 'Fortryd aftale her' };

/** Required in every confirmation of a purchase (withdrawal function, in force since 19 June 2026). */
export function withdrawLink({ branding, language }: Writer, orderNumber?: string) {
  const query = orderNumber ? `?order=${encodeURIComponent(orderNumber)}` : '';
  return { label: withdrawLabel[language], href: siteAddress(branding, `/withdraw${query}`, language) };
}
