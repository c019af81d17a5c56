import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { MailAttachment } from '#platform/db/schema/messages.ts';
import { seatHolders } from '#studio/calendar/dates/seat-holders.queries.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { greetingName } from '#studio/people/confirmed-addresses.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import type { Branding } from '#studio/shared/email/branding.ts';
import { type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatDays } from '../orders/order-email.ts';
import { dateTexts } from '../texts/other-texts.ts';
import { dateCalendar, datePlace } from './date-calendar.ts';
import { changedDate } from './date-email.queries.ts';

interface DateChanged {
  branding: Branding;
  language: Language;
  name: string;
  title: string;
  days: { now: readonly DateDay[]; before: readonly DateDay[] };
  place: { now: string; before: string };
  changed: 'days' | 'place' | 'both';
  calendar: MailAttachment | null;
}

export function dateChanged(mail: DateChanged): EmailContent {
  const { language, branding, title, changed, days, place } = mail;
  const words = dateTexts.of(mail);
  const format = (list: readonly DateDay[]) => formatDays(list, language);
  return renderEmail({
    branding,
    language,
    subject: words.subject[changed](title),
    headline: words.headline[changed],
    blocks: [
      greeting(mail, mail.name),
      text(words.lead(title)),
      facts(
        [changed === 'place' ? words.same(words.days) : words.days, format(days.now)],
        changed === 'place' ? null : [words.daysBefore, format(days.before)],
        [changed === 'days' ? words.same(words.place) : words.place, place.now],
        changed === 'days' ? null : [words.placeBefore, place.before],
      ),
      ...(mail.calendar ? [text(words.calendar)] : []),
      text(words.trouble),
    ],
    attachments: mail.calendar ? [mail.calendar] : [],
  });
}

/** Once per version and address. */
export const notifyDateChanged: DomainEventHandler<'date.changed'> = async (
  c,
  { dateId, before, change },
) => {
  const date = await changedDate(c.tx, dateId);
  const branding = await readBranding(c.tx, c.world.settings);
  for (const [nth, { email, name, language, isConfirmed }] of (await seatHolders(c.tx, dateId)).entries()) {
    const title = await offerTitle(c.tx, date.offer_id, language);
    const calendar = isConfirmed
      ? dateCalendar({ branding, language, writtenAt: c.now }, { date, title, daysBefore: before.days })
      : null;
    const content = dateChanged({
      branding,
      language,
      name: await greetingName(c.tx, email, name),
      title,
      changed: change,
      calendar,
      days: { now: date.days, before: before.days },
      place: {
        now: datePlace(date.place, branding, language),
        before: datePlace(before.place, branding, language),
      },
    });
    const dedupeKey = `date-changed:${dateId}:${date.version}:${nth}`;
    await queueEmail(c, { ...content, kind: 'date-changed', language, to: email, dedupeKey });
  }
};
