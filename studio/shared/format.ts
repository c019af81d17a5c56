import { withCapital } from '#studio/shared/texts/with-capital.ts';
import type { Language } from './language.ts';
import { type Currency, formatAmount, formatMoney, type Money } from './money.ts';
import { formatClock, formatDate, locales } from './time/format-time.ts';
import { studioCity, studioTimeZone } from './time/time-zone.ts';

type Day = Temporal.Instant | Temporal.PlainDate | Temporal.ZonedDateTime | string;
type Time = Temporal.Instant | Temporal.PlainTime | Temporal.ZonedDateTime | string;
type Month = Temporal.PlainYearMonth | string;

const local = <T>(at: T | Temporal.Instant) =>
  at instanceof Temporal.Instant ? at.toZonedDateTimeISO(studioTimeZone) : at;
const dateOf = (at: Day) => Temporal.PlainDate.from(local(at));

function formatIn(language: Language) {
  const shown = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales[language], parts);
  const shortDays = shown({ day: 'numeric', month: 'short', year: 'numeric' });
  const daysOfMonth = shown({ day: 'numeric', month: 'long' });
  const weekdays = shown({ weekday: 'short' });
  const weekdaysAndDays = shown({ weekday: 'short', day: 'numeric', month: 'short' });
  const months = shown({ month: 'long', year: 'numeric' });
  const day = (at: Day) => formatDate(dateOf(at), language);
  const shortDay = (at: Day) => shortDays.format(dateOf(at));
  const time = (at: Time) => formatClock(Temporal.PlainTime.from(local(at)), language);
  return {
    money: (money: Money) => formatMoney(money, language),
    moneyIn: (currency: Currency) => (amountMinor: number) =>
      formatMoney({ amountMinor, currency }, language),
    /** '1,950' */
    amount: (amountMinor: number) => formatAmount(amountMinor, language),
    /** 'Monday 23 November 2026' */
    day,
    /** '23 November' */
    dayOfMonth: (at: Day) => daysOfMonth.format(dateOf(at)),
    /** '23 Nov 2026' */
    shortDay,
    /** 'Mon 23 Nov' */
    shortWeekday: (at: Day) => weekdaysAndDays.format(dateOf(at)).replace(',', ''),
    /** 'Mon' */
    weekday: (at: Day) => weekdays.format(dateOf(at)).replace('.', ''),
    /** 'November 2026' */
    month: (month: Month) =>
      withCapital(months.format(Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 }))),
    /** '10:00' */
    time,
    /** 'Monday 23 November 2026, 10:00' */
    dayAndTime: (at: Temporal.Instant) => `${day(at)}, ${time(at)}`,
    /** '23 Nov 2026, 10:00' */
    short: (at: Temporal.Instant) => `${shortDay(at)}, ${time(at)}`,
    /** 'Monday 23 November 2026, 10:00, Copenhagen' */
    instant: (at: Temporal.Instant) => `${day(at)}, ${time(at)}, ${studioCity[language]}`,
  };
}

/** What people read, in the studio's time zone. */
export const formats = { en: formatIn('en'), da: formatIn('da') };

export type Format = (typeof formats)['en'];
