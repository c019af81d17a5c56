import type { SuppressionReason } from '#platform/db/schema/messages.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  titles: {
    bounced: (email: string) => `Emails to ${email} can’t be delivered`,
    complained: (email: string) => `${email} marked an email from you as spam`,
  } satisfies Record<SuppressionReason, (email: string) => string>,
  text: (day: string) =>
    `Since ${day}, emails to this address are recorded as not delivered instead of sent.`,
  said: (detail: string) => `The mail server said: “${detail}”`,
  again: 'Try again',
};

const da: typeof en = {
  titles: {
    bounced: (email) => `E-mails til ${email} kan ikke leveres`,
    complained: (email) => `${email} har markeret en e-mail fra dig som spam`,
  },
  text: (day) =>
    `Siden ${day} registreres e-mails til adressen som ikke leveret i stedet for at blive sendt.`,
  said: (detail) => `Mailserveren skrev: »${detail}«`,
  again: 'Prøv igen',
};

export const suppressionMessages: Record<Language, typeof en> = { en, da };
