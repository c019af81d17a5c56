import { inBoth } from '#studio/shared/texts/in-both.ts';

/** Where the pages behind a secret link say something else when the booking is a free half hour. */
export const consultationWords = inBoth({
  title: ['Your consultation', 'Din samtale'],
  states: {
    booked: ['Your free half hour is booked.', 'Din halve time er booket. Den er gratis.'],
    over: ['This consultation has taken place.', 'Samtalen er afholdt.'],
    cancelled: ['This consultation is cancelled.', 'Samtalen er aflyst.'],
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
  askButton: ['Request this time', 'Anmod om tiden'],
  noTimes: [
    'No times are free in the next seven days. New ones open every day.',
    'Der er ingen ledige halve timer de næste syv dage. Der kommer nye hver dag.',
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
