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
  world,
  tx,
  { giftCardId, code },
) => {
  const card = await giftCardToDeliver(tx, giftCardId);
  const to = card.recipientEmail || card.buyerEmail;
  const isGift = card.recipientEmail !== '' && card.recipientEmail !== card.buyerEmail;
  const { language, currency } = card;
  await queueEmail(world, tx, {
    ...giftCardDelivered({
      branding: await readBranding(tx, world.settings),
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
  world,
  tx,
  { entitlementId, left },
) => {
  const one = await holderOf(tx, entitlementId);
  const to = one.recipientEmail || one.email;
  if (!one.validUntil || !to) return;
  const language = one.language ?? 'en';
  const { currency } = one;
  await queueEmail(world, tx, {
    ...entitlementExpiring({
      branding: await readBranding(tx, world.settings),
      language,
      name: (one.recipientEmail ? one.recipientName : one.name) ?? '',
      what: await offerTitle(tx, one.offerId, language),
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
  world,
  tx,
  { entitlementId, count, name, language },
) => {
  const { offerId, email, validUntil } = await holderOf(tx, entitlementId);
  await queueEmail(world, tx, {
    ...creditFromOwner({
      branding: await readBranding(tx, world.settings),
      what: await offerTitle(tx, offerId, language),
      bookUrl: await creditBookUrl(world, tx, { id: entitlementId, validUntil, language }),
      ...{ language, name, count, validUntil },
    }),
    kind: 'credit-from-owner',
    language,
    to: email,
    dedupeKey: `credit-from-owner:${entitlementId}`,
  });
};

export const notifyCourseGranted: DomainEventHandler<'course.granted'> = async (
  world,
  tx,
  { entitlementId, courseId, name, language },
) => {
  const { email } = await holderOf(tx, entitlementId);
  const [course] = await courseTitles(tx, [courseId], language);
  await queueEmail(world, tx, {
    ...courseFromOwner({
      branding: await readBranding(tx, world.settings),
      course: course?.title ?? courseId,
      ...{ language, name },
    }),
    kind: 'course-from-owner',
    language,
    to: email,
    dedupeKey: `course-from-owner:${entitlementId}`,
  });
};
