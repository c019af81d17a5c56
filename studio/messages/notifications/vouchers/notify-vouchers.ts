import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { formatGiftCardCode } from '#studio/offers/gift-cards/gift-card.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { courseTitles } from '#studio/teaching/learning/owner-courses.queries.ts';
import { courseFromOwner } from './course-from-owner.ts';
import { creditBookUrl } from './credit-book-url.ts';
import { creditFromOwner } from './credit-from-owner.ts';
import { entitlementExpiring } from './entitlement-expiring.ts';
import { giftCardDelivered } from './gift-card-delivered.ts';
import { giftCardToDeliver, holderOf } from './voucher-email.queries.ts';

/** The only place that shows the code: its hash is stored, and the email's text is deleted when it is sent. */
export const notifyGiftCardDelivered: DomainEventHandler<'gift-card.delivered'> = async (
  c,
  { giftCardId, code },
) => {
  const card = await giftCardToDeliver(c.tx, giftCardId);
  const to = card.recipientEmail || card.buyerEmail;
  const isGift = card.recipientEmail !== '' && card.recipientEmail !== card.buyerEmail;
  const { language, currency } = card;
  await queueEmail(c, {
    ...giftCardDelivered({
      branding: await readBranding(c.tx, c.world.settings),
      language,
      recipientName: card.recipientName || (isGift ? '' : card.buyerName),
      giver: isGift ? card.buyerName : null,
      message: card.message,
      code: formatGiftCardCode(code),
      amount: { amountMinor: Number(card.balance), currency },
      validUntil: card.validUntil,
    }),
    kind: 'gift-card',
    language,
    to,
  });
};

export const notifyEntitlementExpiring: DomainEventHandler<'entitlement.expiring'> = async (
  c,
  { entitlementId, left },
) => {
  const one = await holderOf(c.tx, entitlementId);
  const to = one.recipientEmail || one.email;
  if (!one.validUntil || !to) return;
  const language = one.language ?? 'en';
  const { currency } = one;
  await queueEmail(c, {
    ...entitlementExpiring({
      branding: await readBranding(c.tx, c.world.settings),
      language,
      name: (one.recipientEmail ? one.recipientName : one.name) ?? '',
      what: await offerTitle(c.tx, one.offerId, language),
      left: currency ? { amount: { amountMinor: left, currency } } : { sessions: left },
      validUntil: one.validUntil,
    }),
    kind: 'entitlement-expiring',
    language,
    to,
    dedupeKey: `entitlement-expiring:${entitlementId}`,
  });
};

export const notifyCreditGranted: DomainEventHandler<'credit.granted'> = async (
  c,
  { entitlementId, count, name, language },
) => {
  const { offerId, email, validUntil } = await holderOf(c.tx, entitlementId);
  await queueEmail(c, {
    ...creditFromOwner({
      branding: await readBranding(c.tx, c.world.settings),
      what: await offerTitle(c.tx, offerId, language),
      bookUrl: await creditBookUrl(c, { id: entitlementId, validUntil, language }),
      language,
      name,
      count,
      validUntil,
    }),
    kind: 'credit-from-owner',
    language,
    to: email,
    dedupeKey: `credit-from-owner:${entitlementId}`,
  });
};

export const notifyCourseGranted: DomainEventHandler<'course.granted'> = async (
  c,
  { entitlementId, courseId, name, language },
) => {
  const { email } = await holderOf(c.tx, entitlementId);
  const [course] = await courseTitles(c.tx, [courseId], language);
  await queueEmail(c, {
    ...courseFromOwner({
      branding: await readBranding(c.tx, c.world.settings),
      course: course?.title ?? courseId,
      language,
      name,
    }),
    kind: 'course-from-owner',
    language,
    to: email,
    dedupeKey: `course-from-owner:${entitlementId}`,
  });
};
