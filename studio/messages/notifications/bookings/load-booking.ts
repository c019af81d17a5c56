import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import type { SessionPayment } from '#studio/money/paid-bookings/session-payment.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import type { Addressed } from '../define-email.ts';
import { at, type Example, exampleLink, writtenAt } from '../example.ts';
import { type BookingFacts, bookingFactsOf, lessonForVisitor, ownerReader } from './booking-email.queries.ts';

/** `base` for the owner, `visitors` without a name that is not confirmed. */
export async function loadBooking({ world, tx, now }: Change, bookingId: string) {
  const facts = await bookingFactsOf(tx, world.settings, bookingId);
  const base = { lesson: facts.lesson, writtenAt: now };
  return { facts, base, visitors: { ...base, lesson: await lessonForVisitor(tx, facts) } };
}

export type LoadedBooking = Awaited<ReturnType<typeof loadBooking>>;

/** The secret link's lifetime after the session. */
const linkDaysAfter = 30;

export async function bookingUrl(
  { world, tx }: { world: Pick<World, 'settings'>; tx: Queries },
  { lesson, language }: BookingFacts,
): Promise<string> {
  const token = await makeSecretLink(tx, {
    purpose: 'booking',
    subjectId: lesson.bookingId,
    expiresAt: lesson.end.add({ hours: linkDaysAfter * 24 }),
  });
  return siteAddress(world.settings, `/bookings/${token}`, language);
}

/** Deduplicated per claim and kind: a rescheduled booking is announced again. */
export const toVisitor = ({ lesson, language, claimId }: BookingFacts, kind: string, again = '') => ({
  to: lesson.email,
  language,
  kind,
  dedupeKey: `${kind}:${claimId}${again}`,
});

export async function toOwner(
  c: Change,
  { lesson, claimId }: BookingFacts,
  kind: string,
): Promise<Addressed | null> {
  const owner = await ownerReader(c.tx);
  if (!owner) return null;
  const { email: to, language } = owner;
  return { to, language, replyTo: lesson.email, dedupeKey: `${kind}:${claimId}` };
}

export const examplePrevious = {
  previousStart: at('2026-11-20T09:00:00Z'),
  previousEnd: at('2026-11-20T10:00:00Z'),
};

export const exampleBooking = (example: Example, kind: SlotKind = 'session') => ({
  lesson: { ...example.lesson, kind },
  writtenAt,
  manageUrl: exampleLink(example, '/bookings'),
  payment: { kind: 'settled' } as SessionPayment,
});
