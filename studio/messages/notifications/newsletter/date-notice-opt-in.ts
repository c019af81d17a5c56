import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, small, text } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { newsletterTexts } from '../texts/other-texts.ts';
import { unsubscribeHeaders } from './newsletter-opt-in.ts';

export interface DateNoticeOptIn {
  branding: Branding;
  language: Language;
  course: string;
  confirmUrl: string;
  cancelUrl: string;
}

export function dateNoticeOptIn(mail: DateNoticeOptIn): EmailContent {
  const { dateNotice } = newsletterTexts.of(mail);
  return renderEmail({
    branding: mail.branding,
    language: mail.language,
    subject: dateNotice.subject,
    headline: mail.course,
    blocks: [
      text(dateNotice.lead(mail.course)),
      button(dateNotice.confirm, mail.confirmUrl),
      small(dateNotice.ignore),
      { kind: 'links', items: [{ label: dateNotice.cancel, href: mail.cancelUrl }] },
    ],
  });
}

export const notifyDateNoticeOptIn: DomainEventHandler<'date-notice.requested'> = async (
  c,
  { email, offerId, language, confirmToken, cancelToken },
) => {
  const branding = await readBranding(c.tx, c.world.settings);
  const course = await offerTitle(c.tx, offerId, language);
  const confirmUrl = siteAddress(branding, `/courses/notify/confirm/${confirmToken}`, language);
  const cancelUrl = siteAddress(branding, `/courses/notify/cancel/${cancelToken}`, language);
  await queueEmail(c, {
    ...dateNoticeOptIn({ branding, language, course, confirmUrl, cancelUrl }),
    kind: 'date-notice-opt-in',
    language,
    to: email,
    headers: unsubscribeHeaders(cancelUrl),
  });
};
