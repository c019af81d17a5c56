import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { bookingFactsOf, ownerReader, unpaidBookingByLink } from './booking-email.queries.ts';
import { ownerUnpaid } from './owner-hold-expired.ts';

/** Visitors' own holds and releases by the owner are ignored. */
export const notifyHoldExpired: DomainEventHandler<'hold.expired'> = async (world, tx, { claimId }) => {
  const now = world.clock.now();
  const bookingId = await unpaidBookingByLink(tx, claimId, now);
  const owner = bookingId && (await ownerReader(tx));
  if (!owner) return;
  const { lesson } = await bookingFactsOf(tx, world.settings, bookingId);
  const branding = await readBranding(tx, world.settings);
  const { language, email } = owner;
  await queueEmail(world, tx, {
    ...ownerUnpaid({ branding, language, lesson, writtenAt: now }),
    kind: 'owner-unpaid',
    language,
    to: email,
    replyTo: lesson.email,
    dedupeKey: `owner-unpaid:${claimId}`,
  });
};
