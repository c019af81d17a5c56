import { dateText } from '#studio/calendar/dates/date-text.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, small, text } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { unsubscribeHeaders } from '../newsletter/newsletter-opt-in.ts';
import { waitingListTexts } from '../texts/other-texts.ts';
import { entryToWrite } from './date-email.queries.ts';

export interface WaitingListOptIn {
  branding: Branding;
  language: Language;
  course: string;
  when: string;
  confirmUrl: string;
  leaveUrl: string;
}

export function waitingListOptIn(mail: WaitingListOptIn): EmailContent {
  const { optIn } = waitingListTexts.of(mail);
  return renderEmail({
    branding: mail.branding,
    language: mail.language,
    subject: optIn.subject(mail.course),
    headline: mail.course,
    blocks: [
      text(optIn.lead(mail.course, mail.when)),
      button(optIn.confirm, mail.confirmUrl),
      small(optIn.ignore),
      { kind: 'links', items: [{ label: optIn.leave, href: mail.leaveUrl }] },
    ],
  });
}

export const notifyWaitingListOptIn: DomainEventHandler<'waiting-list.join-requested'> = async (
  c,
  { entryId, language, confirmToken, leaveToken },
) => {
  const branding = await readBranding(c.tx, c.world.settings);
  const entry = await entryToWrite(c.tx, entryId);
  const leaveUrl = siteAddress(branding, `/courses/waiting-list/leave/${leaveToken}`, language);
  await queueEmail(c, {
    ...waitingListOptIn({
      branding,
      language,
      course: await offerTitle(c.tx, entry.offerId, language),
      when: dateText(entry.days, language),
      confirmUrl: siteAddress(branding, `/courses/waiting-list/confirm/${confirmToken}`, language),
      leaveUrl,
    }),
    kind: 'waiting-list-opt-in',
    language,
    to: entry.email,
    headers: unsubscribeHeaders(leaveUrl),
  });
};
