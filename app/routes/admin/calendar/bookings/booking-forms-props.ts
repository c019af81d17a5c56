import type { Language } from '#studio/shared/language.ts';
import type { BookingWords } from './booking.messages.ts';
import type { BookingsWords } from './bookings.messages.ts';
import type { BookingPageView } from './read-booking.ts';

export interface TypedPayment {
  method: string;
  amount: string;
  receivedOn: string;
  isMethodMissing: boolean;
  isAmountInvalid: boolean;
  isDayInvalid: boolean;
}

export interface BookingFormsProps {
  booking: BookingPageView;
  words: BookingWords;
  common: BookingsWords;
  /** Input of a refused submission; null: none. */
  typed: { day: string; time: string } | null;
  paid: TypedPayment | null;
  language: Language;
  idempotencyKey: string;
}
