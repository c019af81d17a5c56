import { isConfirmedAddress } from '#studio/people/confirmed-addresses.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { withdrawalTexts } from '../texts/order-texts.ts';

export interface WithdrawalReceived {
  branding: Branding;
  language: Language;
  /** As entered: never reveals whether the order exists. Null while the address is unconfirmed. */
  declared: { orderNumber: string; email: string; name: string; part: string } | null;
  receivedAt: Temporal.Instant;
}

/** The acknowledgement on a durable medium, with date and time, that the law requires. */
export function withdrawalReceived({
  branding,
  language,
  declared,
  receivedAt,
}: WithdrawalReceived): EmailContent {
  const say = withdrawalTexts.of({ branding, language });
  return renderEmail({
    branding,
    language,
    subject: declared ? say.subject(declared.orderNumber) : say.subjectOnly,
    headline: say.headline,
    blocks: [
      text(declared ? say.lead : say.leadOnly),
      facts(
        [say.received, formats[language].instant(receivedAt)],
        declared && [say.order, declared.orderNumber],
        declared?.name ? [say.name, declared.name] : null,
        declared && [say.email, declared.email],
        declared && [say.part, declared.part || say.whole],
      ),
      text(say.next),
      small(say.notYou),
      {
        kind: 'links',
        items: [{ label: say.terms, href: siteAddress(branding, '/terms-of-service', language) }],
      },
    ],
  });
}

export const notifyWithdrawal: DomainEventHandler<'withdrawal.declared'> = async (c, event) => {
  const { declared, language, receivedAt } = event;
  const isConfirmed = await isConfirmedAddress(c.tx, declared.email);
  await queueEmail(c, {
    ...withdrawalReceived({
      branding: await readBranding(c.tx, c.world.settings),
      language,
      declared: isConfirmed ? declared : null,
      receivedAt,
    }),
    kind: 'withdrawal-received',
    language,
    to: declared.email,
    dedupeKey: `withdrawal-received:${event.withdrawalId}`,
  });
};
