import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Money } from '#studio/shared/money.ts';
import { makeSecretLink } from '../people/secret-links.store.ts';
import { bookingToPay } from './booking-to-pay.ts';
import { lessonFactsOf } from './lesson.queries.ts';
import { readLetterhead } from './letterhead.queries.ts';
import { siteAddress } from './letterhead.ts';
import { queueMail } from './queue-mail.ts';

/** How long the secret link to the booking works after the hour itself, as in every mail about it. */
const linkDaysAfter = 30;

/** The owner keeps an hour for somebody: one mail with the price and the way to pay. */
export async function announceToPay(
  world: World,
  tx: Tx,
  { bookingId, price }: { bookingId: string; price: Money },
): Promise<void> {
  const now = world.clock.now();
  const facts = await lessonFactsOf(tx, world.settings, bookingId);
  const letterhead = await readLetterhead(tx, world.settings);
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
  await queueMail(world, tx, {
    ...bookingToPay({
      letterhead,
      language,
      lesson,
      writtenAt: now,
      price,
      payUntil,
      payUrl: siteAddress(letterhead, `/bookings/${token}`, language),
    }),
    kind: 'booking-to-pay',
    language,
    to: lesson.email,
    dedupeKey: `booking-to-pay:${facts.claimId}`,
  });
}
