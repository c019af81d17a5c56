import type { ChangeRights } from '#studio/calendar/booking/change-booking.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import type { Language } from '#studio/shared/language.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { sharedRangePairs } from '#studio/site/range/shared-range.messages.ts';

export const manageMessages = inBoth({
  title: ['Your session', 'Din time'],
  states: {
    booked: ['Your session is booked.', 'Din time er booket.'],
    over: ['This session has taken place.', 'Timen er afholdt.'],
    cancelled: ['This session is cancelled.', 'Timen er aflyst.'],
    'new-time': [
      'We had to cancel this session. Choose another time or a refund.',
      'Vi måtte aflyse timen. Vælg en anden tid eller pengene tilbage.',
    ],
    'to-pay': ['We’re holding this time for you.', 'Timen er reserveret til dig.'],
    waiting: ['We’re waiting for your bank.', 'Vi venter på svar fra din bank.'],
    lapsed: [
      'It wasn’t paid in time, so the time has been released.',
      'Timen blev ikke betalt i tide og er ledig igen.',
    ],
  },
  pay: ['Go to payment', 'Gå til betaling'],
  price: common.price,
  currency: common.currency,
  payUntil: (until: string) => [
    `It’s yours once you’ve paid. We’re holding it until ${until}. You haven’t been charged yet.`,
    `Timen er reserveret til dig indtil ${until}. Den er din, når du har betalt. Vi har ikke trukket penge endnu.`,
  ],
  online: 'Online',
  where: common.where,
  with: ['With', 'Hos'],
  calendar: ['Add to calendar', 'Føj til kalender'],
  move: ['Reschedule', 'Flyt'],
  cancel: ['Cancel', 'Aflys'],
  back: ['Keep current time', 'Behold bookingen'],
  newTime: {
    unpaid: [
      'We had to cancel this session. Choose another time.',
      'Vi måtte aflyse timen. Vælg en anden tid.',
    ],
    choose: ['Choose another time', 'Vælg en anden tid'],
    refund: ['Get a refund', 'Få pengene tilbage'],
    none: ['No new time', 'Ingen ny tid'],
    back: ['Back', 'Tilbage'],
  },
  again: ['Book another session', 'Book en anden time'],
  range: sharedRangePairs,
  keepLink: [
    'Keep this link private: anyone who has it can reschedule or cancel the session.',
    'Del ikke sidens adresse. Alle, der har den, kan flytte eller aflyse timen.',
  ],
  reschedulesLeft: (count: number) =>
    count === 1
      ? ['You can reschedule once more, up to', 'Du kan flytte den én gang mere indtil']
      : [`You can reschedule ${count} more times, up to`, `Du kan flytte den ${count} gange mere indtil`],
  until: (hours: number) => [
    `${hours} hours before it starts. Rescheduling is free.`,
    `${hours} timer før start. Det er gratis.`,
  ],
  noReschedules: [
    'You’ve reached the maximum number of reschedules. Write to us if you need another time.',
    'Timen kan ikke flyttes flere gange. Skriv til os, hvis du har brug for et andet tidspunkt.',
  ],
  late: (hours: number) => [
    `It starts in less than ${hours} hours. You can still request another time, and we’ll reply by email.`,
    `Der er mindre end ${hours} timer til start. Du kan bede om en anden tid, og vi svarer på e-mail.`,
  ],

  moveTitle: ['Reschedule', 'Flyt timen'],
  moveLead: ['Choose a new time.', 'Vælg et nyt tidspunkt.'],
  askLead: [
    'Choose the time you’d prefer. It only changes if we confirm; until then, you keep your current time.',
    'Vælg det tidspunkt, du hellere vil have. Vi flytter først timen, når vi har sagt ja. Indtil da gælder den, du har booket.',
  ],
  moveButton: ['Reschedule to this time', 'Flyt til denne tid'],
  askButton: ['Request this time', 'Bed om tiden'],
  freeTimes: ['Available times', 'Ledige tider'],
  noTimes: [
    'No times are free at the moment. New ones open every day.',
    'Der er ingen ledige tider i øjeblikket. Der kommer nye hver dag.',
  ],
  pick: ['Pick a time.', 'Vælg en tid.'],

  cancelTitle: ['Cancel the session', 'Aflys timen'],
  cancelButton: ['Cancel the session', 'Aflys timen'],
  moneyChanged: [
    'Your session isn’t cancelled yet: your refund terms have changed in the meantime. Please read them again.',
    'Vi har ikke aflyst noget endnu, for vilkårene for tilbagebetaling er ændret imens. Læs dem igen, før du aflyser.',
  ],
  money: {
    refund: (amount: string) => [
      `If you cancel now, we refund ${amount} to the card or wallet you paid with. Banks can take up to five business days to show it.`,
      `Aflyser du nu, får du ${amount} tilbage på det kort eller den mobilbetaling, du betalte med. Der kan gå op til fem bankdage, før du kan se beløbet.`,
    ],
    refundGiftCard: (amount: string) => [
      `If you cancel now, we refund ${amount} to your gift card at once.`,
      `Aflyser du nu, føres ${amount} straks tilbage til dit gavekort.`,
    ],
    refundManually: (amount: string) => [
      `If you cancel now, the studio refunds you directly the ${amount} you paid at the session.`,
      `Aflyser du nu, får du ${amount}, som du betalte ved timen, tilbage direkte fra studiet.`,
    ],
    credit: [
      'If you cancel now, your session credit becomes available again: use the link you booked with.',
      'Aflyser du nu, får du dit klip tilbage. Linket, du bookede med, virker stadig.',
    ],
    kept: (amount: string, hours: number) => [
      `It starts in less than ${hours} hours. If you cancel now, ${amount} won’t be refunded.`,
      `Der er mindre end ${hours} timer til start. Aflyser du nu, får du ikke ${amount} tilbage.`,
    ],
    creditKept: (hours: number) => [
      `It starts in less than ${hours} hours. If you cancel now, the session counts as used.`,
      `Der er mindre end ${hours} timer til start. Aflyser du nu, er dit klip brugt.`,
    ],
    invoice: (number: number) => [
      `If you cancel now, invoice ${number} is cancelled, and there’s nothing to pay.`,
      `Aflyser du nu, annulleres faktura ${number}, og der er ikke noget at betale.`,
    ],
    invoiceDue: (number: number, hours: number) => [
      `It starts in less than ${hours} hours. If you cancel now, invoice ${number} is still to be paid.`,
      `Der er mindre end ${hours} timer til start. Aflyser du nu, skal faktura ${number} stadig betales.`,
    ],
    lateFee: (amount: string, hours: number) => [
      `It starts in less than ${hours} hours. You haven’t paid, so as agreed when you booked, we may charge ${amount} if you cancel now. You’d get an invoice by email.`,
      `Der er mindre end ${hours} timer til start, og du har ikke betalt. Aflyser du nu, kan vi som aftalt ved bookingen opkræve ${amount}. I så fald får du en faktura på e-mail.`,
    ],
    nothing: [
      'You haven’t paid anything, so there’s nothing to refund.',
      'Du har ikke betalt noget, så der er ikke noget at betale tilbage.',
    ],
  },

  done: {
    moved: [
      'Your session has been rescheduled. We’ve emailed you a new calendar file.',
      'Din time er flyttet. En ny kalenderfil er på vej til dig.',
    ],
    requested: [
      'Request received. We’ll reply by email; until then, you keep your current time.',
      'Vi har fået dit ønske og svarer på e-mail. Indtil da er din time stadig booket.',
    ],
    cancelled: ['We’ve emailed you a confirmation.', 'Vi har sendt dig en bekræftelse på e-mail.'],
    refunded: (amount: string) => [
      `${amount} is on its way back to you.`,
      `${amount} er på vej tilbage til dig.`,
    ],
    returned: [
      'Your session credit is available again. Use the link you booked with.',
      'Du har fået dit klip tilbage. Book igen med det samme link.',
    ],
  },
  refusals: {
    'not-offered': [
      'That time isn’t available. Please pick one from the list.',
      'Tiden kan ikke bookes. Vælg en fra listen.',
    ],
    taken: [
      'Someone has just taken that time. Please pick another one.',
      'Tiden er lige blevet optaget. Vælg en anden.',
    ],
    'no-reschedules-left': [
      'You’ve reached the maximum number of reschedules. Write to us if you need another time.',
      'Timen kan ikke flyttes flere gange. Skriv til os, hvis du har brug for et andet tidspunkt.',
    ],
    over: ['This session can no longer be changed.', 'Timen kan ikke længere ændres.'],
  },
});

export type ManageWords = (typeof manageMessages)['en'];

/** Where the pages behind a secret link say something else when the booking is a free half hour. */
const consultationWords = inBoth({
  title: ['Your consultation', 'Din samtale'],
  states: {
    booked: ['Your free half hour is booked.', 'Din halve time er booket. Den er gratis.'],
    over: ['This consultation has taken place.', 'Samtalen er afholdt.'],
    cancelled: ['This consultation is cancelled.', 'Samtalen er aflyst.'],
    'new-time': [
      'We had to cancel this consultation. Choose another time.',
      'Vi måtte aflyse samtalen. Vælg en anden tid.',
    ],
  },
  again: ['Choose another time', 'Vælg en anden tid'],
  keepLink: [
    'Keep this link private: anyone who has it can reschedule or cancel the consultation.',
    'Del ikke sidens adresse. Alle, der har den, kan flytte eller aflyse samtalen.',
  ],
  moveTitle: ['Reschedule', 'Flyt samtalen'],
  moveLead: ['Choose a new time.', 'Vælg et nyt tidspunkt til samtalen.'],
  askLead: [
    'Choose the time you’d prefer. It only changes if we confirm; until then, you keep your current time.',
    'Vælg det tidspunkt, du hellere vil have. Vi flytter først samtalen, når vi har sagt ja. Indtil da gælder den, du har booket.',
  ],
  moveButton: ['Reschedule to this time', 'Flyt til denne tid'],
  askButton: ['Request this time', 'Bed om tiden'],
  noTimes: [
    'No times are free at the moment. New ones open every day.',
    'Der er ingen ledige halve timer i øjeblikket. Der kommer nye hver dag.',
  ],
  cancelTitle: ['Cancel the consultation', 'Aflys samtalen'],
  cancelButton: ['Cancel the consultation', 'Aflys samtalen'],
  nothingToPayBack: [
    'It’s free, so there’s nothing to refund. Someone else can have the time.',
    'Samtalen er gratis, så der er ikke noget at betale tilbage. Tiden bliver ledig for andre.',
  ],
  done: {
    moved: [
      'Your consultation has been rescheduled. We’ve emailed you a new calendar file.',
      'Din samtale er flyttet. En ny kalenderfil er på vej til dig.',
    ],
    requested: [
      'Request received. We’ll reply by email; until then, you keep your current time.',
      'Vi har fået dit ønske og svarer på e-mail. Indtil da er din samtale stadig booket.',
    ],
    cancelled: ['We’ve emailed you a confirmation.', 'Vi har sendt dig en bekræftelse på e-mail.'],
    refunded: () => '',
    returned: '',
  },
});

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

/** Instead of another time, after the studio cancelled. */
export function noNewTime({ cancelMoney }: Pick<ChangeRights, 'cancelMoney'>, words: ManageWords): string {
  return cancelMoney === 'all-back' ? words.newTime.refund : words.newTime.none;
}
