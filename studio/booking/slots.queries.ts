import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { type BufferMinutes, bookingRules, buffersOf } from '#studio/calendar/booking-rules.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import { openingRules, type TakenTime, takenTimes } from '#studio/calendar/opening.queries.ts';
import { type Slot, type SlotKind, slotMinutes, slotsFrom } from '#studio/calendar/slot.ts';
import { dayHeading, localLabel, slotName } from '#studio/calendar/slot-name.ts';
import { cityOf } from '#studio/shared/city-of.ts';
import { clocksDiffer, formatClock, isTimeZone } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import type { Who } from '#studio/shared/who.ts';

export interface OfferedSlot {
  start: string;
  end: string;
  label: string;
  name: string;
  localLabel: string | null;
  mine: boolean;
}

export interface OfferedDay {
  date: string;
  heading: string;
  slots: OfferedSlot[];
}

export interface OfferedSlots {
  days: OfferedDay[];
  zoneNote: string;
}

const notes = {
  en: {
    one: 'Times are Copenhagen time.',
    two: (own: string) => `Times are Copenhagen time; below them, the time in ${own}.`,
  },
  da: {
    one: 'Alle tider er dansk tid.',
    two: (own: string) => `Alle tider er dansk tid. Nedenunder ser du tiden i ${own}.`,
  },
};

export async function listSlots(
  world: World,
  who: Who,
  input: { kind: SlotKind; language: Language; timeZone: string | null },
): Promise<OfferedSlots> {
  const now = world.clock.now();
  const holder = who.holderToken ? hashToken(who.holderToken) : null;
  const { slots, taken, buffers } = await slotsAndTaken(world, { q: world.db.query, now, kind: input.kind });
  const days: OfferedDay[] = [];
  for (const slot of slots) {
    const overlapping = taken.filter((time) => touches(time, slot, buffers));
    const mine =
      holder !== null &&
      overlapping.length === 1 &&
      overlapping.every((time) => isOwn(time, { slot, holder, kind: input.kind }));
    if (overlapping.length > 0 && !mine) continue;
    const date = slot.day.toString();
    if (days.at(-1)?.date !== date)
      days.push({ date, heading: dayHeading(slot.day, input.language), slots: [] });
    days.at(-1)?.slots.push({
      start: slot.start.toString(),
      end: slot.end.toString(),
      label: formatClock(slot.start.toZonedDateTimeISO(studioTimeZone).toPlainTime(), input.language),
      name: slotName(slot.start, {
        end: slot.end,
        language: input.language,
        visitorTimeZone: input.timeZone,
      }),
      localLabel: localLabel(slot.start, input.language, input.timeZone),
      mine,
    });
  }
  return { days, zoneNote: zoneNote(now, input.language, input.timeZone) };
}

/** For an email that offers alternatives. Takes the caller's transaction. */
export async function nextFreeSlots(
  world: World,
  { q, now, count }: { q: Queries; now: Temporal.Instant; count: number },
): Promise<Slot[]> {
  const { slots, taken, buffers } = await slotsAndTaken(world, { q, now, kind: 'session' });
  return slots.filter((slot) => !taken.some((time) => touches(time, slot, buffers))).slice(0, count);
}

async function slotsAndTaken(
  world: World,
  { q, now, kind }: { q: Queries; now: Temporal.Instant; kind: SlotKind },
): Promise<{ slots: Slot[]; taken: TakenTime[]; buffers: BufferMinutes }> {
  const slots = slotsFrom(now, await openingRules(q, kind), { durationMinutes: slotMinutes[kind] });
  const buffers = buffersOf(await bookingRules(q, world.settings));
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return { slots, taken: [], buffers };
  const from = first.start.subtract({ minutes: buffers.before });
  const to = last.end.add({ minutes: buffers.after });
  return { slots, taken: await takenTimes(q, { from, to, overdue: overdueBefore(now) }), buffers };
}

function touches(time: TakenTime, slot: Slot, buffers: BufferMinutes): boolean {
  const from = slot.start.subtract({ minutes: buffers.before });
  const to = slot.end.add({ minutes: buffers.after });
  return (
    Temporal.Instant.compare(time.claimedStart, to) < 0 && Temporal.Instant.compare(from, time.claimedEnd) < 0
  );
}

function isOwn(
  time: TakenTime,
  { slot, holder, kind }: { slot: Slot; holder: string; kind: SlotKind },
): boolean {
  return (
    time.kind === kind && time.state === 'held' && time.holderHash === holder && time.start.equals(slot.start)
  );
}

function zoneNote(now: Temporal.Instant, language: Language, zone: string | null): string {
  if (!isTimeZone(zone) || !clocksDiffer(now, studioTimeZone, zone)) return notes[language].one;
  return notes[language].two(cityOf(zone, language));
}
