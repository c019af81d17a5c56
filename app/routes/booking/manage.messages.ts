import type { SlotKind } from '#studio/calendar/slot.ts';
import type { Language } from '#studio/shared/language.ts';
import { consultationWords } from './manage-consultation.messages.ts';

const en = {
  title: 'Your session',
  states: {
    booked: 'Your session is booked.',
    over: 'This session has taken place.',
    cancelled: 'This session is cancelled.',
    'to-pay': 'We’re holding this time for you.',
    waiting: 'We’re waiting for your bank.',
    lapsed: 'It wasn’t paid in time, so the time has been released.',
  },
  pay: 'Go to payment',
  price: 'Price',
  currency: 'Currency',
  payUntil: (until: string) =>
    `It’s yours once you’ve paid. We’re holding it until ${until}. You haven’t been charged yet.`,
  online: 'Online',
  where: 'Where',
  with: 'With',
  calendar: 'Add to calendar',
  move: 'Reschedule',
  cancel: 'Cancel',
  back: 'Keep current time',
  again: 'Book another session',
  keepLink: 'Keep this link private: anyone who has it can reschedule or cancel the session.',
  reschedulesLeft: (count: number) =>
    count === 1 ? 'You can reschedule once more, up to' : `You can reschedule ${count} more times, up to`,
  until: (hours: number) => `${hours} hours before it starts. Rescheduling is free.`,
  noReschedules: 'You’ve reached the maximum number of reschedules. Write to us if you need another time.',
  late: (hours: number) =>
    `It starts in less than ${hours} hours. You can still request another time, and we’ll reply by email.`,

  moveTitle: 'Reschedule',
  moveLead: 'Choose a new time. There’s nothing more to pay.',
  askLead:
    'Choose the time you’d prefer. It only changes if we confirm; until then, you keep your current time.',
  moveButton: 'Reschedule to this time',
  askButton: 'Request this time',
  freeTimes: 'Available times',
  noTimes: 'No times are free in the next seven days. New ones open every day.',
  pick: 'Pick a time.',

  cancelTitle: 'Cancel the session',
  cancelButton: 'Cancel the session',
  moneyChanged:
    'Your session isn’t cancelled yet: your refund terms have changed in the meantime. Please read them again.',
  money: {
    refund: (amount: string) =>
      `If you cancel now, we refund ${amount} to the card or wallet you paid with. Banks can take up to five working days to show it.`,
    refundGiftCard: (amount: string) => `If you cancel now, we refund ${amount} to your gift card at once.`,
    refundManually: (amount: string) =>
      `If you cancel now, the studio refunds you directly the ${amount} you paid at the session.`,
    credit: 'If you cancel now, your session credit becomes available again: use the link you booked with.',
    kept: (amount: string, hours: number) =>
      `It starts in less than ${hours} hours. If you cancel now, ${amount} won’t be refunded.`,
    creditKept: (hours: number) =>
      `It starts in less than ${hours} hours. If you cancel now, the session counts as used.`,
    invoice: (number: number) =>
      `If you cancel now, invoice ${number} is cancelled, and there’s nothing to pay.`,
    invoiceDue: (number: number, hours: number) =>
      `It starts in less than ${hours} hours. If you cancel now, invoice ${number} is still to be paid.`,
    nothing: 'You haven’t paid anything, so there’s nothing to refund.',
  },

  done: {
    moved: 'Your session has been rescheduled. We’ve emailed you a new calendar file.',
    requested: 'Request received. We’ll reply by email; until then, you keep your current time.',
    cancelled: 'We’ve emailed you a confirmation.',
    refunded: (amount: string) => `${amount} is on its way back to you.`,
    returned: 'Your session credit is available again. Use the link you booked with.',
  },
  refusals: {
    'not-offered': 'That time isn’t available. Please pick one from the list.',
    taken: 'Someone has just taken that time. Please pick another one.',
    'no-reschedules-left':
      'You’ve reached the maximum number of reschedules. Write to us if you need another time.',
    over: 'This session can no longer be changed.',
  },
};

const da: typeof en = {
  title: 'Din time',
  states: {
    booked: 'Din time er booket.',
    over: 'Timen er afholdt.',
    cancelled: 'Timen er aflyst.',
    'to-pay': 'Timen er reserveret til dig.',
    waiting: 'Vi venter på svar fra din bank.',
    lapsed: 'Timen blev ikke betalt i tide og er ledig igen.',
  },
  pay: 'Gå til betaling',
  price: 'Pris',
  currency: 'Valuta',
  payUntil: (until) =>
    `Timen er reserveret til dig indtil ${until}. Den er din, når du har betalt. Vi har ikke trukket penge endnu.`,
  online: 'Online',
  where: 'Sted',
  with: 'Hos',
  calendar: 'Føj til kalender',
  move: 'Flyt',
  cancel: 'Aflys',
  back: 'Behold bookingen',
  again: 'Book en anden time',
  keepLink: 'Del ikke sidens adresse. Alle, der har den, kan flytte eller aflyse timen.',
  reschedulesLeft: (count) =>
    count === 1 ? 'Du kan flytte den én gang mere indtil' : `Du kan flytte den ${count} gange mere indtil`,
  until: (hours) => `${hours} timer før start. Det er gratis.`,
  noReschedules: 'Timen kan ikke flyttes flere gange. Skriv til os, hvis du har brug for et andet tidspunkt.',
  late: (hours) =>
    `Der er mindre end ${hours} timer til start. Du kan bede om en anden tid, og vi svarer på e-mail.`,

  moveTitle: 'Flyt timen',
  moveLead: 'Vælg et nyt tidspunkt. Du skal ikke betale mere.',
  askLead:
    'Vælg det tidspunkt, du hellere vil have. Vi flytter først timen, når vi har sagt ja. Indtil da gælder den, du har booket.',
  moveButton: 'Flyt til denne tid',
  askButton: 'Anmod om tiden',
  freeTimes: 'Ledige tider',
  noTimes: 'Der er ingen ledige timer de næste syv dage. Der kommer nye hver dag.',
  pick: 'Vælg en tid.',

  cancelTitle: 'Aflys timen',
  cancelButton: 'Aflys timen',
  moneyChanged:
    'Vi har ikke aflyst noget endnu, for vilkårene for tilbagebetaling er ændret imens. Læs dem igen, før du aflyser.',
  money: {
    refund: (amount) =>
      `Aflyser du nu, får du ${amount} tilbage på det kort eller i den wallet, du betalte med. Der kan gå op til fem bankdage, før du kan se beløbet.`,
    refundGiftCard: (amount) => `Aflyser du nu, føres ${amount} straks tilbage til dit gavekort.`,
    refundManually: (amount) =>
      `Aflyser du nu, får du ${amount}, som du betalte ved timen, tilbage direkte fra studiet.`,
    credit: 'Aflyser du nu, får du dit klip tilbage. Linket, du bookede med, virker stadig.',
    kept: (amount, hours) =>
      `Der er mindre end ${hours} timer til start. Aflyser du nu, får du ikke ${amount} tilbage.`,
    creditKept: (hours) => `Der er mindre end ${hours} timer til start. Aflyser du nu, er dit klip brugt.`,
    invoice: (number) => `Aflyser du nu, annulleres faktura ${number}, og der er ikke noget at betale.`,
    invoiceDue: (number, hours) =>
      `Der er mindre end ${hours} timer til start. Aflyser du nu, skal faktura ${number} stadig betales.`,
    nothing: 'Du har ikke betalt noget, så der er ikke noget at betale tilbage.',
  },

  done: {
    moved: 'Din time er flyttet. En ny kalenderfil er på vej til dig.',
    requested: 'Vi har fået dit ønske og svarer på e-mail. Indtil da er din time stadig booket.',
    cancelled: 'Vi har sendt dig en bekræftelse på e-mail.',
    refunded: (amount) => `${amount} er på vej tilbage til dig.`,
    returned: 'Du har fået dit klip tilbage. Book igen med det samme link.',
  },
  refusals: {
    'not-offered': 'Tiden kan ikke bookes. Vælg en fra listen.',
    taken: 'Tiden er lige blevet optaget. Vælg en anden.',
    'no-reschedules-left':
      'Timen kan ikke flyttes flere gange. Skriv til os, hvis du har brug for et andet tidspunkt.',
    over: 'Timen kan ikke længere ændres.',
  },
};

export type ManageWords = typeof en;

/** Words for the pages of a booked session; a free half hour has some of its own. */
export function manageWords(language: Language, kind: SlotKind): ManageWords {
  const words = manageMessages[language];
  if (kind === 'session') return words;
  const { nothingToPayBack, ...own } = consultationWords[language];
  return {
    ...words,
    ...own,
    states: { ...words.states, ...own.states },
    money: { ...words.money, nothing: nothingToPayBack },
  };
}

export const manageMessages: Record<Language, ManageWords> = { en, da };
