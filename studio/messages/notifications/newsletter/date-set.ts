import type { DateDay } from '#platform/db/schema/catalogue.ts';
import { dateText } from '#studio/calendar/dates/date-text.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { datePlace } from '../dates/date-calendar.ts';
import { changedDate } from '../dates/date-email.queries.ts';
import { newsletterTexts } from '../texts/other-texts.ts';

export interface DateSet {
  branding: Branding;
  language: Language;
  course: string;
  days: readonly DateDay[];
  place: string | null;
  pageUrl: string;
}

export function dateSet(mail: DateSet): EmailContent {
  const { language, branding, course } = mail;
  const say = newsletterTexts.of(mail).dateSet;
  return renderEmail({
    branding,
    language,
    subject: say.subject(course),
    headline: course,
    blocks: [
      text(say.lead(course)),
      facts(
        [say.when, dateText(mail.days, language)],
        [say.where, datePlace(mail.place, branding, language)],
      ),
      button(say.see, mail.pageUrl),
      small(say.once),
    ],
  });
}

export const notifyDateSet: DomainEventHandler<'date-notice.due'> = async (
  c,
  { email, offerId, dateId, language },
) => {
  const branding = await readBranding(c.tx, c.world.settings);
  const { days, place } = await changedDate(c.tx, dateId);
  const course = await offerTitle(c.tx, offerId, language);
  const offer = await findOffer(c.tx, offerId);
  const hasPage = offer && (offer.isOwn || offer.kind === 'workshop' || offer.kind === 'programme');
  const pageUrl = siteAddress(branding, hasPage ? `/courses/${offerId}` : '/courses', language);
  await queueEmail(c, {
    ...dateSet({ branding, language, course, days, place, pageUrl }),
    kind: 'date-set',
    language,
    to: email,
  });
};
