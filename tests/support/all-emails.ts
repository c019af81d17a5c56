import type { Branding } from '#studio/email/branding.ts';
import type { EmailContent } from '#studio/email/email-content.ts';
import {
  accountDeletedEmail,
  addressChangedEmail,
  newAddressEmail,
  passwordChangedEmail,
  resetEmail,
  signInEmail,
  signUpEmail,
  unknownAccountEmail,
} from '#studio/notifications/account/account-emails.ts';
import { applicationAccepted } from '#studio/notifications/applications/application-accepted.ts';
import { applicationDeclined } from '#studio/notifications/applications/application-declined.ts';
import { bookingCancelled } from '#studio/notifications/bookings/booking-cancelled.ts';
import { bookingConfirmed } from '#studio/notifications/bookings/booking-confirmed.ts';
import type { BookingEmail, Lesson } from '#studio/notifications/bookings/booking-email.ts';
import { bookingReminder } from '#studio/notifications/bookings/booking-reminder.ts';
import { bookingRescheduled } from '#studio/notifications/bookings/booking-rescheduled.ts';
import { consultationRequest } from '#studio/notifications/bookings/consultation-request.ts';
import { ownerUnpaid } from '#studio/notifications/bookings/notify-hold-expired.ts';
import { bookingPaymentDue } from '#studio/notifications/bookings/notify-payment-due.ts';
import { ownerBooking } from '#studio/notifications/bookings/owner-booking.ts';
import { ownerCancellation } from '#studio/notifications/bookings/owner-cancellation.ts';
import { ownerReschedule } from '#studio/notifications/bookings/owner-reschedule.ts';
import { slotTaken } from '#studio/notifications/bookings/slot-taken.ts';
import { classJoined } from '#studio/notifications/dates/class-joined.ts';
import { dateCalendar } from '#studio/notifications/dates/date-calendar.ts';
import { dateChanged } from '#studio/notifications/dates/notify-date-changed.ts';
import { seatGranted } from '#studio/notifications/dates/seat-granted.ts';
import { storyAnswered } from '#studio/notifications/magazine/notify-story-answered.ts';
import { dateNoticeOptIn } from '#studio/notifications/newsletter/date-notice-opt-in.ts';
import { newsletterOptIn } from '#studio/notifications/newsletter/newsletter-opt-in.ts';
import { creditGranted } from '#studio/notifications/orders/credit-granted.ts';
import { enrolmentGranted } from '#studio/notifications/orders/enrolment-granted.ts';
import {
  accessPaused,
  instalmentFailed,
  instalmentPaid,
} from '#studio/notifications/orders/instalment-emails.ts';
import { accessEnded } from '#studio/notifications/orders/notify-access-ended.ts';
import { parcelSent } from '#studio/notifications/orders/notify-parcel-sent.ts';
import { orderDispatched } from '#studio/notifications/orders/order-dispatched.ts';
import { orderReceipt } from '#studio/notifications/orders/order-receipt.ts';
import { paymentVoided } from '#studio/notifications/orders/payment-voided.ts';
import { programmePaid } from '#studio/notifications/orders/programme-paid.ts';
import { refundSent } from '#studio/notifications/orders/refund-sent.ts';
import { withdrawalReceived } from '#studio/notifications/orders/withdrawal-received.ts';
import { ownerTask } from '#studio/notifications/owner-task.ts';
import type { Language } from '#studio/shared/language.ts';
import { applicationMails } from './application-emails.ts';
import { dateEmails } from './dates/date-emails.ts';
import { contactEmails } from './site/contact-emails.ts';
import { homeworkEmails } from './site/homework-emails.ts';
import { branding } from './site/sample-branding.ts';
import { voucherEmails } from './vouchers/voucher-emails.ts';

const at = (text: string) => Temporal.Instant.from(text);
export const lesson: Lesson = {
  bookingId: 'b0000000-0000-4000-8000-000000000001',
  kind: 'session',
  courseName: 'Private Coaching',
  name: 'Søren <img src=x onerror=alert(1)> Ærø',
  email: 'soren@example.dk',
  start: at('2026-11-23T12:00:00Z'),
  end: at('2026-11-23T13:00:00Z'),
  visitorTimeZone: 'America/New_York',
  place: 'studio',
  reschedules: 1,
};
const amount = { amountMinor: 1_850_000, currency: 'DKK' } as const;
const days = [{ date: '2027-03-06', from: '09:00', to: '17:00' }];
export const date = { id: 'e0000000-0000-4000-8000-000000000001', version: 1, days, place: null };
const manageUrl = 'http://localhost:3000/bookings/AAAAAAAAAAAAAAAAAAAAAA';
const previous = { previousStart: at('2026-11-20T09:00:00Z'), previousEnd: at('2026-11-20T10:00:00Z') };

function consultationMails(about: BookingEmail): Record<string, EmailContent> {
  const talk = { ...about, lesson: { ...about.lesson, kind: 'consultation' as const } };
  return {
    consultationRequest: consultationRequest({ ...talk, confirmUrl: manageUrl, holdMinutes: 30 }),
    consultationConfirmed: bookingConfirmed({ ...talk, paid: null, manageUrl, rescheduleNoticeHours: 24 }),
    consultationMoved: bookingRescheduled({ ...talk, ...previous, manageUrl }),
    consultationCancelled: bookingCancelled({ ...talk, money: { kind: 'nothing-paid' } }),
    consultationReminder: bookingReminder({ ...talk, manageUrl }),
    consultationOfOwner: ownerBooking({ ...talk, coveredBy: 'free' }),
    consultationMovedOfOwner: ownerReschedule({ ...talk, ...previous }),
    consultationCancelledOfOwner: ownerCancellation({ ...talk, money: { kind: 'nothing-paid' } }),
  };
}

function accountEmails(about: { branding: Branding; language: Language }): Record<string, EmailContent> {
  const url = 'http://localhost:3000/reset/AAAAAAAAAAAAAAAAAAAAAA';
  return {
    accountSignUp: signUpEmail({ ...about, url }),
    accountReset: resetEmail({ ...about, url }),
    accountSignIn: signInEmail({ ...about, url }),
    accountUnknown: unknownAccountEmail(about),
    accountNewEmail: newAddressEmail({ ...about, url }),
    accountEmailChanged: addressChangedEmail({ ...about, email: 'ny@example.dk' }),
    accountErased: accountDeletedEmail(about),
    accountPasswordChanged: passwordChangedEmail(about),
  };
}

/** Every email the studio sends, about the same people and products, by name. */
export function emailsIn(language: Language, changes: Partial<Lesson> = {}): Record<string, EmailContent> {
  const about = {
    branding,
    language,
    lesson: { ...lesson, ...changes },
    writtenAt: at('2026-11-19T08:00:00Z'),
  };
  const order = {
    branding,
    language,
    name: lesson.name,
    orderNumber: 'B-1001',
    description: 'Voice Elevated',
    amount,
  };
  const orderUrl = 'https://studio.example/orders/AAAAAAAAAAAAAAAAAAAAAA';
  const { amount: _whole, ...ordered } = order;
  const instalment = {
    ...ordered,
    number: 2,
    count: 3,
    amount: { amountMinor: 16_566, currency: 'USD' } as const,
    orderUrl,
  };
  const refunded = { kind: 'refunded', amount } as const;
  const story = { branding, language, name: lesson.name, title: 'Æbler & <b>pærer</b>' };
  return {
    bookingConfirmed: bookingConfirmed({ ...about, paid: amount, manageUrl, rescheduleNoticeHours: 24 }),
    bookingRescheduled: bookingRescheduled({ ...about, ...previous, manageUrl }),
    bookingCancelled: bookingCancelled({ ...about, money: refunded }),
    bookingReminder: bookingReminder({ ...about, manageUrl }),
    bookingPaymentDue: bookingPaymentDue({
      ...about,
      price: { amountMinor: 195_000, currency: 'DKK' },
      payUntil: at('2026-11-20T08:00:00Z'),
      payUrl: manageUrl,
    }),
    ...consultationMails(about),
    ...accountEmails({ branding, language }),
    storyAccepted: storyAnswered({ ...story, url: 'http://localhost:3000/magazine/x' }),
    storyDeclined: storyAnswered({ ...story, url: null }),
    slotTaken: slotTaken({
      branding,
      language,
      wanted: about.lesson,
      money: refunded,
      free: [1, 2, 3].map((day) => ({
        start: lesson.start.add({ hours: 24 * day }),
        end: lesson.end.add({ hours: 24 * day }),
      })),
    }),
    ownerBooking: ownerBooking({ ...about, coveredBy: 'order' }),
    ownerUnpaid: ownerUnpaid(about),
    ownerReschedule: ownerReschedule({ ...about, ...previous }),
    ownerCancellation: ownerCancellation({ ...about, money: { kind: 'kept', amount } }),
    refundSent: refundSent({ ...order, status: 'partially-refunded' }),
    paymentVoided: paymentVoided({ ...order, seatKeptUntil: Temporal.PlainDate.from('2026-12-01') }),
    programmePaid: programmePaid({
      ...order,
      date,
      authorisedUntil: at('2026-11-25T08:00:00Z'),
      formUrl: 'http://localhost:3000/voice-elevated-application',
    }),
    ...applicationMails(branding, language, lesson.name),
    applicationAccepted: applicationAccepted({ ...order, date, writtenAt: about.writtenAt }),
    applicationDeclined: applicationDeclined({ ...order, money: { kind: 'voided', amount } }),
    creditGranted: creditGranted({ ...order, validUntil: at('2027-11-19T08:00:00Z'), bookUrl: manageUrl }),
    ...homeworkEmails({ branding, language, name: lesson.name }),
    ...voucherEmails({ branding, language, name: order.name, what: order.description, amount: order.amount }),
    creditOfPack: creditGranted({
      ...order,
      validUntil: at('2027-11-19T08:00:00Z'),
      sessions: 5,
      paidParts: { discountMinor: 19_500, giftCardMinor: 100_000 },
      bookUrl: manageUrl,
    }),
    creditByHand: creditGranted({ ...order, validUntil: null, bookUrl: null }),
    creditForNextDate: creditGranted({ ...order, validUntil: null, bookUrl: null, awaitsDate: true }),
    seatGranted: seatGranted({ ...order, date, writtenAt: about.writtenAt }),
    dateChanged: dateChanged({
      branding,
      language,
      name: lesson.name,
      title: 'Voice Elevated',
      changed: 'both',
      days: { now: [{ date: '2027-03-13', from: '10:00', to: '18:00' }], before: days },
      place: { now: 'Søndre <b>Hus</b>', before: 'Prøvegade 12' },
      calendar: dateCalendar(about, {
        date: { ...date, version: 2 },
        title: 'Voice Elevated',
        daysBefore: days,
      }),
    }),
    enrolmentGranted: enrolmentGranted({
      ...order,
      guaranteeEnds: at('2026-12-23T23:00:00Z'),
      plan: [1, 2, 3].map((month) => ({
        dueAt: at(`2026-1${Math.min(month, 2)}-0${month}T09:00:00Z`),
        amount: { amountMinor: 16_566, currency: 'USD' },
      })),
      orderUrl,
    }),
    instalmentPaid: instalmentPaid({
      ...instalment,
      receiptNumber: 12,
      isLast: true,
      isRestored: true,
      plan: { count: 3, paidCount: 3, chargedMinor: 49_700, totalMinor: 49_700, open: [] },
    }),
    instalmentFailed: instalmentFailed({
      ...instalment,
      payUrl: 'https://pay.example/i/1',
      pausesAt: at('2027-01-06T09:00:00Z'),
    }),
    accessEnded: accessEnded({ branding, language, name: lesson.name, course: 'Voice <b>Elevated</b>' }),
    accessPaused: accessPaused({ ...instalment, payUrl: 'https://pay.example/i/1' }),
    goodsVoided: paymentVoided({
      ...order,
      seatKeptUntil: null,
      reservedGoods: {
        until: Temporal.PlainDate.from('2026-12-01'),
        payUrl: 'https://studio.example/orders/AAAAAAAAAAAAAAAAAAAAAA',
      },
    }),
    classJoined: classJoined({
      ...order,
      next: Temporal.ZonedDateTime.from('2026-11-25T19:00[Europe/Copenhagen]'),
      minutes: 60,
      meetingUrl: 'https://meet.example/thea',
    }),
    parcelSent: parcelSent({
      ...order,
      tracking: { carrier: 'PostNord', number: 'PN1', url: 'https://track.example/PN1' },
      orderUrl: 'https://studio.example/orders/AAAAAAAAAAAAAAAAAAAAAA',
    }),
    orderDispatched: orderDispatched({
      ...order,
      receiptNumber: 7,
      lines: [{ description: 'Mug', quantity: 2, totalMinor: 17_800, vatRatePermille: 250, vatMinor: 3_560 }],
      tracking: { carrier: 'PostNord', number: 'DK1', url: 'https://track.example/DK1' },
      orderUrl: 'https://studio.example/orders/AAAAAAAAAAAAAAAAAAAAAA',
      rest: { amount: { amountMinor: 8_900, currency: 'DKK' }, until: Temporal.PlainDate.from('2026-12-01') },
    }),
    orderReceipt: orderReceipt({
      branding,
      language,
      name: lesson.name,
      orderNumber: 'B-1001',
      receiptNumber: 17,
      issuedAt: at('2026-11-19T08:00:00Z'),
      currency: 'DKK',
      lines: [
        { description: 'Mug', quantity: 2, totalMinor: 17_800, vatRatePermille: 250, vatMinor: 3560 },
        { description: 'Workshop', quantity: 1, totalMinor: 360_000, vatRatePermille: 0, vatMinor: 0 },
      ],
      accepted: ['Made to order.'],
      termsVersion: `${language}-3`,
      status: 'paid',
      withdrawal: 'goods',
      orderUrl: 'https://studio.example/orders/AAAAAAAAAAAAAAAAAAAAAA',
      deliveredTo: ['Mia Ærø', 'Ærøgade 7', '8000 Aarhus C'],
    }),
    withdrawalReceived: withdrawalReceived({
      branding,
      language,
      declared: {
        orderNumber: 'B-1001',
        email: lesson.email,
        name: lesson.name,
        part: '<img src=x> The mug',
      },
      receivedAt: at('2026-11-19T08:00:00Z'),
    }),
    newsletterOptIn: newsletterOptIn({
      branding,
      language,
      confirmUrl: 'http://localhost:3000/newsletter/confirm/A',
      unsubscribeUrl: 'http://localhost:3000/newsletter/unsubscribe/B',
    }),
    dateNoticeOptIn: dateNoticeOptIn({
      branding,
      language,
      course: '<img src=x> Recording Essentials',
      confirmUrl: 'http://localhost:3000/courses/notify/confirm/A',
      cancelUrl: 'http://localhost:3000/courses/notify/cancel/B',
    }),
    ...dateEmails({ branding, language, days }),
    ...contactEmails({ branding, language, name: lesson.name }),
    ownerTask: ownerTask({
      branding,
      language,
      title: 'Refund refused',
      explanation: 'The bank said no.',
      dueAt: at('2026-11-25T08:00:00Z'),
    }),
  };
}
