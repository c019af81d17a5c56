import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import { type BookingRules, bookingRules, buffersOf } from '#studio/calendar/booking-rules.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { lockClaimsOfDate, moveClaimTo } from '#studio/calendar/claims.store.ts';
import { type Conflict, conflictsWith } from '#studio/calendar/conflicts.queries.ts';
import type { CatalogueOffer } from '#studio/offers/catalogue/offer.ts';
import { findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { dropSeats, seatsTaken, setSeats } from '#studio/offers/inventory/seats.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { AuditAction } from '#studio/shared/audit-action.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { publish } from '#studio/shared/events.ts';
import { deleteAnswersWith, runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { changesBetween } from '#studio/shared/records/audit-changes.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { capacityText, type DaysRefusal, hoursOf, placeText, readDays, type TypedDay } from './date-input.ts';
import { hasEntitlements } from './dates.queries.ts';
import { type DateFacts, deleteDateRow, insertDate, lockDate, updateDate } from './dates.store.ts';
import { seatHolders } from './seat-holders.queries.ts';

export interface DateInput {
  days: readonly TypedDay[];
  capacity: string;
  isOpen: boolean;
  place: string;
}

export type DateRefusal =
  | DaysRefusal
  | 'not-found'
  | 'bad-entry'
  | 'bad-capacity'
  | 'bad-place'
  | 'capacity-below-sold'
  | 'one-class'
  | 'changed';

export type DateOutcome =
  | { ok: true; dateId: string; count: number; notifiedCount: number }
  | { ok: false; refusal: DateRefusal; at?: number | null; sold?: number }
  | { ok: false; refusal: 'taken'; clashes: Conflict[] };

/** Rolls back when a day is taken. */
class DayTaken extends Error {
  readonly hour: ReturnType<typeof hoursOf>;
  constructor(day: DateDay) {
    super('a day is taken');
    this.hour = hoursOf(day);
  }
}

class SeatsSold extends Error {
  readonly sold: number;
  constructor(sold: number) {
    super('seats are sold');
    this.sold = sold;
  }
}

/**
 * Creates a date: days become claims, seats units, in one transaction. Of a class that is sold per class, each day is a
 * date of its own in one series; the id is the first one's. `once`: idempotency key.
 */
export async function scheduleDate(
  world: World,
  who: May<'catalogue'>,
  input: DateInput & { offerId: string; once?: string | null },
): Promise<DateOutcome> {
  const facts = readFacts(input);
  const isId = /^[a-z0-9-]{1,80}$/.test(input.offerId);
  const entry = isId ? await findOffer(world.db.query, input.offerId) : null;
  if (entry?.grants !== 'seat' || entry.termOf) return { ok: false, refusal: 'bad-entry' };
  if (!facts.ok) return facts;
  const runs = entry.soldPer === 'class' ? facts.days.map((day) => [day]) : [facts.days];
  const seriesId = runs.length > 1 ? randomUUID() : null;
  return writing(world, who, async (c, rules) => {
    const dateId = await runOnce(c.tx, {
      key: input.once,
      at: c.now,
      make: async () => {
        let first = '';
        for (const days of runs) {
          const id = await insertDate(c.tx, { ...facts, days, offerId: entry.id, seriesId });
          await claimDays(c, { dateId: id, offer: entry, days, rules });
          await setSeats(c, { dateId: id, capacity: facts.capacity });
          await auditDate(c, { action: 'date.scheduled', dateId: id });
          first ||= id;
        }
        return first;
      },
    });
    return { ok: true, dateId, count: runs.length, notifiedCount: 0 };
  });
}

/** Participants are notified once of other days or another place. `version`: optimistic lock. */
export async function changeDate(
  world: World,
  who: May<'catalogue'>,
  input: DateInput & { dateId: string; version: number; once?: string | null },
): Promise<DateOutcome> {
  const { dateId } = input;
  if (!z.guid().safeParse(dateId).success) {
    return { ok: false, refusal: 'not-found' };
  }
  const facts = readFacts(input);
  if (!facts.ok) return facts;
  return writing(world, who, async (c, rules): Promise<DateOutcome> => {
    const before = await lockDate(c.tx, dateId);
    if (!before) return { ok: false, refusal: 'not-found' };
    const offer = await findOffer(c.tx, before.offer_id);
    if (offer?.soldPer === 'class' && facts.days.length > 1) return { ok: false, refusal: 'one-class' };
    const notifiedCount = await runOnce(c.tx, {
      key: input.once,
      at: c.now,
      make: async () => {
        if (before.version !== input.version) return null;
        const sold = await seatsTaken(c.tx, dateId);
        if (facts.capacity < sold) throw new SeatsSold(sold);
        await updateDate(c.tx, dateId, facts);
        await claimDays(c, { dateId, offer, days: facts.days, rules });
        await setSeats(c, { dateId, capacity: facts.capacity });
        const notified = await publishChange(c, { dateId, before, after: facts });
        const { days, capacity, is_open: isOpen, place } = before;
        const changes = changesBetween(
          { days, capacity, isOpen, place },
          { ...facts },
          (of) => of !== 'place',
        );
        await auditDate(c, { action: 'date.changed', dateId, details: { notifiedCount: notified, changes } });
        return String(notified);
      },
    });
    if (notifiedCount === null) return { ok: false, refusal: 'changed' };
    return { ok: true, dateId, count: 1, notifiedCount: Number(notifiedCount) };
  });
}

/** Returns how many participants are notified. */
async function publishChange(
  c: Change,
  { dateId, before, after }: { dateId: string; before: DatePlan; after: DatePlan },
): Promise<number> {
  const today = studioDay(c.now).toString();
  const changed = changeOf(before, after, today);
  if (!changed) return 0;
  const { days, place } = before;
  await publish(c, { type: 'date.changed', dateId, before: { days, place }, change: changed });
  return (await seatHolders(c.tx, dateId)).length;
}

interface DatePlan {
  days: readonly DateDay[];
  place: string | null;
}

/** What changed for the participants; null: nothing, or the date is over. `today` is ISO 8601. */
function changeOf(before: DatePlan, after: DatePlan, today: string): 'days' | 'place' | 'both' | null {
  const hasDays = !areSame(after.days, before.days);
  const hasPlace = after.place !== before.place;
  const lastDay =
    [...before.days, ...after.days]
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? '';
  if ((!hasDays && !hasPlace) || lastDay < today) return null;
  return hasDays && hasPlace ? 'both' : hasDays ? 'days' : 'place';
}

function areSame(days: readonly DateDay[], others: readonly DateDay[]): boolean {
  return (
    days.length === others.length &&
    days.every((day, at) => {
      const other = others[at];
      return day.date === other?.date && day.from === other.from && day.to === other.to;
    })
  );
}

/** Deletes a date that never had participants. False: not found, or it had participants. */
export async function deleteDate(
  world: World,
  who: May<'catalogue' | 'settings'>,
  input: { dateId: string },
): Promise<boolean> {
  const { dateId } = input;
  if (!z.guid().safeParse(dateId).success) return false;
  return change(world, who, async (c) => {
    if (!(await lockDate(c.tx, dateId)) || (await seatsTaken(c.tx, dateId)) > 0) return false;
    if (await hasEntitlements(c.tx, dateId)) return false;
    await dropSeats(c.tx, dateId);
    await deleteDateRow(c.tx, dateId);
    await deleteAnswersWith(c.tx, dateId);
    await auditDate(c, { action: 'date.deleted', dateId });
    return true;
  });
}

function readFacts(input: DateInput): ({ ok: true } & DateFacts) | Extract<DateOutcome, { ok: false }> {
  const days = readDays(input.days);
  if (!days.ok) return days;
  const capacity = capacityText.safeParse(input.capacity);
  if (!capacity.success) return { ok: false, refusal: 'bad-capacity' };
  const place = placeText.safeParse(input.place);
  if (!place.success) return { ok: false, refusal: 'bad-place' };
  return {
    ok: true,
    days: days.days,
    capacity: capacity.data,
    isOpen: input.isOpen,
    place: place.data,
  };
}

type Writing = (c: Change, rules: BookingRules) => Promise<DateOutcome>;

async function writing(world: World, who: May<'catalogue'>, write: Writing): Promise<DateOutcome> {
  const now = world.clock.now();
  const rules = await bookingRules(world.db.query, world.settings);
  try {
    return await change(world, who, (c) => write(c, rules));
  } catch (error) {
    if (error instanceof SeatsSold) return { ok: false, refusal: 'capacity-below-sold', sold: error.sold };
    if (!(error instanceof DayTaken)) throw error;
    const clashes = await conflictsWith(world.db.query, error.hour, { buffers: buffersOf(rules), now });
    return { ok: false, refusal: 'taken', clashes };
  }
}

/** Past days claim nothing. */
async function claimDays(
  c: Change,
  {
    dateId,
    offer,
    days,
    rules,
  }: {
    dateId: string;
    offer: Pick<CatalogueOffer, 'instructorIds'> | null;
    days: readonly DateDay[];
    rules: BookingRules;
  },
): Promise<void> {
  const currentClaims = await lockClaimsOfDate(c.tx, dateId);
  const hours = days.map((day) => ({ day, ...hoursOf(day) }));
  const isSame = (claim: (typeof currentClaims)[number], hour: (typeof hours)[number]) =>
    claim.slot_start.equals(hour.start) && claim.slot_end.equals(hour.end);
  for (const claim of currentClaims) {
    if (!hours.some((hour) => isSame(claim, hour))) await moveClaimTo(c, claim.id, 'cancelled');
  }
  for (const hour of hours) {
    const isOver = Temporal.Instant.compare(hour.end, c.now) <= 0;
    if (isOver || currentClaims.some((claim) => isSame(claim, hour))) continue;
    const claim = { kind: 'date', state: 'booked', dateId } as const;
    const instructorId = offer?.instructorIds[0] ?? null;
    if (!(await claimSlot(c, { hour, claim, instructorId, rules }))) throw new DayTaken(hour.day);
  }
}

async function auditDate(
  c: Change,
  {
    action,
    dateId,
    details = {},
  }: { action: AuditAction; dateId: string; details?: Record<string, unknown> },
): Promise<void> {
  await audit(c, { action, subject: `date:${dateId}`, details });
  await contentChanged(c.tx, 'dates');
}
