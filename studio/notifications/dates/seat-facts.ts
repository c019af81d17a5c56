import type { Branding } from '#studio/email/branding.ts';
import type { Language } from '#studio/shared/language.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { formatDays, orderWords } from '../orders/order-email.ts';
import { type DateFacts, datePlace } from './date-calendar.ts';

type Fact = [label: string, value: string] | null;

export function seatFacts(
  date: DateFacts | null,
  branding: Branding,
  language: Language,
): [days: Fact, place: Fact] {
  if (!date) return [null, null];
  const days = date.days.length > 0 ? formatDays(date.days, branding.timeZone, language) : null;
  const place = datePlace(date.place, branding, language);
  return [days === null ? null : [orderWords[language].days, days], [bookingWords[language].where, place]];
}
