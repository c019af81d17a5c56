import { defineEmailTexts, type Reader } from '#studio/email/edited-texts.ts';
import { da, en } from '../bookings/booking.messages.ts';
import * as paymentDue from '../bookings/booking-payment-due.messages.ts';
import * as consultation from '../bookings/consultation.messages.ts';
import * as consultationRequest from '../bookings/consultation-request.messages.ts';
import * as money from '../bookings/money.messages.ts';

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

export const bookingTexts = defineEmailTexts(
  'booking',
  { en, da },
  {
    ...sessionFields,
    gone: { subject: [], headline: [], lead: [], free: [], none: [], other: [] },
  },
);

const consultationTexts = defineEmailTexts(
  'consultation',
  { en: consultation.en, da: consultation.da },
  sessionFields,
);

export const consultationRequestTexts = defineEmailTexts(
  'consultation-request',
  { en: consultationRequest.en, da: consultationRequest.da },
  { subject: [], headline: [], lead: ['minutes'], confirm: [], ignore: [] },
);

export const paymentDueTexts = defineEmailTexts(
  'payment-due',
  { en: paymentDue.en, da: paymentDue.da },
  { subject: ['date'], headline: [], lead: ['coach', 'deadline'], button: [] },
);

export const moneyTexts = defineEmailTexts(
  'money',
  { en: money.en, da: money.da },
  {
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
  },
);

export const bookingTextFamilies = [
  bookingTexts,
  consultationTexts,
  consultationRequestTexts,
  paymentDueTexts,
  moneyTexts,
];

export function sessionTexts(mail: Reader & { lesson: { kind: 'session' | 'consultation' } }): typeof en {
  return (mail.lesson.kind === 'consultation' ? consultationTexts : bookingTexts).of(mail);
}
