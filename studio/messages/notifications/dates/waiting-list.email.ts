import { dateText } from '#studio/calendar/dates/date-text.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, facts, links, small, text } from '#studio/shared/email/email-content.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { defineEmail } from '../define-email.ts';
import { at, exampleDays, exampleLink } from '../example.ts';
import { unsubscribeHeaders } from '../newsletter/unsubscribe-headers.ts';
import { datePlace } from './date-calendar.ts';
import { entryToWrite } from './date-email.queries.ts';

export const waitingListOptIn = defineEmail({
  key: 'waiting-list-opt-in',
  group: 'dates',
  title: ['Confirm the waiting list', 'Bekræft ventelisten'],
  on: 'waiting-list.join-requested',
  stored: 'waiting-list.optIn',
  texts: {
    subject: ['Please confirm: the waiting list for {course}', 'Bekræft: ventelisten til {course}'],
    lead: [
      'Someone, hopefully you, asked to join the waiting list for {course} ({date}) with this address. Confirm below; until you do, you’re not on the list.',
      'Du har bedt om at komme på ventelisten til {course} ({date}). Bekræft med knappen. Indtil da er du ikke på listen.',
    ],
    confirm: ['Confirm', 'Bekræft'],
    ignore: [
      'If this wasn’t you, ignore this email. You can also leave the list here, at any time:',
      'Var det ikke dig, skal du ikke gøre noget. Du kan også forlade listen her når som helst:',
    ],
    leave: ['Leave the waiting list', 'Forlad ventelisten'],
  },
  read: async (c, { entryId, language, confirmToken, leaveToken }) => {
    const { email, offerId, days } = await entryToWrite(c.tx, entryId);
    const link = (path: string) => siteAddress(c.world.settings, `/courses/waiting-list/${path}`, language);
    const leaveUrl = link(`leave/${leaveToken}`);
    return {
      to: email,
      language,
      headers: unsubscribeHeaders(leaveUrl),
      course: await offerTitle(c.tx, offerId, language),
      date: dateText(days, language),
      confirmUrl: link(`confirm/${confirmToken}`),
      leaveUrl,
    };
  },
  content: ({ words, ...mail }) => ({
    subject: words.subject(mail),
    headline: mail.course,
    blocks: [
      text(words.lead(mail)),
      button(words.confirm, mail.confirmUrl),
      small(words.ignore),
      links({ label: words.leave, href: mail.leaveUrl }),
    ],
  }),
  examples: {
    waitingListOptIn: (example) => ({
      course: example.words.course,
      date: dateText(exampleDays, example.language),
      confirmUrl: exampleLink(example, '/courses/waiting-list/confirm'),
      leaveUrl: exampleLink(example, '/courses/waiting-list/leave'),
    }),
  },
});

/** The entry is offered at most one seat at a time: a repeat after a rollback writes again. */
export const seatOffered = defineEmail({
  key: 'seat-offered',
  group: 'dates',
  title: ['Place from the waiting list', 'Plads fra ventelisten'],
  on: 'waiting-list.seat-offered',
  stored: 'waiting-list.offer',
  texts: {
    subject: ['A place is free: {course}', 'Der er en ledig plads: {course}'],
    headline: ['A place is reserved for you', 'En plads er reserveret til dig'],
    lead: [
      'A place on {course} has become free, and you’re next on the waiting list. We’re holding it for you until {deadline}.',
      'En plads på {course} er blevet ledig, og du er den næste på ventelisten. Den er reserveret til dig til og med {deadline}.',
    ],
    see: ['Book or decline the place', 'Bestil pladsen, eller sig nej tak'],
    decline: [
      'If you can’t come, please decline on the same page, so that the next person hears at once. After the deadline we offer the place to them.',
      'Kan du ikke komme, så sig nej tak på samme side. Så får den næste besked med det samme. Efter fristen tilbyder vi pladsen til den næste.',
    ],
  },
  labels: { when: common.when, where: common.where },
  read: async (c, { entryId, token }) => {
    const { email, language, offerId, days, place, offerExpiresAt } = await entryToWrite(c.tx, entryId);
    if (!offerExpiresAt) throw new Error('a seat that is offered has no deadline');
    return {
      to: email,
      language,
      course: await offerTitle(c.tx, offerId, language),
      days,
      place,
      until: offerExpiresAt,
      offerUrl: siteAddress(c.world.settings, `/courses/waiting-list/offers/${token}`, language),
    };
  },
  content: ({ words, labels, ...mail }) => ({
    subject: words.subject(mail),
    blocks: [
      text(words.lead({ course: mail.course, deadline: mail.format.instant(mail.until) })),
      facts([labels.when, dateText(mail.days, mail.language)], [labels.where, datePlace(mail.place, mail)]),
      button(words.see, mail.offerUrl),
      small(words.decline),
    ],
  }),
  examples: {
    seatOffered: (example) => ({
      course: example.words.course,
      days: exampleDays,
      place: null,
      until: at('2027-02-06T09:00:00Z'),
      offerUrl: exampleLink(example, '/courses/waiting-list/offers'),
    }),
  },
});
