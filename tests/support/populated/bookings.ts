import type { ClaimKind, ClaimState, CoveredBy } from '#platform/db/schema/booking.ts';
import { idOf, longName, momentOf, others, type Place, åse } from './people.ts';

interface Hour {
  number: number;
  who: { readonly name: string; readonly email: string };
  day: number;
  time: string;
  kind?: ClaimKind;
  state?: ClaimState;
  coveredBy?: CoveredBy;
  attended?: 'completed' | 'no-show';
  place?: 'online' | 'studio';
}

const [long, mia, nanna, andré] = others;

const hours: readonly Hour[] = [
  { number: 1, who: åse, day: 3, time: '10:00', coveredBy: 'order', place: 'studio' },
  { number: 2, who: long, day: 1, time: '09:00', coveredBy: 'at-session', place: 'online' },
  { number: 3, who: mia, day: 1, time: '11:00', coveredBy: 'entitlement' },
  { number: 4, who: nanna, day: 0, time: '17:00', coveredBy: 'owner', place: 'studio' },
  { number: 5, who: andré, day: 2, time: '13:30', kind: 'consultation', coveredBy: 'free', place: 'online' },
  { number: 6, who: åse, day: -6, time: '10:00', coveredBy: 'order', attended: 'completed' },
  { number: 7, who: åse, day: -13, time: '10:00', coveredBy: 'order', attended: 'no-show' },
  { number: 8, who: long, day: -2, time: '14:00', coveredBy: 'order' },
  { number: 9, who: mia, day: 5, time: '15:00', state: 'cancelled', coveredBy: 'order' },
  { number: 10, who: åse, day: 17, time: '16:00', coveredBy: 'entitlement', place: 'online' },
  { number: 11, who: åse, day: 4, time: '11:00', state: 'held', place: 'studio' },
];

/** Bookings in every state, and the owner's blocked time. */
export async function seedBookings(place: Place): Promise<void> {
  const { query } = place.db;
  for (const hour of hours) {
    const start = momentOf(place, hour.day, hour.time);
    const { kind = 'session', state = 'booked', attended } = hour;
    const end = start.add({ minutes: kind === 'consultation' ? 30 : 60 });
    const claimId = idOf('c', hour.number);
    // Held by a payment link from the owner: for most of a day.
    const isHeld = state === 'held';
    const heldUntil = isHeld ? place.clock.now().add({ hours: 20 }).round('minute') : null;
    await query
      .insertInto('claims')
      .values({ ...claim(start, end), id: claimId, kind, state, expires_at: heldUntil })
      .execute();
    const isConsultation = kind === 'consultation';
    await query
      .insertInto('bookings')
      .values({
        ...hour.who,
        id: idOf('b', hour.number),
        claim_id: claimId,
        course_id: isConsultation ? 'consultation' : 'private-coaching',
        course_name: isConsultation ? 'Consultation' : 'Private Coaching',
        language: 'da',
        time_zone: hour.number === 2 ? 'America/New_York' : null,
        place: hour.place ?? null,
        order_id: null,
        entitlement_id: null,
        covered_by: hour.coveredBy ?? null,
        by_link: isHeld,
        holder_hash: null,
        address_hash: null,
        completed_at: attended === 'completed' ? end : null,
        no_show_at: attended === 'no-show' ? end : null,
        reminded_at: null,
        confirmed_at: isHeld ? null : start.subtract({ hours: 48 }),
        created_at: isHeld ? place.clock.now().subtract({ hours: 3 }) : start.subtract({ hours: 72 }),
      })
      .execute();
  }
  for (const [number, day, note] of [
    [90, 4, 'Tandlæge'],
    [91, 2, `Øvedag med ${longName}, øvelokale 3 på Frederiksberg`],
  ] as const) {
    const start = momentOf(place, day, '14:00');
    await query
      .insertInto('claims')
      .values({
        ...claim(start, start.add({ hours: 3 })),
        id: idOf('c', number),
        kind: 'block',
        state: 'blocked',
        note,
      })
      .execute();
  }
}

function claim(start: Temporal.Instant, end: Temporal.Instant) {
  const bare = { slot_start: start, slot_end: end, claimed: `[${start},${end})` };
  return { ...bare, expires_at: null, date_id: null, note: null as string | null };
}
