import type { World } from '#platform/world.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { seededApplication, seededBooking, seededOrder } from '#tests/access/seed.ts';

/**
 * The pages behind the secret links of the seeded order, booking and application, which `plant` must have written.
 */
export async function linkedPages({ db, clock }: World): Promise<string[]> {
  const expiresAt = clock.now().add({ hours: 1 });
  const link = (purpose: 'order' | 'booking' | 'application', subjectId: string) =>
    db.transaction((tx) => makeSecretLink(tx, { purpose, subjectId, expiresAt }));
  const order = await link('order', seededOrder);
  const booking = await link('booking', seededBooking);
  const application = await link('application', seededApplication);
  return [
    `/orders/${order}`,
    `/bookings/${booking}`,
    `/bookings/${booking}/move`,
    `/bookings/${booking}/cancel`,
    `/applications/${application}`,
  ];
}
