import { readBranding } from '#studio/email/branding.queries.ts';
import { siteAddress } from '#studio/email/branding.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { bookingFactsOf } from './booking-email.queries.ts';
import { bookingPaymentDue } from './booking-payment-due.ts';

/** The secret link's lifetime after the session. */
const linkDaysAfter = 30;

export const notifyPaymentDue: DomainEventHandler<'booking.payment-link-issued'> = async (
  world,
  tx,
  { bookingId, price },
) => {
  const now = world.clock.now();
  const facts = await bookingFactsOf(tx, world.settings, bookingId);
  const branding = await readBranding(tx, world.settings);
  const { expires_at: payUntil } = await tx
    .selectFrom('claims')
    .select('expires_at')
    .where('id', '=', facts.claimId)
    .executeTakeFirstOrThrow();
  if (!payUntil) throw new Error('an hour that is kept has no end');
  const token = await makeSecretLink(tx, {
    purpose: 'booking',
    subjectId: bookingId,
    expiresAt: facts.lesson.end.add({ hours: linkDaysAfter * 24 }),
  });
  const { language, lesson } = facts;
  await queueEmail(world, tx, {
    ...bookingPaymentDue({
      branding,
      language,
      lesson,
      writtenAt: now,
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
