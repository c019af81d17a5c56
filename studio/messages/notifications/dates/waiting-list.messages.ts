import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const waitingListMessages = inBoth({
  optIn: {
    subject: (course: string) => [
      `Please confirm: the waiting list for ${course}`,
      `Bekræft: ventelisten til ${course}`,
    ],
    lead: (course: string, when: string) => [
      `Someone, hopefully you, asked to join the waiting list for ${course} (${when}) with this address. Confirm below; until you do, you’re not on the list.`,
      `Du har bedt om at komme på ventelisten til ${course} (${when}). Bekræft med knappen. Indtil da er du ikke på listen.`,
    ],
    confirm: ['Confirm', 'Bekræft'],
    ignore: [
      'If this wasn’t you, ignore this email. You can also leave the list here, at any time:',
      'Var det ikke dig, skal du ikke gøre noget. Du kan også forlade listen her når som helst:',
    ],
    leave: ['Leave the waiting list', 'Forlad ventelisten'],
  },
  offer: {
    subject: (course: string) => [`A place is free: ${course}`, `Der er en ledig plads: ${course}`],
    headline: ['A place is reserved for you', 'En plads er reserveret til dig'],
    lead: (course: string, until: string) => [
      `A place on ${course} has become free, and you’re next on the waiting list. We’re holding it for you until ${until}.`,
      `En plads på ${course} er blevet ledig, og du er den næste på ventelisten. Den er reserveret til dig til og med ${until}.`,
    ],
    when: common.when,
    where: common.where,
    see: ['Book or decline the place', 'Bestil pladsen, eller sig nej tak'],
    decline: [
      'If you can’t come, please decline on the same page, so that the next person hears at once. After the deadline we offer the place to them.',
      'Kan du ikke komme, så sig nej tak på samme side. Så får den næste besked med det samme. Efter fristen tilbyder vi pladsen til den næste.',
    ],
  },
});
