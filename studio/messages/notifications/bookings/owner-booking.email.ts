import type { CoveredBy } from '#platform/db/schema/booking.ts';
import { paymentDueRow, type SessionPayment } from '#studio/money/paid-bookings/session-payment.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, type Fact, text } from '#studio/shared/email/email-content.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { type Addressed, defineEmail, type Tools } from '../define-email.ts';
import { ownerReader, unpaidBookingByLink } from './booking-email.queries.ts';
import {
  type AboutBooking,
  bookingCalendar,
  bookingFacts,
  hourBlock,
  type Previous,
  previousFact,
} from './booking-email.ts';
import { type LoadedBooking, loadBooking, toOwner } from './load-booking.ts';
import { describeMoneyToOwner } from './money-outcome.ts';
import { ownerBookingLabels } from './owner-booking.messages.ts';

type Cancelled = LoadedBooking & { money: MoneyOutcome };
type ToOwner<Data> = Promise<(AboutBooking & Data & Addressed) | null>;

function announcement(mail: AboutBooking & Tools, change: 'booked' | 'moved' | 'cancelled') {
  const { lesson, language, format } = mail;
  const labels = ownerBookingLabels[language];
  const { subject, headline } = labels.changes[lesson.kind][change];
  const person: Fact[] = [
    [labels.student, lesson.name],
    [labels.email, lesson.email],
  ];
  const isOver = change === 'cancelled';
  return (...facts: readonly Fact[]) => ({
    subject: subject(lesson.name, format.day(lesson.start)),
    headline,
    blocks: [
      hourBlock(lesson, { language, isOver }),
      bookingFacts(mail, ...(change === 'moved' ? [...facts, ...person] : [...person, ...facts])),
      button(labels.openAdmin, siteAddress(mail.branding, '/admin')),
    ],
    attachments: [bookingCalendar(mail, 'owner', isOver)],
  });
}

export const ownerBooking = defineEmail({
  key: 'owner-booking',
  isForOwner: true,
  read: async (
    c,
    { facts, base }: LoadedBooking,
  ): ToOwner<{ coveredBy: CoveredBy; payment: SessionPayment }> => {
    const to = await toOwner(c, facts, 'owner-booking');
    const { coveredBy, payment } = facts;
    return to && { ...to, ...base, coveredBy, payment };
  },
  content: (mail) => {
    const { money, coveredBy } = ownerBookingLabels[mail.language];
    const due = paymentDueRow(mail.payment, mail.language);
    return announcement(mail, 'booked')([money, due?.value ?? coveredBy[mail.coveredBy]]);
  },
});

export const ownerReschedule = defineEmail({
  key: 'owner-move',
  isForOwner: true,
  read: async (
    c,
    { facts, base, previousStart, previousEnd }: LoadedBooking & Previous,
  ): ToOwner<Previous> => {
    const to = await toOwner(c, facts, 'owner-move');
    return to && { ...to, ...base, previousStart, previousEnd };
  },
  content: (mail) => announcement(mail, 'moved')(previousFact(mail)),
});

function hasOneStudent(cancelled: readonly AboutBooking[]): boolean {
  return new Set(cancelled.map(({ lesson }) => lesson.email)).size === 1;
}

export const ownerCancellation = defineEmail({
  key: 'owner-cancellation',
  isForOwner: true,
  read: async (
    c,
    { cancelled, notice }: { cancelled: readonly Cancelled[]; notice?: string },
  ): ToOwner<{ more?: readonly (AboutBooking & { money: MoneyOutcome })[]; money: MoneyOutcome }> => {
    const [first, ...more] = cancelled;
    const to = first && (await toOwner(c, first.facts, 'owner-cancellation'));
    if (!to) return null;
    const others = more.map(({ base, money }) => ({ ...base, money }));
    return {
      ...to,
      ...(hasOneStudent(cancelled.map(({ base }) => base)) ? {} : { replyTo: undefined }),
      ...(notice ? { dedupeKey: notice } : {}),
      ...first.base,
      money: first.money,
      more: others,
    };
  },
  content: (mail) => {
    const moneyOf = ({ lesson, money }: AboutBooking & { money: MoneyOutcome }): Fact | null =>
      lesson.kind === 'session'
        ? [ownerBookingLabels[mail.language].money, describeMoneyToOwner(money, mail)]
        : null;
    const first = announcement(mail, 'cancelled')(moneyOf(mail));
    const { more = [] } = mail;
    if (more.length === 0) return first;
    const { several } = ownerBookingLabels[mail.language];
    const [hour, facts, open] = first.blocks;
    const count = more.length + 1;
    const isOfOne = hasOneStudent([mail, ...more]);
    return {
      subject: isOfOne
        ? several.subject(mail.lesson.name, count)
        : several.ofPeople(mail.format.day(mail.lesson.start), count),
      headline: several.headline(count),
      blocks: [
        hour,
        facts,
        ...more.flatMap((one) => {
          const about = { ...mail, ...one };
          if (!isOfOne) return announcement(about, 'cancelled')(moneyOf(one)).blocks.slice(0, 2);
          return [hourBlock(one.lesson, { ...mail, isOver: true }), bookingFacts(about, moneyOf(one))];
        }),
        open,
      ].filter((block) => block !== undefined),
      attachments: [
        ...first.attachments,
        ...more.map((one) => bookingCalendar({ ...mail, ...one }, 'owner', true)),
      ],
    };
  },
});

/** Written after the erasure, so that it contains no name. */
export const ownerHoursFreed = defineEmail({
  key: 'owner-hours-freed',
  on: 'account.hours-freed',
  isForOwner: true,
  labels: {
    subject: (count: number) => [
      count === 1
        ? 'Account deleted: 1 session is free again'
        : `Account deleted: ${count} sessions are free again`,
      count === 1 ? 'Konto slettet: 1 time er ledig igen' : `Konto slettet: ${count} timer er ledige igen`,
    ],
    headline: ['A student has deleted their account', 'En elev har slettet sin konto'],
    lead: [
      'Their upcoming sessions are cancelled, and these times can be booked again:',
      'De kommende timer er aflyst, og disse tider kan bookes igen:',
    ],
    button: ['Open the calendar', 'Åbn kalenderen'],
  },
  read: async (c, { hours, userId }) => {
    const owner = await ownerReader(c.tx);
    if (!owner || hours.length === 0) return null;
    const { email: to, language } = owner;
    return { to, language, dedupeKey: `owner-hours-freed:${userId}`, hours };
  },
  content: ({ labels, hours, ...mail }) => ({
    subject: labels.subject(hours.length),
    headline: labels.headline,
    blocks: [
      text(labels.lead),
      ...hours.map((hour) => hourBlock({ ...hour, visitorTimeZone: null }, { ...mail, isOver: true })),
      button(labels.button, siteAddress(mail.branding, '/admin/bookings')),
    ],
  }),
});

/** A slot held for a person was not paid. Visitors' own holds and releases by the owner are ignored. */
export const ownerUnpaid = defineEmail({
  key: 'owner-unpaid',
  on: 'hold.expired',
  isForOwner: true,
  labels: {
    subject: (name: string, date: string) => [`Not paid: ${name}, ${date}`, `Ikke betalt: ${name}, ${date}`],
    headline: ['A session wasn’t paid in time', 'En time blev ikke betalt i tide'],
    lead: (name: string) => [
      `You were holding this time for ${name}. The payment link wasn’t used in time, so the time is available again. You can resend the link as long as nobody else books it.`,
      `Du havde reserveret timen til ${name}. Den blev ikke betalt i tide og er ledig igen. Du kan sende betalingslinket igen, så længe ingen anden har booket timen.`,
    ],
    button: ['Open the booking', 'Åbn bookingen'],
  },
  read: async (c, { claimId }): ToOwner<unknown> => {
    const bookingId = await unpaidBookingByLink(c.tx, claimId, c.now);
    if (!bookingId) return null;
    const { facts, base } = await loadBooking(c, bookingId);
    const to = await toOwner(c, facts, 'owner-unpaid');
    return to && { ...to, ...base };
  },
  content: ({ labels, ...mail }) => {
    const { lesson } = mail;
    const { student, email } = ownerBookingLabels[mail.language];
    return {
      subject: labels.subject(lesson.name, mail.format.day(lesson.start)),
      headline: labels.headline,
      blocks: [
        text(labels.lead(lesson.name)),
        hourBlock(lesson, { ...mail, isOver: true }),
        bookingFacts(mail, [student, lesson.name], [email, lesson.email]),
        button(labels.button, siteAddress(mail.branding, `/admin/bookings/${lesson.bookingId}`)),
      ],
    };
  },
});
