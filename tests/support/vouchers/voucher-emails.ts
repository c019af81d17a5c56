import type { Branding } from '#studio/email/branding.ts';
import type { EmailContent } from '#studio/email/email-content.ts';
import { creditFromOwner } from '#studio/notifications/vouchers/credit-from-owner.ts';
import { entitlementExpiring } from '#studio/notifications/vouchers/entitlement-expiring.ts';
import { giftCardDelivered } from '#studio/notifications/vouchers/gift-card-delivered.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';

const at = (text: string) => Temporal.Instant.from(text);

export function voucherEmails({
  branding,
  language,
  name,
  what,
  amount,
}: {
  branding: Branding;
  language: Language;
  name: string;
  what: string;
  amount: Money;
}): Record<string, EmailContent> {
  const reader = { branding, language };
  return {
    giftCard: giftCardDelivered({
      ...reader,
      recipientName: name,
      giver: 'Mia <Holm> & Søn',
      message: 'Tillykke!\nSyng højt.',
      code: 'K7Q2-9A4D-XR3M-0TBE-5WZN',
      amount,
      validUntil: at('2029-11-20T23:00:00Z'),
    }),
    giftCardForOneself: giftCardDelivered({
      ...reader,
      recipientName: '',
      giver: null,
      message: '',
      code: 'K7Q2-9A4D-XR3M-0TBE-5WZN',
      amount,
      validUntil: null,
    }),
    creditFromOwner: creditFromOwner({
      ...{ ...reader, name, what, count: 1 },
      validUntil: at('2027-11-20T23:00:00Z'),
      bookUrl: 'http://localhost:3000/private-coaching/book?credit=token',
    }),
    creditsFromOwner: creditFromOwner({
      ...{ ...reader, name: '', what, count: 3, validUntil: null },
      bookUrl: 'http://localhost:3000/private-coaching/book?credit=token',
    }),
    packExpiring: entitlementExpiring({
      ...reader,
      name,
      what,
      left: { sessions: 2 },
      validUntil: at('2027-11-20T23:00:00Z'),
    }),
    giftCardExpiring: entitlementExpiring({
      ...reader,
      name: '',
      what,
      left: { amount: amount },
      validUntil: at('2029-11-20T23:00:00Z'),
    }),
  };
}
