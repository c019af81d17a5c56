import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, small, text } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { newsletterTexts } from '../texts/other-texts.ts';

export interface NewsletterOptIn {
  branding: Branding;
  language: Language;
  confirmUrl: string;
  unsubscribeUrl: string;
}

export function newsletterOptIn(mail: NewsletterOptIn): EmailContent {
  const { optIn } = newsletterTexts.of(mail);
  return renderEmail({
    branding: mail.branding,
    language: mail.language,
    subject: optIn.subject,
    headline: optIn.headline,
    blocks: [
      text(optIn.lead(mail.branding.studioName)),
      button(optIn.confirm, mail.confirmUrl),
      small(optIn.ignore),
      { kind: 'links', items: [{ label: optIn.unsubscribe, href: mail.unsubscribeUrl }] },
    ],
  });
}

export const notifyOptIn: DomainEventHandler<'newsletter.subscription-requested'> = async (
  c,
  { email, language, confirmToken, unsubscribeToken },
) => {
  const branding = await readBranding(c.tx, c.world.settings);
  const confirmUrl = siteAddress(branding, `/newsletter/confirm/${confirmToken}`, language);
  const unsubscribeUrl = siteAddress(branding, `/newsletter/unsubscribe/${unsubscribeToken}`, language);
  await queueEmail(c, {
    ...newsletterOptIn({ branding, language, confirmUrl, unsubscribeUrl }),
    kind: 'newsletter-opt-in',
    language,
    to: email,
    headers: unsubscribeHeaders(unsubscribeUrl),
  });
};

/** One-click unsubscribe (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(unsubscribeUrl: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
