import { lengthOfBooking } from '#studio/calendar/booking/booking-kind.queries.ts';
import { nextFreeSlots } from '#studio/calendar/booking/slots.queries.ts';
import { button, links, text } from '#studio/shared/email/email-content.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { type Addressed, defineEmail } from '../define-email.ts';
import { exampleAmount } from '../example.ts';
import { formatSessionTime, hourBlock } from './booking-email.ts';
import type { Lesson } from './lesson.ts';
import { loadBooking, toVisitor } from './load-booking.ts';
import { describeMoneyOutcome } from './money-outcome.ts';

interface SlotTaken extends Addressed {
  lesson: Pick<Lesson, 'name' | 'start' | 'end' | 'visitorTimeZone'>;
  money: MoneyOutcome;
  free: ReadonlyArray<{ start: Temporal.Instant; end: Temporal.Instant }>;
}

/** Paid after the hold expired: the payment is refunded and up to three free times are offered. */
export const slotTaken = defineEmail({
  key: 'slot-taken',
  group: 'sessions',
  title: ['Time no longer available', 'Tiden var optaget'],
  on: 'booking.slot-taken',
  stored: 'booking.gone',
  texts: {
    subject: [
      'Your session time was taken, and your refund is on its way',
      'Timen var optaget, og du får pengene tilbage',
    ],
    headline: ['That time was already taken', 'Timen var optaget'],
    lead: [
      'Your payment arrived after your hold had expired, and by then someone else had booked the time. We’re sorry.',
      'Din betaling gik igennem, efter at fristen var udløbet, og da havde en anden booket timen. Det er vi kede af.',
    ],
    free: ['These times were free when we wrote this:', 'Disse tider var ledige, da vi skrev:'],
    none: [
      'There are no free times in the coming week. New ones open every day.',
      'Der er ingen ledige tider den næste uge. Der kommer nye tider hver dag.',
    ],
    other: ['See all available times', 'Se alle ledige tider'],
  },
  read: async (c, { bookingId, amount }): Promise<SlotTaken> => {
    const { facts, visitors } = await loadBooking(c, bookingId);
    const { lesson } = visitors;
    return {
      ...toVisitor(facts, 'hour-gone'),
      lesson,
      money: { kind: 'refunded', amount },
      free: await nextFreeSlots(c.world, {
        q: c.tx,
        now: c.now,
        count: 3,
        minutes: lesson.start.until(lesson.end).total('minutes'),
        courseId: (await lengthOfBooking(c.tx, bookingId)).courseId,
      }),
    };
  },
  content: ({ words, lesson, ...mail }) => {
    const readerZone = lesson.visitorTimeZone;
    const free = mail.free.map(({ start, end }) => ({
      label: formatSessionTime({ start, end }, { language: mail.language, readerZone }),
      href: mail.link(`/private-coaching/book?slot_start=${encodeURIComponent(start.toString())}`),
    }));
    return {
      blocks: [
        mail.greet(lesson.name),
        hourBlock(lesson, { ...mail, isOver: true }),
        text(words.lead),
        text(describeMoneyOutcome(mail.money, mail)),
        text(free.length > 0 ? words.free : words.none),
        free.length > 0 && links(...free),
        button(words.other, mail.link('/private-coaching/book')),
      ],
    };
  },
  examples: {
    slotTaken: ({ lesson }) => ({
      lesson,
      money: { kind: 'refunded', amount: exampleAmount } as const,
      free: [24, 48, 72].map((hours) => ({
        start: lesson.start.add({ hours }),
        end: lesson.end.add({ hours }),
      })),
    }),
  },
});
