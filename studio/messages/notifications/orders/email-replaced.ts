import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { emailReplacedTexts, emailRestoredTexts } from '../texts/order-texts.ts';
import type { OrderMail } from './order-email.ts';
import { readOrder } from './receipt-email.ts';

interface EmailReplaced extends OrderMail {
  /** Masked. */
  to: string;
  restoreUrl: string;
}

export function emailReplaced(mail: EmailReplaced): EmailContent {
  const { language, branding } = mail;
  const say = emailReplacedTexts.of(mail);
  return renderEmail({
    branding,
    language,
    subject: say.subject(mail.orderNumber),
    headline: say.headline,
    blocks: [
      greeting(mail, mail.name),
      text(say.lead(mail.to)),
      text(say.notYou),
      button(say.button, mail.restoreUrl),
      facts([say.order, `${mail.orderNumber}, ${mail.description}`]),
    ],
  });
}

export const notifyEmailReplaced: DomainEventHandler<'order.email-replaced'> = async (
  c,
  { orderId, correctionId, formerEmail, to, token },
) => {
  const { base } = await readOrder(c.world, c.tx, orderId);
  const { branding, language } = base;
  const restoreUrl = siteAddress(branding, `/orders/email/${token}`, language);
  await queueEmail(c, {
    ...emailReplaced({ ...base, to, restoreUrl }),
    kind: 'email-replaced',
    language,
    to: formerEmail,
    dedupeKey: `email-replaced:${correctionId}`,
  });
};

/** To the other address, which may be that of the person who paid. */
export function emailRestored(mail: Omit<EmailReplaced, 'restoreUrl'>): EmailContent {
  const { language, branding } = mail;
  const say = emailRestoredTexts.of(mail);
  return renderEmail({
    branding,
    language,
    subject: say.subject(mail.orderNumber),
    headline: say.headline,
    blocks: [
      greeting(mail, ''),
      text(say.lead(mail.to)),
      text(say.paid),
      facts([say.order, `${mail.orderNumber}, ${mail.description}`]),
    ],
  });
}

export const notifyEmailRestored: DomainEventHandler<'order.email-restored'> = async (
  c,
  { orderId, correctionId, email, to },
) => {
  const { base } = await readOrder(c.world, c.tx, orderId);
  await queueEmail(c, {
    ...emailRestored({ ...base, to }),
    kind: 'email-restored',
    language: base.language,
    to: email,
    dedupeKey: `email-restored:${correctionId}`,
  });
};
