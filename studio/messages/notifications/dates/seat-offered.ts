import type { DateDay } from '#platform/db/schema/catalogue.ts';
import { dateText } from '#studio/calendar/dates/date-text.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { waitingListTexts } from '../texts/other-texts.ts';
import { datePlace } from './date-calendar.ts';
import { entryToWrite } from './date-email.queries.ts';

export interface SeatOffered {
  branding: Branding;
  language: Language;
  course: string;
  days: readonly DateDay[];
  place: string | null;
  until: Temporal.Instant;
  offerUrl: string;
}

export function seatOffered(mail: SeatOffered): EmailContent {
  const { language, branding, course } = mail;
  const { offer } = waitingListTexts.of(mail);
  const until = formats[language].instant(mail.until);
  return renderEmail({
    branding,
    language,
    subject: offer.subject(course),
    headline: offer.headline,
    blocks: [
      text(offer.lead(course, until)),
      facts(
        [offer.when, dateText(mail.days, language)],
        [offer.where, datePlace(mail.place, branding, language)],
      ),
      button(offer.see, mail.offerUrl),
      small(offer.decline),
    ],
  });
}

/** The entry is offered at most one seat at a time: a repeat after a rollback writes again. */
export const notifySeatOffered: DomainEventHandler<'waiting-list.seat-offered'> = async (
  c,
  { entryId, token },
) => {
  const branding = await readBranding(c.tx, c.world.settings);
  const { email, language, offerId, days, place, offerExpiresAt } = await entryToWrite(c.tx, entryId);
  if (!offerExpiresAt) throw new Error('a seat that is offered has no deadline');
  await queueEmail(c, {
    ...seatOffered({
      branding,
      language,
      course: await offerTitle(c.tx, offerId, language),
      days,
      place,
      until: offerExpiresAt,
      offerUrl: siteAddress(branding, `/courses/waiting-list/offers/${token}`, language),
    }),
    kind: 'seat-offered',
    language,
    to: email,
  });
};
