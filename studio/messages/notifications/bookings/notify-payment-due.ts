import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { formats } from '#studio/shared/format.ts';
import type { Money } from '#studio/shared/money.ts';
import { paymentDueTexts, sessionTexts } from '../texts/booking-texts.ts';
import { bookingFactsOf, endOfHold } from './booking-email.queries.ts';
import { type BookingEmail, bookingFacts, hourBlock } from './booking-email.ts';

interface BookingPaymentDue extends BookingEmail {
  price: Money;
  payUntil: Temporal.Instant;
  payUrl: string;
}

export function bookingPaymentDue(mail: BookingPaymentDue): EmailContent {
  const { language, branding, lesson } = mail;
  const words = paymentDueTexts.of(mail);
  const until = formats[language].instant(mail.payUntil);
  return renderEmail({
    branding,
    language,
    subject: words.subject(formats[language].day(lesson.start)),
    headline: words.headline,
    blocks: [
      greeting(mail, lesson.name),
      hourBlock(lesson, { language }),
      text(words.lead(branding.coachName, until)),
      bookingFacts(mail, [words.price, formats[language].money(mail.price)]),
      button(words.button, mail.payUrl),
      small(sessionTexts(mail).keepLink),
    ],
  });
}

/** The secret link's lifetime after the session. */
const linkDaysAfter = 30;

export const notifyPaymentDue: DomainEventHandler<'booking.payment-link-issued'> = async (
  c,
  { bookingId, price },
) => {
  const facts = await bookingFactsOf(c.tx, c.world.settings, bookingId);
  const branding = await readBranding(c.tx, c.world.settings);
  const payUntil = await endOfHold(c.tx, facts.claimId);
  if (!payUntil) throw new Error('an hour that is kept has no end');
  const token = await makeSecretLink(c.tx, {
    purpose: 'booking',
    subjectId: bookingId,
    expiresAt: facts.lesson.end.add({ hours: linkDaysAfter * 24 }),
  });
  const { language, lesson } = facts;
  await queueEmail(c, {
    ...bookingPaymentDue({
      branding,
      language,
      lesson,
      writtenAt: c.now,
      price,
      payUntil,
      payUrl: siteAddress(branding, `/bookings/${token}`, language),
    }),
    kind: 'booking-to-pay',
    language,
    to: lesson.email,
    dedupeKey: `booking-to-pay:${facts.claimId}`,
  });
};
