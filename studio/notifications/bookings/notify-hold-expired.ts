import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { bookingFactsOf, ownerReader } from './booking-email.queries.ts';
import { ownerUnpaid } from './owner-hold-expired.ts';

/** Visitors' own holds and releases by the owner are ignored. */
export const notifyHoldExpired: DomainEventHandler<'hold.expired'> = async (world, tx, { claimId }) => {
  const now = world.clock.now();
  const booking = await tx
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('bookings.id')
    .where('claims.id', '=', claimId)
    .where('claims.expires_at', '<=', now)
    .where('bookings.by_link', '=', true)
    .where('bookings.email', '!=', '')
    .executeTakeFirst();
  const owner = booking && (await ownerReader(tx));
  if (!owner) return;
  const { lesson } = await bookingFactsOf(tx, world.settings, booking.id);
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
