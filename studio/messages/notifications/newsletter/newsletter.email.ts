import { dateText } from '#studio/calendar/dates/date-text.ts';
import { offerPage } from '#studio/offers/catalogue/offer.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, facts, links, small, text } from '#studio/shared/email/email-content.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { datePlace } from '../dates/date-calendar.ts';
import { changedDate } from '../dates/date-email.queries.ts';
import { defineEmail } from '../define-email.ts';
import { exampleDays, exampleLink } from '../example.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

export const newsletterOptIn = defineEmail({
  key: 'newsletter-opt-in',
  group: 'students',
  title: ['Confirm the newsletter', 'Bekræft nyhedsbrevet'],
  on: 'newsletter.subscription-requested',
  stored: 'newsletter.optIn',
  texts: {
    subject: ['Please confirm your subscription', 'Bekræft din tilmelding'],
    headline: ['Join our vocal community', 'Bliv en del af vores sangfællesskab'],
    lead: [
      'Someone, hopefully you, asked {studio} to send news about retreats, concerts and trainings to this address. Confirm below; until you do, we won’t send anything.',
      'Du har bedt {studio} om nyheder om retreats, koncerter og kurser. Bekræft tilmeldingen med knappen. Indtil da sender vi ikke noget.',
    ],
    confirm: ['Confirm subscription', 'Bekræft tilmelding'],
    ignore: [
      'If this wasn’t you, ignore this email and you won’t hear from us again. To be sure, you can also decline here:',
      'Var det ikke dig, skal du ikke gøre noget. Så hører du ikke mere fra os. Du kan også takke nej her:',
    ],
    unsubscribe: ['No thanks', 'Nej tak'],
  },
  read: async (c, { email, language, confirmToken, unsubscribeToken }) => {
    const link = (path: string) => siteAddress(c.world.settings, `/newsletter/${path}`, language);
    const unsubscribeUrl = link(`unsubscribe/${unsubscribeToken}`);
    return {
      to: email,
      language,
      headers: unsubscribeHeaders(unsubscribeUrl),
      confirmUrl: link(`confirm/${confirmToken}`),
      unsubscribeUrl,
    };
  },
  content: ({ words, confirmUrl, unsubscribeUrl }) => ({
    blocks: [
      text(words.lead),
      button(words.confirm, confirmUrl),
      small(words.ignore),
      links({ label: words.unsubscribe, href: unsubscribeUrl }),
    ],
  }),
  examples: {
    newsletterOptIn: (example) => ({
      confirmUrl: exampleLink(example, '/newsletter/confirm'),
      unsubscribeUrl: exampleLink(example, '/newsletter/unsubscribe'),
    }),
  },
});

export const dateNoticeOptIn = defineEmail({
  key: 'date-notice-opt-in',
  group: 'dates',
  title: ['Confirm a date notice', 'Bekræft besked om en dato'],
  on: 'date-notice.requested',
  stored: 'newsletter.dateNotice',
  texts: {
    subject: ['Please confirm: an email when a date is set', 'Bekræft: besked, når der er en dato'],
    lead: [
      'Someone, hopefully you, asked for an email at this address when {course} gets its first date. Confirm below; until you do, we won’t send anything.',
      'Du har bedt om en e-mail, når {course} får sin første dato. Bekræft med knappen. Indtil da sender vi ikke noget.',
    ],
    confirm: ['Confirm', 'Bekræft'],
    ignore: [
      'If this wasn’t you, ignore this email. You can also cancel here, at any time:',
      'Var det ikke dig, skal du ikke gøre noget. Du kan afmelde dig her når som helst:',
    ],
    cancel: ['Cancel request', 'Afmeld'],
  },
  read: async (c, { email, offerId, language, confirmToken, cancelToken }) => {
    const link = (path: string) => siteAddress(c.world.settings, `/courses/notify/${path}`, language);
    const cancelUrl = link(`cancel/${cancelToken}`);
    return {
      to: email,
      language,
      headers: unsubscribeHeaders(cancelUrl),
      course: await offerTitle(c.tx, offerId, language),
      confirmUrl: link(`confirm/${confirmToken}`),
      cancelUrl,
    };
  },
  content: ({ words, ...mail }) => ({
    headline: mail.course,
    blocks: [
      text(words.lead(mail)),
      button(words.confirm, mail.confirmUrl),
      small(words.ignore),
      links({ label: words.cancel, href: mail.cancelUrl }),
    ],
  }),
  examples: {
    dateNoticeOptIn: (example) => ({
      course: example.words.course,
      confirmUrl: exampleLink(example, '/courses/notify/confirm'),
      cancelUrl: exampleLink(example, '/courses/notify/cancel'),
    }),
  },
});

export const dateSet = defineEmail({
  key: 'date-set',
  group: 'dates',
  title: ['Date notice', 'Besked om en dato'],
  on: 'date-notice.due',
  stored: 'newsletter.dateSet',
  texts: {
    subject: ['A date is set: {course}', 'Datoen er fastsat: {course}'],
    lead: [
      'You asked us to write when {course} gets a date. Here it is:',
      'Du bad om besked, når {course} fik en dato. Her er den:',
    ],
    see: ['See the date and book', 'Se datoen, og bestil'],
    once: [
      'This was the one email you asked for; your address is deleted from the list.',
      'Det var den ene e-mail, du bad om. Din adresse er slettet fra listen.',
    ],
  },
  labels: { when: common.when, where: common.where },
  read: async (c, { email, offerId, dateId, language }) => {
    const { days, place } = await changedDate(c.tx, dateId);
    const offer = await findOffer(c.tx, offerId);
    return {
      to: email,
      language,
      course: await offerTitle(c.tx, offerId, language),
      days,
      place,
      pageUrl: siteAddress(c.world.settings, offer ? offerPage(offer) : '/courses', language),
    };
  },
  content: ({ words, labels, ...mail }) => ({
    subject: words.subject(mail),
    headline: mail.course,
    blocks: [
      text(words.lead(mail)),
      facts([labels.when, dateText(mail.days, mail.language)], [labels.where, datePlace(mail.place, mail)]),
      button(words.see, mail.pageUrl),
      small(words.once),
    ],
  }),
  examples: {
    dateSet: ({ words, branding }) => ({
      course: words.course,
      days: exampleDays,
      place: words.place,
      pageUrl: `${branding.siteUrl}/courses`,
    }),
  },
});
