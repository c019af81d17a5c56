import type { AttachmentOrigin } from '#platform/mail/email-tasks.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

type CalendarAnswer = Exclude<AttachmentOrigin['kind'], 'forwarded'>;

export const inboundMessages = inBoth({
  forwarded: ['Forwarded message', 'Videresendt besked'],
  calendar: {
    accepted: (title: string) => [`Accepted: ${title}`, `Accepteret: ${title}`],
    declined: (title: string) => [`Declined: ${title}`, `Afvist: ${title}`],
    tentative: (title: string) => [`Tentative: ${title}`, `Foreløbigt: ${title}`],
    answered: (title: string) => [`Calendar reply: ${title}`, `Kalendersvar: ${title}`],
    proposed: (title: string) => [`New time proposed: ${title}`, `Nyt tidspunkt foreslået: ${title}`],
    invitation: (title: string) => [`Invitation: ${title}`, `Invitation: ${title}`],
  } satisfies Pairs<Record<CalendarAnswer, (title: string) => string>>,
});
