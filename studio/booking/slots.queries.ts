import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '../shared/language.ts';
import { hashToken } from '../shared/secret-token.ts';
import { cityOf, clocksDiffer, isTimeZone, tellClock } from '../shared/tell-time.ts';
import type { Who } from '../shared/who.ts';
import { overdueBefore } from './claim.ts';
import { openingRules, type TakenTime, takenTimes } from './opening.queries.ts';
import { type Slot, slotsFrom, studioTimeZone } from './slot.ts';
import { dayHeading, localLabel, slotName } from './slot-name.ts';

export interface OfferedSlot {
  /** ISO instants in UTC. */
  start: string;
  end: string;
  /** On the studio's clock: '13:30', in Danish '13.30'. */
  label: string;
  /** Full date, time and length: the control's accessible name. */
  name: string;
  /** On the visitor's clock, where it differs. */
  localLabel: string | null;
  /** This browser holds it now. */
  mine: boolean;
}

export interface OfferedDay {
  /** The studio's calendar day, ISO. */
  date: string;
  heading: string;
  slots: OfferedSlot[];
}

export interface OfferedSlots {
  days: OfferedDay[];
  /** Whose clock the times are on, in a sentence. */
  zoneNote: string;
}

const notes = {
  en: {
    one: (city: string) => `Times are ${city} time.`,
    two: (city: string, own: string) => `Times are ${city} time; below them, the time in ${own}.`,
  },
  da: {
    one: (city: string) => `Tiderne er efter uret i ${city}.`,
    two: (city: string, own: string) => `Tiderne er efter uret i ${city}; under dem står tiden i ${own}.`,
  },
};

/** The hours that can be held now, grouped by the studio's day; days without any are absent. */
export async function listSlots(
  world: World,
  who: Who,
  input: { kind: 'session'; language: Language; timeZone: string | null },
): Promise<OfferedSlots> {
  const now = world.clock.now();
  const holder = who.holderToken ? hashToken(who.holderToken) : null;
  const { slots, taken } = await slotsAndTaken(world.db.query, now);
  const days: OfferedDay[] = [];
  for (const slot of slots) {
    const over = taken.filter((time) => touches(time, slot));
    const mine = holder !== null && over.some((time) => time.state === 'held' && time.holderHash === holder);
    if (over.length > 0 && !mine) continue;
    const date = slot.day.toString();
    if (days.at(-1)?.date !== date)
      days.push({ date, heading: dayHeading(slot.day, input.language), slots: [] });
    days.at(-1)?.slots.push({
      start: slot.start.toString(),
      end: slot.end.toString(),
      label: tellClock(slot.start.toZonedDateTimeISO(studioTimeZone).toPlainTime(), input.language),
      name: slotName(slot.start, slot.end, input.language, input.timeZone),
      localLabel: localLabel(slot.start, input.language, input.timeZone),
      mine,
    });
  }
  return { days, zoneNote: zoneNote(now, input.language, input.timeZone) };
}

/** Up to `count` free hours from now on, for a mail that offers others. Takes the caller's transaction. */
export async function nextFreeSlots(q: Queries, now: Temporal.Instant, count: number): Promise<Slot[]> {
  const { slots, taken } = await slotsAndTaken(q, now);
  return slots.filter((slot) => !taken.some((time) => touches(time, slot))).slice(0, count);
}

async function slotsAndTaken(
  q: Queries,
  now: Temporal.Instant,
): Promise<{ slots: Slot[]; taken: TakenTime[] }> {
  const slots = slotsFrom(now, await openingRules(q, 'session'));
  const last = slots.at(-1);
  if (!last) return { slots, taken: [] };
  return { slots, taken: await takenTimes(q, now, last.end, overdueBefore(now)) };
}

function touches(time: TakenTime, slot: Slot): boolean {
  return (
    Temporal.Instant.compare(time.claimedStart, slot.end) < 0 &&
    Temporal.Instant.compare(slot.start, time.claimedEnd) < 0
  );
}

function zoneNote(now: Temporal.Instant, language: Language, zone: string | null): string {
  const city = cityOf(studioTimeZone, language);
  if (!isTimeZone(zone) || !clocksDiffer(now, studioTimeZone, zone)) return notes[language].one(city);
  return notes[language].two(city, cityOf(zone, language));
}
