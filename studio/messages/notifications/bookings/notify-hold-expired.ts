import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, text } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { formats } from '#studio/shared/format.ts';
import { ownerTexts } from '../owner.messages.ts';
import { bookingFactsOf, ownerReader, unpaidBookingByLink } from './booking-email.queries.ts';
import { type BookingEmail, bookingFacts, hourBlock } from './booking-email.ts';

/** To the owner: a held slot was not paid for. `language` is the owner's. */
export function ownerUnpaid(mail: BookingEmail): EmailContent {
  const { language, branding, lesson } = mail;
  const words = ownerTexts[language];
  return renderEmail({
    branding,
    language,
    isForOwner: true,
    subject: words.unpaid.subject(lesson.name, formats[language].day(lesson.start)),
    headline: words.unpaid.headline,
    blocks: [
      text(words.unpaid.lead(lesson.name)),
      hourBlock(lesson, { language, isOver: true }),
      bookingFacts(mail, [words.student, lesson.name], [words.mail, lesson.email]),
      button(words.unpaid.button, siteAddress(branding, `/admin/bookings/${lesson.bookingId}`)),
    ],
  });
}

/** Visitors' own holds and releases by the owner are ignored. */
export const notifyHoldExpired: DomainEventHandler<'hold.expired'> = async (c, { claimId }) => {
  const bookingId = await unpaidBookingByLink(c.tx, claimId, c.now);
  const owner = bookingId && (await ownerReader(c.tx));
  if (!owner) return;
  const { lesson } = await bookingFactsOf(c.tx, c.world.settings, bookingId);
  const branding = await readBranding(c.tx, c.world.settings);
  const { language, email } = owner;
  await queueEmail(c, {
    ...ownerUnpaid({ branding, language, lesson, writtenAt: c.now }),
    kind: 'owner-unpaid',
    language,
    to: email,
    replyTo: lesson.email,
    dedupeKey: `owner-unpaid:${claimId}`,
  });
};
