import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { GuardedHttp, GuardedResponse } from '#platform/http/guarded-http.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { addException } from '#studio/calendar/change-exceptions.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { replaceOpeningRules } from '#studio/calendar/opening-rules.store.ts';
import { blockTime } from '#studio/calendar/owner-calendar/block-time.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { rescheduleFor } from '#studio/calendar/owner-calendar/reschedule-for.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { answered } from '#tests/support/calendars/answered.ts';
import { calendar, event } from '#tests/support/calendars/calendar-texts.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { newVisitor } from '#tests/support/page-fixture.ts';
import { times } from '#tests/support/site/times.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { addCalendar } from './change-calendars.ts';
import { readCalendars, refreshBusyTimes } from './read-calendars.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
/** Far enough ahead for visitors to reschedule themselves. */
const day = '2026-11-27';

/** Minutes since 08:00 on the day, in quarters of an hour. */
const at = fc.integer({ min: 0, max: 44 }).map((quarter) => 8 * 60 + quarter * 15);
const length = fc.constantFrom(15, 30, 45, 60, 90, 150);
/** How a calendar says it, and what its server answers instead. */
const form = fc.constantFrom(
  'zone',
  'windows',
  'utc',
  'weekly',
  'moved',
  'free-busy',
  'all-day',
  'unknown-zone',
);
const fault = fc.constantFrom('none', 'cut', 'page', 'odd-entry', 'error', 'utf16');
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hold' as const), nth: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('book' as const), at, length }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), at, nth: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('visitor-moves' as const), nth: fc.nat(20), to: fc.nat(20) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), nth: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('block' as const), at, length }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('open' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('weekly-hours' as const), at, length }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('busy' as const),
      nth: fc.nat(2),
      times: fc.array(fc.record({ at, length, as: form }), { maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fault' as const), nth: fc.nat(2), fault }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 6, 11) }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const stamp = (minute: number) => `${day.replaceAll('-', '')}T${clock(minute).replace(':', '')}00`;
interface BusyEntry {
  at: number;
  length: number;
  as: typeof form extends fc.Arbitrary<infer One> ? One : never;
}

function linesOf({ at: from, length: minutes, as }: BusyEntry, nth: number): string[] {
  const until = Math.min(from + minutes, 23 * 60);
  const span = (tzid: string) => [
    `DTSTART;TZID=${tzid}:${stamp(from)}`,
    `DTEND;TZID=${tzid}:${stamp(until)}`,
  ];
  const utc = (minute: number) => `${stamp(minute - 60)}Z`;
  const uid = `UID:${nth}`;
  const weekAgo = stamp(from).replace(day.replaceAll('-', ''), '20261120');
  const before = [`DTSTART;TZID=Europe/Copenhagen:${weekAgo}`, `DURATION:PT${minutes}M`];
  switch (as) {
    case 'zone':
      return event(uid, ...span('Europe/Copenhagen'));
    case 'windows':
      return event(uid, ...span('Romance Standard Time 1'));
    case 'unknown-zone':
      return event(uid, ...span('Some/Where'));
    case 'utc':
      return event(uid, `DTSTART:${utc(from)}`, `DTEND:${utc(until)}`);
    case 'weekly':
      return event(uid, ...before, 'RRULE:FREQ=WEEKLY;UNTIL=20261231');
    case 'moved':
      return [
        ...event(uid, ...before, 'RRULE:FREQ=MONTHLY'),
        ...event(uid, 'RECURRENCE-ID;VALUE=DATE:20261220', ...span('W. Europe Standard Time')),
      ];
    case 'free-busy':
      return ['BEGIN:VFREEBUSY', uid, `FREEBUSY:${utc(from)}/${utc(until)}`, 'END:VFREEBUSY'];
    case 'all-day':
      return event(uid, `DTSTART:${day.replaceAll('-', '')}`);
  }
}

const calendarOf = (entries: readonly BusyEntry[]) =>
  calendar(...entries.map((entry, nth) => linesOf(entry, nth)));

interface Site {
  entries: BusyEntry[];
  fault: typeof fault extends fc.Arbitrary<infer One> ? One : never;
}

const names = ['private', 'band', 'family'];

/** The last state in which each calendar could be read decides, so the test knows it without the parser. */
function answerOf({ entries, fault: how }: Site, ifNoneMatch: string | undefined): GuardedResponse {
  const text = calendarOf(entries);
  const etag = `"${text.length} ${JSON.stringify(entries)}"`.slice(0, 190);
  if (how === 'error') return answered('', { status: 503 });
  if (how === 'page') return answered('<!doctype html><title>Sign in</title>');
  if (how === 'cut') return answered(calendar(event('UID:cut', `DTSTART:${stamp(0)}`)).slice(0, -40));
  if (ifNoneMatch === etag) return answered('', { status: 304 });
  if (how === 'utf16') return answered('', { bytes: Buffer.from(`\uFEFF${text}`, 'utf16le') });
  const odd = event('UID:odd', 'DTSTART:soon').join('\r\n');
  const body = how === 'odd-entry' ? text.replace('END:VCALENDAR', `${odd}\r\nEND:VCALENDAR`) : text;
  return answered(body, { headers: how === 'none' ? { etag } : {} });
}

const isRead = ({ fault: how }: Site) => how === 'none' || how === 'odd-entry' || how === 'utf16';

interface Elsewhere {
  sites: Map<string, Site>;
  /** What each calendar said when it could be read last. */
  said: Map<string, BusyEntry[]>;
}

function openStudio(): { world: TestWorld; elsewhere: Elsewhere } {
  const sites = new Map(names.map((name): [string, Site] => [name, { entries: [], fault: 'none' }]));
  const elsewhere: Elsewhere = { sites, said: new Map() };
  const http: GuardedHttp = {
    async request(address, { headers = {} }) {
      const name = new URL(address).pathname.slice(1);
      const site = sites.get(name) ?? { entries: [], fault: 'none' };
      if (isRead(site)) elsewhere.said.set(name, site.entries);
      return answerOf(site, headers['if-none-match']);
    },
  };
  const env = { APP_SECRET: 'a secret of more than thirty-two characters' };
  return { world: testWorld(given.db, { http, env }), elsewhere };
}

async function bookings(): Promise<string[]> {
  const rows = await given.db.query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('bookings.id')
    .where('claims.state', 'in', ['held', 'booked'])
    .orderBy('bookings.created_at')
    .orderBy('bookings.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The slot that a visitor could hold or move to, if there was one. */
async function execute(world: TestWorld, elsewhere: Elsewhere, one: Command): Promise<Range | null> {
  const chosen = async (nth: number) => {
    const ids = await bookings();
    return ids[nth % Math.max(1, ids.length)] ?? '00000000-0000-4000-8000-000000000000';
  };
  const note = '';
  switch (one.do) {
    case 'hold': {
      const slots = await offered(world);
      const slot = slots[one.nth % Math.max(1, slots.length)];
      if (!slot) return null;
      const { who, email } = newVisitor();
      await refreshBusyTimes(world);
      const held = await holdSlot(world, who, { name: 'Mia', email, slotStart: slot.start.toString() });
      return held.ok ? slot : null;
    }
    case 'book': {
      const { email } = newVisitor();
      const how = { place: 'studio', cover: 'owner', language: 'en', minutes: String(one.length) };
      await bookFor(world, owner, { name: 'Ole', email, day, time: clock(one.at), ...how });
      return null;
    }
    case 'move':
      await rescheduleFor(world, owner, { bookingId: await chosen(one.nth), day, time: clock(one.at) });
      return null;
    case 'visitor-moves': {
      const slots = await offered(world);
      const slot = slots[one.to % Math.max(1, slots.length)];
      if (!slot) return null;
      const subjectId = await chosen(one.nth);
      const expiresAt = world.clock.now().add({ hours: 24 });
      const token = await makeSecretLink(given.db.query, { purpose: 'booking', subjectId, expiresAt });
      await refreshBusyTimes(world);
      const moved = await rescheduleBooking(world, visitor, { token, slotStart: slot.start.toString() });
      return moved.ok && moved.moved === 'now' ? slot : null;
    }
    case 'weekly-hours':
      await given.db.transaction((tx) => replaceOpeningRules(tx, [weeklyHours(one)]));
      return null;
    case 'cancel':
      await cancelFor(world, owner, { bookingId: await chosen(one.nth), money: 'back' });
      return null;
    case 'block': {
      const until = { toDay: '', toTime: clock(one.at + one.length), untilDay: '' };
      await blockTime(world, owner, { fromDay: day, fromTime: clock(one.at), note, ...until });
      return null;
    }
    case 'open': {
      const hours = { firstStart: clock(one.at), lastStart: clock(one.at + 60), everyMinutes: '30' };
      await addException(world, owner, { kind: 'open', firstDay: day, lastDay: '', note, ...hours });
      return null;
    }
    case 'busy':
      setSite(elsewhere, one.nth, { entries: one.times });
      world.setNow(world.clock.now().add({ minutes: 6 }));
      await readCalendars(world);
      return null;
    case 'fault':
      setSite(elsewhere, one.nth, { fault: one.fault });
      return null;
    case 'wait':
      world.setNow(world.clock.now().add({ minutes: one.minutes }));
      await readCalendars(world);
      return null;
  }
}

function setSite({ sites }: Elsewhere, nth: number, changed: Partial<Site>): void {
  const name = names[nth] ?? '';
  sites.set(name, { entries: [], fault: 'none', ...sites.get(name), ...changed });
}

function weeklyHours({ at: minute, length: minutes }: { at: number; length: number }) {
  return {
    kind: 'session' as const,
    weekday: Temporal.PlainDate.from(day).dayOfWeek,
    first_start: clock(minute),
    last_start: clock(minute + minutes),
    every_minutes: 30,
  };
}

async function overlappingClaims(): Promise<unknown[]> {
  const active = sql`('held', 'expiring', 'booked', 'blocked')`;
  const { rows } = await sql`select one.kind, other.kind as with, one.claimed from claims one
    join claims other on one.id < other.id and one.claimed && other.claimed
    where one.state in ${active} and other.state in ${active}`.execute(given.db.query);
  return rows;
}

interface Range {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

async function offered(world: TestWorld): Promise<Range[]> {
  const { days } = await listSlots(world, visitor, { kind: 'session', language: 'en', timeZone: null });
  const slots = days.find(({ date }) => date === day)?.slots ?? [];
  return slots.map(({ start, end }) => ({
    start: Temporal.Instant.from(start),
    end: Temporal.Instant.from(end),
  }));
}

/** Those at which any calendar was busy when it was last read, computed from what it said. */
function whileBusy({ said }: Elsewhere, slots: readonly Range[]): string[] {
  const start = Temporal.PlainDate.from(day).toZonedDateTime('Europe/Copenhagen').toInstant();
  const minuteOf = (at: Temporal.Instant) => start.until(at).total('minutes');
  const spans = [...said.values()].flat().map(({ at: from, length: minutes, as }) => {
    if (as === 'all-day') return { from: 0, to: 24 * 60 };
    const isWhole = as === 'weekly';
    return { from, to: isWhole ? from + minutes : Math.min(from + minutes, 23 * 60) };
  });
  return slots
    .filter((slot) => spans.some(({ from, to }) => minuteOf(slot.start) < to && from < minuteOf(slot.end)))
    .map((slot) => slot.start.toString());
}

const commands = fc.array(command, { minLength: 8, maxLength: 16 });
const samples = fc.sample(commands, { numRuns: times(8, 200), seed: 20 }).map((list, nth) => ({ nth, list }));

test.each(samples)(
  'sequence $nth of openings, changes and failures elsewhere, holds and moves: no two active claims overlap, and no slot is sold at which a calendar was busy when it was last read',
  async ({ list }) => {
    const { world, elsewhere } = openStudio();
    for (const name of names)
      await addCalendar(world, owner, { name, address: `https://calendar.example/${name}` });
    for (const one of list) {
      const held = await execute(world, elsewhere, one);
      if (held) expect(whileBusy(elsewhere, [held]), JSON.stringify(one)).toEqual([]);
      expect(await overlappingClaims(), JSON.stringify(one)).toEqual([]);
      if (one.do !== 'busy') continue;
      await refreshBusyTimes(world);
      expect(whileBusy(elsewhere, await offered(world)), JSON.stringify(one)).toEqual([]);
    }
  },
);
