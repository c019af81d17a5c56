import type { DateDay } from '#platform/db/schema/catalogue.ts';
import { seatHolders } from '#studio/calendar/dates/seat-holders.queries.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { greetingName } from '#studio/people/confirmed-addresses.queries.ts';
import { facts, text } from '#studio/shared/email/email-content.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { type Addressed, defineEmail } from '../define-email.ts';
import { exampleDate, exampleDays, writtenAt } from '../example.ts';
import { type DateFacts, dateCalendar, datePlace, formatDays } from './date-calendar.ts';
import { changedDate } from './date-email.queries.ts';

interface DateChanged extends Addressed {
  name: string;
  title: string;
  date: DateFacts;
  before: { days: readonly DateDay[]; place: string | null };
  changed: 'days' | 'place' | 'both';
  hasCalendar: boolean;
  writtenAt: Temporal.Instant;
}

export const dateChanged = defineEmail({
  key: 'date-changed',
  group: 'dates',
  title: ['Date or venue changed', 'Dato eller sted ændret'],
  stored: 'date',
  texts: {
    subject: {
      days: ['New dates: {title}', 'Nye datoer: {title}'],
      place: ['New venue: {title}', 'Nyt sted: {title}'],
      both: ['New dates and venue: {title}', 'Nye datoer og nyt sted: {title}'],
    },
    headline: {
      days: ['The dates have changed', 'Datoerne er ændret'],
      place: ['The venue has changed', 'Stedet er ændret'],
      both: ['New dates and a new venue', 'Nye datoer og nyt sted'],
    },
    lead: [
      'We’ve made a change to {title}. Your place is still yours.',
      'Vi har ændret noget ved {title}. Din plads er stadig din.',
    ],
    calendar: [
      'The attached calendar file updates the dates you’ve already saved.',
      'Den vedhæftede fil retter datoerne i din kalender.',
    ],
    trouble: [
      'If this no longer works for you, reply to this email as soon as you can and we’ll find another solution or refund you.',
      'Passer det dig ikke længere? Svar på denne e-mail, så snart du kan. Så finder vi en anden løsning, eller du får pengene tilbage.',
    ],
  },
  labels: {
    days: ['Dates', 'Datoer'],
    daysBefore: ['Previous dates', 'Tidligere datoer'],
    place: ['Venue', 'Sted'],
    placeBefore: ['Previous venue', 'Tidligere sted'],
    same: (label: string) => [`${label} (unchanged)`, `${label} (uændret)`],
  },
  read: async (_c, mail: DateChanged) => mail,
  content: ({ words, labels, ...mail }) => {
    const { title, changed, date, before } = mail;
    const calendar = mail.hasCalendar ? dateCalendar(mail, { date, title, daysBefore: before.days }) : null;
    const format = (days: readonly DateDay[]) => formatDays(days, mail.language);
    return {
      subject: words.subject[changed]({ title }),
      headline: words.headline[changed],
      blocks: [
        mail.greet(mail.name),
        text(words.lead({ title })),
        facts(
          [changed === 'place' ? labels.same(labels.days) : labels.days, format(date.days)],
          changed === 'place' ? null : [labels.daysBefore, format(before.days)],
          [changed === 'days' ? labels.same(labels.place) : labels.place, datePlace(date.place, mail)],
          changed === 'days' ? null : [labels.placeBefore, datePlace(before.place, mail)],
        ),
        calendar && text(words.calendar),
        text(words.trouble),
      ],
      attachments: [calendar],
    };
  },
  examples: {
    dateChanged: ({ words }) => ({
      name: words.name,
      title: words.programme,
      date: {
        ...exampleDate,
        version: 2,
        days: [{ date: '2027-03-13', from: '10:00', to: '18:00' }],
        place: words.place,
      },
      before: { days: exampleDays, place: 'Prøvegade 12' },
      changed: 'both' as const,
      hasCalendar: true,
      writtenAt,
    }),
  },
});

/** Once per version and address. */
export const notifyDateChanged: DomainEventHandler<'date.changed'> = async (
  c,
  { dateId, before, change: changed },
) => {
  const date = await changedDate(c.tx, dateId);
  for (const [nth, { email, name, language, isConfirmed }] of (await seatHolders(c.tx, dateId)).entries()) {
    await dateChanged.send(c, {
      to: email,
      language,
      dedupeKey: `date-changed:${dateId}:${date.version}:${nth}`,
      name: await greetingName(c.tx, email, name),
      title: await offerTitle(c.tx, date.offer_id, language),
      date,
      before,
      changed,
      hasCalendar: isConfirmed,
      writtenAt: c.now,
    });
  }
};
