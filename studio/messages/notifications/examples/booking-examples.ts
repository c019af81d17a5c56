import { bookingCancelled } from '../bookings/booking-cancelled.ts';
import { bookingConfirmed } from '../bookings/booking-confirmed.ts';
import { bookingReminder } from '../bookings/booking-reminder.ts';
import { bookingRescheduled } from '../bookings/booking-rescheduled.ts';
import { consultationRequest } from '../bookings/consultation-request.ts';
import { bookingPaymentDue } from '../bookings/notify-payment-due.ts';
import { slotTaken } from '../bookings/slot-taken.ts';
import { at, type Example, type Examples, exampleAmount, exampleLink, writtenAt } from './example.ts';

const previous = { previousStart: at('2026-11-20T09:00:00Z'), previousEnd: at('2026-11-20T10:00:00Z') };
const refunded = { kind: 'refunded', amount: exampleAmount } as const;

export function bookingExamples({ branding, language, lesson }: Example): Examples {
  const about = { branding, language, lesson, writtenAt };
  const manageUrl = exampleLink(about, '/bookings');
  return {
    bookingConfirmed: () =>
      bookingConfirmed({ ...about, paid: exampleAmount, manageUrl, rescheduleNoticeHours: 24 }),
    bookingRescheduled: () => bookingRescheduled({ ...about, ...previous, manageUrl }),
    bookingCancelled: () => bookingCancelled({ ...about, money: refunded }),
    bookingReminder: () => bookingReminder({ ...about, manageUrl }),
    bookingPaymentDue: () =>
      bookingPaymentDue({
        ...about,
        price: { amountMinor: 195_000, currency: 'DKK' },
        payUntil: at('2026-11-20T08:00:00Z'),
        payUrl: manageUrl,
      }),
    slotTaken: () =>
      slotTaken({
        branding,
        language,
        wanted: lesson,
        money: refunded,
        free: [1, 2, 3].map((day) => ({
          start: lesson.start.add({ hours: 24 * day }),
          end: lesson.end.add({ hours: 24 * day }),
        })),
      }),
  };
}

export function consultationExamples({ branding, language, lesson }: Example): Examples {
  const talk = { branding, language, writtenAt, lesson: { ...lesson, kind: 'consultation' as const } };
  const manageUrl = exampleLink(talk, '/bookings');
  return {
    consultationRequest: () => consultationRequest({ ...talk, confirmUrl: manageUrl, holdMinutes: 30 }),
    consultationConfirmed: () =>
      bookingConfirmed({ ...talk, paid: null, manageUrl, rescheduleNoticeHours: 24 }),
    consultationMoved: () => bookingRescheduled({ ...talk, ...previous, manageUrl }),
    consultationCancelled: () => bookingCancelled({ ...talk, money: { kind: 'nothing-paid' } }),
    consultationReminder: () => bookingReminder({ ...talk, manageUrl }),
  };
}
