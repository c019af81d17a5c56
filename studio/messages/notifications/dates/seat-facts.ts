import type { Branding } from '#studio/shared/email/branding.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatDays } from '../orders/order-email.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import { orderTexts } from '../texts/order-texts.ts';
import { type DateFacts, datePlace } from './date-calendar.ts';

type Fact = [label: string, value: string] | null;

export function seatFacts(
  date: DateFacts | null,
  branding: Branding,
  language: Language,
): [days: Fact, place: Fact] {
  if (!date) return [null, null];
  const days = date.days.length > 0 ? formatDays(date.days, language) : null;
  const place = datePlace(date.place, branding, language);
  return [
    days === null ? null : [orderTexts.of({ branding, language }).days, days],
    [bookingTexts.of({ branding, language }).where, place],
  ];
}
