import type { SuppressionReason } from '#platform/db/schema/messages.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

export const suppressionMessages = inBoth({
  titles: {
    bounced: (email: string) => [
      `Emails to ${email} can’t be delivered`,
      `E-mails til ${email} kan ikke leveres`,
    ],
    complained: (email: string) => [
      `${email} marked an email from you as spam`,
      `${email} har markeret en e-mail fra dig som spam`,
    ],
  } satisfies Pairs<Record<SuppressionReason, (email: string) => string>>,
  text: (day: string) => [
    `Since ${day}, emails to this address are recorded as not delivered instead of sent.`,
    `Siden ${day} registreres e-mails til adressen som ikke leveret i stedet for at blive sendt.`,
  ],
  said: (detail: string) => [`The mail server said: “${detail}”`, `Mailserveren skrev: »${detail}«`],
  again: ['Try again', 'Prøv igen'],
});
