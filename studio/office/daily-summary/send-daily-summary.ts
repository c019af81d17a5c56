import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { timeTaken } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { ownerReader } from '#studio/messages/notifications/bookings/booking-email.queries.ts';
import {
  type DailySummary,
  dailySummary,
} from '#studio/messages/notifications/summary/daily-summary.email.ts';
import { incomeFigures, incomeSpan } from '#studio/money/figures/income.queries.ts';
import { sumOf } from '#studio/money/figures/income.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { waitingFor } from '#studio/office/admin-tasks/counts.queries.ts';
import { notificationSettings } from '#studio/office/settings/notification-settings.ts';
import { type Change, change, type Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { endOfDay, startOfDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { system } from '#studio/shared/who.ts';
import { isDecided } from './daily-summaries.queries.ts';
import { decideDay } from './daily-summaries.store.ts';

/** Emails the owner the summary of the day, once, after the time they have chosen. Returns 1 when queued, else 0. */
export async function sendDailySummary(world: World): Promise<number> {
  const { summary: settings } = await notificationSettings(world.db.query);
  const here = world.clock.now().toZonedDateTimeISO(studioTimeZone);
  const day = here.toPlainDate();
  const isEarly = Temporal.PlainTime.compare(here.toPlainTime(), settings.at) < 0;
  const isBefore = settings.from !== null && Temporal.PlainDate.compare(day, settings.from) < 0;
  if (!settings.isOn || isEarly || isBefore || (await isDecided(world.db.query, day))) return 0;
  return change(world, system, async (c) => {
    if (!(await decideDay(c, day))) return 0;
    const owner = await ownerReader(c.tx);
    if (!owner) return 0;
    const summary = await summaryOf(c, day, owner);
    if (settings.skipsEmpty && isEmpty(summary)) return 0;
    await dailySummary.send(c, summary);
    return 1;
  });
}

const isEmpty = ({ sessions, tasks, messages, income }: DailySummary) =>
  sessions.length === 0 && tasks === 0 && messages === 0 && income.length === 0;

async function summaryOf(
  c: Change,
  day: Temporal.PlainDate,
  { email: to, language }: { email: string; language: Language },
): Promise<DailySummary> {
  const waiting = await waitingFor(c.tx, system);
  return {
    to,
    language,
    day,
    sessions: await sessionsOf(c, day, language),
    tasks: waiting?.tasks ?? 0,
    messages: waiting?.messages ?? 0,
    income: await incomeOf(c.tx, day.subtract({ days: 1 })),
  };
}

async function sessionsOf(
  { tx, now }: Write,
  day: Temporal.PlainDate,
  language: Language,
): Promise<DailySummary['sessions']> {
  const range = { from: startOfDay(day), to: endOfDay(day) };
  const taken = (await timeTaken(tx, { who: system, range, now })).filter(
    ({ state, kind }) =>
      state === 'booked' && (kind === 'session' || kind === 'consultation' || kind === 'date'),
  );
  const titles = await offerTitles(tx, [...new Set(taken.flatMap(({ offerId }) => offerId ?? []))], language);
  return taken.map(({ start, end, name, offerId }) => ({
    start,
    end,
    what: name ?? titles.get(offerId ?? '') ?? '',
  }));
}

async function incomeOf(tx: Tx, day: Temporal.PlainDate): Promise<Money[]> {
  const range = { from: startOfDay(day), until: endOfDay(day) };
  const { currencies } = await incomeSpan(tx, system, range);
  const sums: Money[] = [];
  for (const currency of currencies.toSorted()) {
    const filter = { ...range, currency };
    const figures = await incomeFigures(tx, system, filter);
    sums.push({ amountMinor: Number(sumOf(figures).grossMinor), currency });
  }
  return sums;
}
