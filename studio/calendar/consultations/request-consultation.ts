import type { World } from '#platform/world.ts';
import { type BookingInput, bookingInput, refusedInput } from '#studio/calendar/booking/booking-input.ts';
import { insertBooking } from '#studio/calendar/booking/bookings.store.ts';
import {
  confirmMinutes,
  confirmUntil,
  consultationCourseId,
  consultationName,
} from '#studio/calendar/booking/consultation.ts';
import {
  type BookingRefusal,
  mailLimitReached,
  type RefusalKind,
  refuse,
} from '#studio/calendar/booking/refusals.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { lockClaim, moveClaimTo } from '#studio/calendar/claims.store.ts';
import { lockHoldCounters } from '#studio/calendar/holds/hold-counters.store.ts';
import { type HoldTerms, holdTerms } from '#studio/calendar/holds/hold-terms.queries.ts';
import { holderOf } from '#studio/calendar/holds/holder.ts';
import { limitReached, unpaidHolds } from '#studio/calendar/holds/unpaid-holds.queries.ts';
import { consultationMinutes, type Slot, slotAt } from '#studio/calendar/slot.ts';
import { revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import { type Change, change, type Write } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { giveBackLimits, takeLimits } from '#studio/shared/limits/take-limits.ts';
import type { Who } from '#studio/shared/who.ts';
import { type OpenConsultation, openConsultations } from './open-consultations.queries.ts';

export type RequestOutcome =
  | { ok: true; email: string; start: Temporal.Instant; end: Temporal.Instant; holderToken: string }
  | ({ ok: false } & BookingRefusal);

class Refused extends Error {
  readonly refusal: Exclude<RefusalKind, 'bad-input'>;
  constructor(refusal: Exclude<RefusalKind, 'bad-input'>) {
    super(refusal);
    this.refusal = refusal;
  }
}

const consultationInput = bookingInput.omit({ courseId: true, courseName: true });

/** Claims a half hour for 30 minutes and emails a confirmation. One per email; a new choice releases the earlier. */
export async function requestConsultation(world: World, who: Who, input: unknown): Promise<RequestOutcome> {
  const parsed = consultationInput.safeParse(input);
  if (!parsed.success) return refusedInput(who.language, parsed.error, input);
  if (world.settings.consultationUrl) return refuse(who.language, 'not-offered');
  const now = world.clock.now();
  const terms = await holdTerms(world.db.query, world.settings, { kind: 'consultation', courseId: null });
  const slot = slotAt(parsed.data.slotStart, { now, ...terms.opening(consultationMinutes) });
  if (!slot) return refuse(who.language, 'not-offered');

  const { email } = parsed.data;
  const counts = [
    ['confirmationMailsPerAddress', who.address],
    ['confirmationMailsPerRecipient', email],
  ] as const;
  const mail = await takeLimits(world, counts);
  if (!mail.ok) {
    return mailLimitReached(who.language, mail);
  }
  let hasMailed = false;
  try {
    const requested = await change(world, who, (c) => ask(c, { input: parsed.data, slot, terms }));
    hasMailed = requested.hasMailed;
    return { ok: true, email, start: slot.start, end: slot.end, holderToken: requested.holderToken };
  } catch (error) {
    if (error instanceof Refused) return refuse(who.language, error.refusal);
    throw error;
  } finally {
    if (!hasMailed) await giveBackLimits(world, counts);
  }
}

async function ask(
  c: Change,
  {
    input,
    slot,
    terms: { rules, limits },
  }: { input: Omit<BookingInput, 'courseId' | 'courseName'>; slot: Slot; terms: HoldTerms },
): Promise<{ holderToken: string; hasMailed: boolean }> {
  const holder = holderOf(c.world, c.who, input.email);
  const { holderToken, holderHash, networks } = holder;
  await lockHoldCounters(c.tx, holder);
  const open = await openConsultations(c.tx, holder, c.now);
  const same = open.find(({ state, start, isOfEmail }) => {
    return state === 'held' && isOfEmail && start.equals(slot.start);
  });
  if (same) return { holderToken, hasMailed: false };
  let hasOther = false;
  for (const one of open) {
    const isReplaced = one.isOwn && (await releaseEarlier(c, one));
    if (one.isOfEmail && !isReplaced) hasOther = true;
  }
  if (hasOther) throw new Refused('open-consultation');
  const tooMany = limitReached(
    await unpaidHolds(c.tx, holder, { kind: 'consultation', start: slot.start, now: c.now, limits }),
    limits,
  );
  if (tooMany) throw new Refused(tooMany);

  const expiresAt = confirmUntil(slot.start, c.now);
  const claim = { kind: 'consultation' as const, state: 'held' as const, expiresAt, insteadOf: null };
  const claimId = await claimSlot(c, { hour: slot, claim, rules });
  if (!claimId) throw new Refused('taken');
  const course = { courseId: consultationCourseId, courseName: consultationName };
  const { language } = c.who;
  const booking = { ...input, ...course, claimId, language, holderHash, networks };
  const bookingId = await insertBooking(c.tx, booking);
  await publish(c, { type: 'consultation.requested', bookingId, confirmMinutes });
  return { holderToken, hasMailed: true };
}

/** False: it was confirmed meanwhile and stays booked. */
async function releaseEarlier(c: Write, { claimId, bookingId }: OpenConsultation): Promise<boolean> {
  const claim = await lockClaim(c.tx, claimId);
  if (claim?.state === 'booked') return false;
  if (await moveClaimTo(c, claimId, 'released')) {
    await revokeSecretLinks(c.tx, { subjectId: bookingId, now: c.now, purpose: 'consultation-confirm' });
  }
  return true;
}
