import { dateText } from '#studio/calendar/dates/date-text.ts';
import type { SecurityEvent } from '#studio/shared/accounts/security-events.ts';
import {
  accountDeletedEmail,
  guestDeletedEmail,
  newAddressEmail,
  resetEmail,
  securityEmail,
  signInEmail,
  signUpEmail,
  unknownAccountEmail,
} from '../account/account-emails.ts';
import { dateCalendar } from '../dates/date-calendar.ts';
import { dateChanged } from '../dates/notify-date-changed.ts';
import { seatOffered } from '../dates/seat-offered.ts';
import { waitingListOptIn } from '../dates/waiting-list-opt-in.ts';
import { storyAnswered } from '../magazine/notify-story-answered.ts';
import { dateNoticeOptIn } from '../newsletter/date-notice-opt-in.ts';
import { dateSet } from '../newsletter/date-set.ts';
import { newsletterOptIn } from '../newsletter/newsletter-opt-in.ts';
import { homeworkSet } from '../students/homework-set.ts';
import { recordingAdded, recordingCommented } from '../students/recording-emails.ts';
import { dailySummary } from '../summary/daily-summary.ts';
import { courseFromOwner } from '../vouchers/course-from-owner.ts';
import { creditFromOwner } from '../vouchers/credit-from-owner.ts';
import { entitlementExpiring } from '../vouchers/entitlement-expiring.ts';
import { giftCardDelivered } from '../vouchers/gift-card-delivered.ts';
import {
  exampleAmount as amount,
  at,
  exampleDays as days,
  type Example,
  type Examples,
  exampleDate,
  exampleLink,
  writtenAt,
} from './example.ts';

export function accountExamples({ branding, language }: Example): Examples {
  const about = { branding, language };
  const url = exampleLink(about, '/reset');
  const changed = (action: SecurityEvent, detail = '') => securityEmail({ ...about, action, detail });
  return {
    accountSignUp: () => signUpEmail({ ...about, url }),
    accountReset: () => resetEmail({ ...about, url }),
    accountSignIn: () => signInEmail({ ...about, url }),
    accountUnknown: () => unknownAccountEmail(about),
    accountNewEmail: () => newAddressEmail({ ...about, url }),
    accountEmailChanged: () => changed('email.changed', 'ny@example.dk'),
    accountErased: () => accountDeletedEmail(about),
    guestErased: () => guestDeletedEmail(about),
    accountPasswordChanged: () => changed('password.changed'),
    accountTotpOn: () => changed('totp.on'),
    accountTotpOff: () => changed('totp.off'),
    accountRecoveryCodeUsed: () => changed('recovery-code.used'),
    accountRecoveryCodesRenewed: () => changed('recovery-codes.renewed'),
    accountNewDevice: () => changed('device.new', 'Safari, iPhone'),
    accountUnknownDevice: () => changed('device.new'),
  };
}

export function dateExamples({ branding, language, words }: Example): Examples {
  const reader = { branding, language };
  const course = { ...reader, course: words.course };
  const { place } = words;
  return {
    dateChanged: () =>
      dateChanged({
        ...reader,
        name: words.name,
        title: words.programme,
        changed: 'both',
        days: { now: [{ date: '2027-03-13', from: '10:00', to: '18:00' }], before: days },
        place: { now: place, before: 'Prøvegade 12' },
        calendar: dateCalendar(
          { ...reader, writtenAt },
          { date: { ...exampleDate, version: 2 }, title: words.programme, daysBefore: days },
        ),
      }),
    dateSet: () => dateSet({ ...course, days, place, pageUrl: `${branding.siteUrl}/courses` }),
    dateNoticeOptIn: () =>
      dateNoticeOptIn({
        ...course,
        confirmUrl: exampleLink(reader, '/courses/notify/confirm'),
        cancelUrl: exampleLink(reader, '/courses/notify/cancel'),
      }),
    waitingListOptIn: () =>
      waitingListOptIn({
        ...course,
        when: dateText(days, language),
        confirmUrl: exampleLink(reader, '/courses/waiting-list/confirm'),
        leaveUrl: exampleLink(reader, '/courses/waiting-list/leave'),
      }),
    seatOffered: () =>
      seatOffered({
        ...course,
        days,
        place: null,
        until: at('2027-02-06T09:00:00Z'),
        offerUrl: exampleLink(reader, '/courses/waiting-list/offers'),
      }),
    newsletterOptIn: () =>
      newsletterOptIn({
        ...reader,
        confirmUrl: exampleLink(reader, '/newsletter/confirm'),
        unsubscribeUrl: exampleLink(reader, '/newsletter/unsubscribe'),
      }),
  };
}

export function studentExamples({ branding, language, words }: Example): Examples {
  const reader = { branding, language, name: words.name };
  const story = { ...reader, title: words.story };
  const homework = { ...reader, body: words.homework };
  const recording = { ...reader, path: '/dashboard/bookings' };
  return {
    storyAccepted: () => storyAnswered({ ...story, url: `${branding.siteUrl}/magazine/x` }),
    storyDeclined: () => storyAnswered({ ...story, url: null }),
    homeworkSet: () => homeworkSet({ ...homework, dueOn: Temporal.PlainDate.from('2026-12-01') }),
    recordingAdded: () =>
      recordingAdded({
        ...recording,
        recording: words.recording,
        day: Temporal.PlainDate.from('2026-11-19'),
      }),
    recordingCommented: () => recordingCommented({ ...recording, at: 83, body: words.comment }),
    homeworkWithoutDay: () => homeworkSet({ ...homework, dueOn: null }),
  };
}

export function summaryExamples({ branding, language, words, lesson }: Example): Examples {
  const about = { branding, language, day: Temporal.PlainDate.from('2026-11-23') };
  const evening = {
    start: at('2026-11-23T17:00:00Z'),
    end: at('2026-11-23T19:00:00Z'),
    what: words.programme,
  };
  const sessions = [{ start: lesson.start, end: lesson.end, what: words.name }, evening];
  const nothing = { sessions: [], income: [], messages: 0 };
  return {
    dailySummary: () => dailySummary({ ...about, sessions, tasks: 3, messages: 2, income: [amount] }),
    dailySummaryFree: () => dailySummary({ ...about, ...nothing, tasks: 1 }),
  };
}

export function voucherExamples({ branding, language, words }: Example): Examples {
  const reader = { branding, language };
  const code = 'K7Q2-9A4D-XR3M-0TBE-5WZN';
  const validUntil = at('2029-11-20T23:00:00Z');
  const forOne = { recipientName: '', giver: null, message: '', validUntil: null };
  const forOther = { recipientName: words.name, giver: words.giver, message: words.greeting, validUntil };
  const credit = { ...reader, what: words.programme, bookUrl: exampleLink(reader, '/private-coaching/book') };
  const expiring = { ...reader, what: words.programme, validUntil };
  return {
    giftCard: () => giftCardDelivered({ ...reader, ...forOther, code, amount }),
    giftCardForOneself: () => giftCardDelivered({ ...reader, ...forOne, code, amount }),
    creditFromOwner: () => creditFromOwner({ ...credit, name: words.name, count: 1, validUntil }),
    creditsFromOwner: () => creditFromOwner({ ...credit, name: '', count: 3, validUntil: null }),
    courseFromOwner: () => courseFromOwner({ ...reader, name: words.name, course: credit.what }),
    packExpiring: () =>
      entitlementExpiring({
        ...expiring,
        name: words.name,
        left: { sessions: 2 },
        validUntil: at('2027-11-20T23:00:00Z'),
      }),
    giftCardExpiring: () => entitlementExpiring({ ...expiring, name: '', left: { amount } }),
  };
}
