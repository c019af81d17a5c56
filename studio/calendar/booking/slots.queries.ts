import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { type BufferMinutes, bookingRules, buffersOf, rulesOfOffer } from '#studio/calendar/booking-rules.ts';
import { holdGraceSeconds, overdueBefore } from '#studio/calendar/claim.ts';
import { openingHours, type TakenTime, takenTimes } from '#studio/calendar/opening.queries.ts';
import { type Slot, type SlotKind, slotMinutes, slotsFrom } from '#studio/calendar/slot.ts';
import { dayHeading, localLabel, slotName } from '#studio/calendar/slot-name.ts';
import { sessionCourseId } from '#studio/offers/catalogue/offer.ts';
import { cityOf } from '#studio/shared/city-of.ts';
import { slotsKey } from '#studio/shared/content-changed.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { Memo } from '#studio/shared/memo.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import { clocksDiffer, isTimeZone } from '#studio/shared/time/format-time.ts';
import { startOfDay, studioDay } from '#studio/shared/time/studio-time.ts';
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

export interface SlotsRequest {
  kind: SlotKind;
  /** Default: the usual length of the kind. */
  minutes?: number;
  /** Default: the usual session. */
  courseId?: string | null;
  /** The booking that is rescheduled: its own time, buffers and place in the daily limit become free. */
  bookingId?: string;
}

export async function listSlots(
  world: World,
  who: Who,
  input: SlotsRequest & { language: Language; timeZone: string | null },
): Promise<OfferedSlots> {
  const { free, held } = await freeSlots(world, input);
  // A booking cannot move to a time that the same visitor holds.
  const holder = who.holderToken && !input.bookingId ? hashToken(who.holderToken) : null;
  const mine = holder ? held.filter(({ holderHash }) => holderHash === holder).map(({ slot }) => slot) : [];
  const shown = mine.length > 0 ? [...free, ...mine].sort(byStart) : free;
  const days: OfferedDay[] = [];
  for (const slot of shown) {
    const { date, heading, ...texts } = slotTexts(slot, input.language, input.timeZone);
    if (days.at(-1)?.date !== date) days.push({ date, heading, slots: [] });
    days.at(-1)?.slots.push({ ...texts, mine: mine.includes(slot) });
  }
  return { days, zoneNote: zoneNote(world.clock.now(), input.language, input.timeZone) };
}

type SlotTexts = Omit<OfferedSlot, 'mine'> & { date: string; heading: string };

/** Sixty slots in forty languages and zones, twice. */
const knownTexts = new Memo<SlotTexts>(5_000);

function slotTexts({ start, end, day }: Slot, language: Language, timeZone: string | null): SlotTexts {
  const key = `${start.epochMilliseconds} ${end.epochMilliseconds} ${language} ${timeZone}`;
  return knownTexts.get(key, () => ({
    date: day.toString(),
    heading: dayHeading(day, language),
    start: start.toString(),
    end: end.toString(),
    label: formats[language].time(start),
    name: slotName(start, { end, language, visitorTimeZone: timeZone }),
    localLabel: localLabel(start, language, timeZone),
  }));
}

/** When the clock next adds or removes a free slot; a claim can do so before. */
export async function slotsChangeAt(world: World, request: SlotsRequest): Promise<Temporal.Instant> {
  return (await freeSlots(world, request)).changesAt;
}

/** For an email that offers alternatives. Takes the caller's transaction. */
export async function nextFreeSlots(
  world: World,
  {
    count,
    ...session
  }: { q: Queries; now: Temporal.Instant; count: number; minutes: number; courseId: string | null },
): Promise<readonly Slot[]> {
  const { free } = await loadSlots(world, { kind: 'session', ...session });
  return free.slice(0, count);
}

interface FreeSlots {
  free: readonly Slot[];
  /** Taken by one hold of the same kind and start. */
  held: readonly { slot: Slot; holderHash: string }[];
  changesAt: Temporal.Instant;
}

function freeSlots(
  world: World,
  { kind, minutes = slotMinutes[kind], courseId, bookingId }: SlotsRequest,
): Promise<FreeSlots> {
  const offered = kind === 'session' ? (courseId ?? sessionCourseId) : null;
  if (bookingId) {
    const whose = { courseId: offered, own: { bookingId } };
    return loadSlots(world, { q: world.db.query, now: world.clock.now(), kind, minutes, ...whose });
  }
  return world.reference.read({
    name: `slots ${kind} ${minutes} ${offered}`,
    keys: [slotsKey],
    load: () =>
      loadSlots(world, { q: world.db.query, now: world.clock.now(), kind, minutes, courseId: offered }),
    validUntil: ({ changesAt }) => changesAt,
  });
}

async function loadSlots(
  world: World,
  {
    q,
    now,
    kind,
    ...offered
  }: {
    q: Queries;
    now: Temporal.Instant;
    kind: SlotKind;
    minutes: number;
    courseId: string | null;
    own?: { bookingId: string };
  },
): Promise<FreeSlots> {
  const { rules, options, offer } = await openingHours(q, kind, offered);
  const full = new Set(options.fullDays);
  // On a full day the visitor's own hold is still shown.
  const slots = slotsFrom(now, rules, { ...options, fullDays: [] });
  const buffers = buffersOf(rulesOfOffer(await bookingRules(q, world.settings), offer));
  const [first, last] = [slots[0], slots.at(-1)];
  const tomorrow = startOfDay(studioDay(now).add({ days: 1 }));
  if (!first || !last) return { free: [], held: [], changesAt: tomorrow };
  const from = first.start.subtract({ minutes: buffers.before });
  const to = last.end.add({ minutes: buffers.after });
  const all = await takenTimes(q, { from, to, overdue: overdueBefore(now) });
  const own = offered.own?.bookingId;
  const current = own ? all.find(({ bookingId }) => bookingId === own) : undefined;
  const taken = all.filter((time) => time !== current);
  const found: { free: Slot[]; held: { slot: Slot; holderHash: string }[] } = { free: [], held: [] };
  for (const slot of slots) {
    if (current?.start.equals(slot.start)) continue;
    const [overlap, ...others] = taken.filter((time) => touches(time, slot, buffers));
    if (!overlap) {
      if (!full.has(slot.day.toString())) found.free.push(slot);
    } else if (others.length === 0 && overlap.holderHash && isHeld(overlap, slot, kind))
      found.held.push({ slot, holderHash: overlap.holderHash });
  }
  const overdue = taken.flatMap(({ state, expiresAt }) =>
    state === 'held' && expiresAt ? [expiresAt.add({ seconds: holdGraceSeconds })] : [],
  );
  const future = [tomorrow, first.start.subtract({ minutes: options.noticeMinutes ?? 0 }), ...overdue].filter(
    (at) => Temporal.Instant.compare(at, now) > 0,
  );
  return { ...found, changesAt: future.toSorted(Temporal.Instant.compare)[0] ?? tomorrow };
}

function byStart(one: Slot, other: Slot): number {
  return Temporal.Instant.compare(one.start, other.start);
}

function touches(time: TakenTime, slot: Slot, buffers: BufferMinutes): boolean {
  const from = slot.start.subtract({ minutes: buffers.before });
  const to = slot.end.add({ minutes: buffers.after });
  return (
    Temporal.Instant.compare(time.claimedStart, to) < 0 && Temporal.Instant.compare(from, time.claimedEnd) < 0
  );
}

function isHeld(time: TakenTime, slot: Slot, kind: SlotKind): boolean {
  return time.kind === kind && time.state === 'held' && time.start.equals(slot.start);
}

function zoneNote(now: Temporal.Instant, language: Language, zone: string | null): string {
  if (!isTimeZone(zone) || !clocksDiffer(now, zone)) return notes[language].one;
  return notes[language].two(cityOf(zone, language));
}
