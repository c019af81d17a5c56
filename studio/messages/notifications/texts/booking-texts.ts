import { defineEmailTexts, type Reader } from '#studio/shared/email/edited-texts.ts';
import { bookingMessages } from '../bookings/booking.messages.ts';
import { bookingPaymentDueMessages } from '../bookings/booking-payment-due.messages.ts';
import { consultationMessages } from '../bookings/consultation.messages.ts';
import { consultationRequestMessages } from '../bookings/consultation-request.messages.ts';
import { moneyMessages } from '../bookings/money.messages.ts';

const sessionFields = {
  linkFollows: ['coach'],
  join: [],
  manage: [],
  until: ['hours'],
  keepLink: [],
  confirmed: { subject: ['date'], headline: [], lead: [] },
  moved: { subject: ['date'], headline: [], lead: [] },
  cancelled: { subject: ['date'], headline: [], lead: [], again: [] },
  reminder: { subject: ['date'], headline: [], lead: [] },
} as const;

export const bookingTexts = defineEmailTexts('booking', bookingMessages, {
  ...sessionFields,
  gone: { subject: [], headline: [], lead: [], free: [], none: [], other: [] },
});

const consultationTexts = defineEmailTexts('consultation', consultationMessages, sessionFields);

export const consultationRequestTexts = defineEmailTexts(
  'consultation-request',
  consultationRequestMessages,
  { subject: [], headline: [], lead: ['minutes'], confirm: [], ignore: [] },
);

export const paymentDueTexts = defineEmailTexts('payment-due', bookingPaymentDueMessages, {
  subject: ['date'],
  headline: [],
  lead: ['coach', 'deadline'],
  button: [],
});

export const moneyTexts = defineEmailTexts('money', moneyMessages, {
  refunded: ['amount'],
  refundedToGiftCard: ['amount'],
  refundedManually: ['amount'],
  voided: ['amount'],
  creditReturned: [],
  creditKept: [],
  kept: ['amount'],
  nothingPaid: [],
  invoiceCancelled: ['number'],
  invoiceDue: ['number'],
  refund: { subject: ['amount'], headline: [] },
  void: { subject: [], headline: [], seatAwaits: [], seatKept: ['date'], reservedGoods: ['date'], pay: [] },
});

export const bookingTextFamilies = [
  bookingTexts,
  consultationTexts,
  consultationRequestTexts,
  paymentDueTexts,
  moneyTexts,
];

export function sessionTexts(
  mail: Reader & { lesson: { kind: 'session' | 'consultation' } },
): (typeof bookingMessages)['en'] {
  return (mail.lesson.kind === 'consultation' ? consultationTexts : bookingTexts).of(mail);
}
