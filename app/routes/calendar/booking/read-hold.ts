import type { World } from '#platform/world.ts';
import { bookedPrices } from '#studio/calendar/booking/booking-offer.queries.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { type CurrentHold, currentHold } from '#studio/calendar/holds/current-hold.queries.ts';
import { type EndedHold, endedHold } from '#studio/calendar/holds/ended-hold.queries.ts';
import { dayHeading } from '#studio/calendar/slot-name.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { isTimeZone } from '#studio/shared/time/format-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { Who } from '#studio/shared/who.ts';
import { whenView } from './when.ts';
import { amountsOf } from './widget/amounts.ts';
import type { EndedView, HoldFacts, HoldNow, HoldView, Values } from './widget/model.ts';

interface Requested {
  language: Language;
  /** The default place. */
  defaultPlace: Values['place'];
  /** A hold whose final state the page asks for. */
  endedId: string | null;
  /** The browser's zone now; null: the one of the hold. */
  timeZone: string | null;
  /** This browser's hold, where it is known already. */
  current?: CurrentHold | null;
}

/** Active, ended, or paid meanwhile. */
export async function readHold(world: World, who: Who, requested: Requested): Promise<HoldNow> {
  const ended = requested.endedId ? await endedHold(world, who, requested.endedId) : null;
  if (ended?.state === 'booked') {
    return {
      hold: null,
      ended: null,
      received: { slotName: ended.slotName, email: ended.email },
    };
  }
  if (ended) {
    const { state } = ended;
    return {
      hold: null,
      ended: await endedView(world, { who, ended: { ...ended, state }, requested }),
      received: null,
    };
  }
  const hold = requested.current === undefined ? await currentHold(world, who) : requested.current;
  const facts = hold && (await holdFacts(world, hold, requested));
  return { hold: hold && { ...holdView(world, hold, requested), facts }, ended: null, received: null };
}

async function holdFacts(
  world: World,
  hold: CurrentHold,
  { language, defaultPlace }: Requested,
): Promise<HoldFacts> {
  const [identity, prices] = await Promise.all([studioIdentity(world), bookedPrices(world, hold)]);
  return {
    address: (hold.place ?? defaultPlace) === 'online' ? null : identity.addressLines.join(', '),
    changeUntil: changeUntilText(hold.start, {
      noticeHours: hold.noticeHours,
      now: world.clock.now(),
      language,
    }),
    ...amountsOf(prices, language),
  };
}

/** 'Sunday 22 November, 13:00'; null: past. */
export function changeUntilText(
  start: Temporal.Instant,
  { noticeHours, now, language }: { noticeHours: number; now: Temporal.Instant; language: Language },
): string | null {
  const until = start.subtract({ hours: noticeHours });
  if (Temporal.Instant.compare(until, now) < 0) return null;
  const local = until.toZonedDateTimeISO(studioTimeZone);
  return `${dayHeading(local.toPlainDate(), language)}, ${formats[language].time(local)}`;
}

function holdView(world: World, hold: CurrentHold, requested: Requested): Omit<HoldView, 'facts'> {
  const now = world.clock.now();
  const start = hold.start.toString();
  return {
    id: hold.id,
    start,
    millisecondsLeft: Math.max(0, Math.ceil(now.until(hold.expiresAt ?? now).total('milliseconds'))),
    receivedAtMs: null,
    when: whenView(hold.start, {
      end: hold.end,
      language: requested.language,
      visitorZone: zoneOf(hold, requested),
    }),
    values: {
      name: hold.name,
      email: hold.email,
      place: hold.place ?? requested.defaultPlace,
      slotStart: start,
    },
  };
}

function zoneOf(hold: CurrentHold, { timeZone }: Requested): string | null {
  return isTimeZone(timeZone) ? timeZone : hold.timeZone;
}

async function endedView(
  world: World,
  { who, ended, requested }: { who: Who; ended: EndedHold & Pick<EndedView, 'state'>; requested: Requested },
): Promise<EndedView> {
  const start = ended.start.toString();
  return {
    id: ended.id,
    slotName: ended.slotName,
    timeZone: ended.timeZone,
    state: ended.state,
    values: {
      name: ended.name,
      email: ended.email,
      place: ended.place ?? requested.defaultPlace,
      slotStart: start,
    },
    isFree:
      ended.state !== 'asking' && (await isOffered(world, { who, ended, language: requested.language })),
  };
}

async function isOffered(
  world: World,
  { who, ended, language }: { who: Who; ended: EndedHold; language: Language },
): Promise<boolean> {
  const { timeZone, minutes, courseId } = ended;
  const { days } = await listSlots(world, who, { kind: 'session', minutes, courseId, language, timeZone });
  return days.some((day) => day.slots.some((slot) => slot.start === ended.start.toString()));
}
